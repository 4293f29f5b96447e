/**
 * Where bots think: in threads of their own, so that nobody waits for a bot of
 * another table, with an end to every thought. Thoughts that no thread is free
 * for wait in the order they came. One thread is always kept for other tables:
 * no table has the last one, nor have all those together whose bots do not come
 * to an end by themselves.
 */

import { Piscina } from 'piscina';
import type { TableId } from '../storage/schema.ts';
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
  threads: 2,
  time: 300,
  patience: 5000,
  shelf: import.meta.resolve('@starboard/games'),
};

export class Thinking {
  readonly #settings: ThinkingSettings;
  readonly #threads: Piscina<Thought, unknown>;
  #waiting: Turn[] = [];
  readonly #running = new Set<Turn>();
  /** The tables whose last thought had to be ended. */
  readonly #slow = new Set<TableId>();
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
  async choose(table: TableId, thought: Omit<Thought, 'time'>): Promise<unknown> {
    const { time, patience } = this.#settings;
    const asked = performance.now();
    // Waited for here, so that time spent in the queue is not the bot's.
    const turn = await this.#turn(table);
    const signal = AbortSignal.timeout(time + patience);
    try {
      return await this.#threads.run({ ...thought, time }, { signal });
    } finally {
      if (signal.aborted) this.#slow.add(table);
      else this.#slow.delete(table);
      this.onThought((performance.now() - asked) / 1000);
      this.#running.delete(turn);
      this.#goOn();
    }
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }

  #turn(table: TableId): Promise<Turn> {
    return new Promise((resolve) => {
      const turn: Turn = { table, go: () => resolve(turn) };
      this.#waiting.push(turn);
      this.#goOn();
    });
  }

  /** Whoever may think now does, the first first. */
  #goOn(): void {
    this.#waiting = this.#waiting.filter((turn) => {
      if (!this.#hasRoom(turn)) return true;
      this.#running.add(turn);
      turn.go();
      return false;
    });
  }

  #hasRoom({ table }: Turn): boolean {
    const { threads } = this.#settings;
    const running = [...this.#running];
    const most = Math.max(1, threads - 1);
    const own = running.filter((turn) => turn.table === table).length;
    const slow = running.filter((turn) => this.#slow.has(turn.table)).length;
    return running.length < threads && own < most && !(this.#slow.has(table) && slow >= most);
  }
}

/** A thought that waits for a thread, or has one. */
interface Turn {
  readonly table: TableId;
  go(): void;
}

/** A thread with nothing to do ends after so many milliseconds. */
const IDLE = 60_000;
/** In megabytes. */
const MEMORY = 256;
