/** What the server counts about itself, for Prometheus. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** Looked at whenever someone reads the metrics. */
export interface Levels {
  /** Open WebSockets. */
  readonly sockets: () => number;
  /** Tables in memory. */
  readonly tables: () => number;
  /** Decisions that wait for a bot's thread. */
  readonly botQueue: () => number;
}

export class Metrics {
  readonly #registry = new Registry();

  /** Entries written, and actions refused, by game. */
  readonly actions = new Counter({
    name: 'starboard_actions_total',
    help: 'Actions by game and what became of them: written, doubled or refused',
    labelNames: ['game', 'outcome'],
    registers: [this.#registry],
  });

  /** From the arrival of an action to its acknowledgement, storage included. */
  readonly acknowledgement = new Histogram({
    name: 'starboard_acknowledgement_seconds',
    help: 'From the arrival of an action to its acknowledgement, written to storage in between',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers: [this.#registry],
  });

  readonly botThinking = new Histogram({
    name: 'starboard_bot_thinking_seconds',
    help: "From a bot's question to its answer, waiting for a thread included",
    buckets: [0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.#registry],
  });

  readonly messages = new Counter({
    name: 'starboard_messages_total',
    help: 'Messages from clients, and whether they were of the right form: accepted or refused',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });

  constructor() {
    // Memory, garbage collection, and the delay of the event loop.
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Shows levels that others keep. */
  show(levels: Levels): void {
    const shown: [keyof Levels, string, string][] = [
      ['sockets', 'starboard_sockets', 'Open WebSockets'],
      ['tables', 'starboard_tables', 'Tables in memory'],
      ['botQueue', 'starboard_bot_queue', "Decisions that wait for a bot's thread"],
    ];
    for (const [level, name, help] of shown) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(levels[level]());
        },
      });
      this.#registry.registerMetric(gauge);
    }
  }

  /** All of it, in the text form that Prometheus reads. */
  async read(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
