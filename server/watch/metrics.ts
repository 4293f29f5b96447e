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

  /** What people do at tables. What bots decide is counted by how long they think. */
  readonly actions = new Counter({
    name: 'starboard_actions_total',
    help: 'What people asked for at tables: act, undo or instruct, by game, and what became of it: written, doubled or refused; for bots see starboard_bot_thinking_seconds_count',
    labelNames: ['game', 'call', 'outcome'],
    registers: [this.#registry],
  });

  /** As a player feels it, but for his line: what he has asked before and storage included. */
  readonly acknowledgement = new Histogram({
    name: 'starboard_acknowledgement_seconds',
    help: 'From the arrival of what makes an entry to its acknowledgement, written to storage in between',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers: [this.#registry],
  });

  readonly roundTrip = new Histogram({
    name: 'starboard_round_trip_seconds',
    help: 'To a client and back, measured with every sign of life',
    buckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
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
