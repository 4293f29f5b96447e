/**
 * Where bots think: in threads of their own, so that nobody waits for a bot of
 * another table, with an end to every thought. Thoughts that no thread is free
 * for wait in the order they came.
 */

import { Piscina } from 'piscina';
import type { Thought } from './thought.ts';

export interface ThinkingSettings {
  readonly threads: number;
  /** How long a bot may think about one decision, in milliseconds; bots keep to it by themselves. */
  readonly time: number;
  /** How much longer than that one is waited for before its thread is ended. */
  readonly patience: number;
  /** The address of the module with the games. */
  readonly shelf: string;
}

export const USUAL_THINKING: ThinkingSettings = {
  threads: 1,
  time: 300,
  patience: 5000,
  shelf: import.meta.resolve('@starboard/games'),
};

export class Thinking {
  readonly #settings: ThinkingSettings;
  readonly #threads: Piscina<Thought, unknown>;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** Told how many seconds a decision took, waiting included. */
  onThought: (seconds: number) => void = () => {};

  constructor(settings: ThinkingSettings = USUAL_THINKING) {
    this.#settings = settings;
    this.#threads = new Piscina({
      filename: import.meta.resolve('./thought.ts'),
      workerData: { shelf: settings.shelf },
      minThreads: 0,
      maxThreads: settings.threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
  }

  /** How many thoughts wait for a thread. */
  get queue(): number {
    return this.#waiting.length;
  }

  /** What the bot chooses; rejects if it breaks down or takes too long. */
  async choose(thought: Omit<Thought, 'time'>): Promise<unknown> {
    const { threads, time, patience } = this.#settings;
    const asked = performance.now();
    // Counted here, so that time spent in the queue is not the bot's.
    if (this.#running >= threads) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#running++;
    try {
      return await this.#threads.run(
        { ...thought, time },
        { signal: AbortSignal.timeout(time + patience) },
      );
    } finally {
      this.onThought((performance.now() - asked) / 1000);
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}

/** A thread with nothing to do ends after so many milliseconds. */
const IDLE = 60_000;
/** In megabytes. */
const MEMORY = 256;
