/** Tables full of scripted players, and what their server makes of it. */

import type { Player, Venue } from './player.ts';

export interface Load {
  readonly tables: number;
  /** Actions a second at all tables together; without it, everyone acts as soon as he is asked. */
  readonly rate?: number;
  /** How long the tables play before anything counts, and how long it counts, in milliseconds. */
  readonly warmUp: number;
  readonly duration: number;
}

export interface Finding {
  readonly tables: number;
  readonly sockets: number;
  /** Written and acknowledged, per second. */
  readonly actionsPerSecond: number;
  /** From sending an action to its own acknowledgement, in milliseconds. */
  readonly acknowledged: Percentiles;
  /** From sending an action until the last of the other players has its update. */
  readonly everyone: Percentiles;
  /** For one action. */
  readonly spent: Processor;
}

/** Milliseconds of processor time, whoever else uses the machine. */
export interface Processor {
  readonly server: number;
  /** All scripted players together, in this process. */
  readonly players: number;
}

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** `spent` is read when counting begins and when it ends. */
export async function bear(venue: Venue, load: Load, spent: () => Processor): Promise<Finding> {
  const bench = new Bench(venue, load, spent);
  await bench.fill();
  await wait(load.warmUp);
  bench.beginCounting();
  await wait(load.duration);
  const finding = bench.finding();
  await bench.leave();
  return finding;
}

class Bench {
  readonly #venue: Venue;
  readonly #load: Load;
  readonly #tables = new Set<Table>();
  /** Seats that are asked and have not acted, first come, first served. */
  #waiting: { table: Table; seat: number }[] = [];
  #acknowledged: number[] = [];
  #everyone: number[] = [];
  #since = 0;
  readonly #spent: () => Processor;
  #spentBefore: Processor = { server: 0, players: 0 };
  #ended = false;
  /** Tables that are about to take the place of others. */
  readonly #opening = new Set<Promise<void>>();
  #credit = 0;

  constructor(venue: Venue, load: Load, spent: () => Processor) {
    this.#venue = venue;
    this.#load = load;
    this.#spent = spent;
  }

  async fill(): Promise<void> {
    // A few at a time: how fast a server fills is not what is measured.
    let left = this.#load.tables;
    const open = async (): Promise<void> => {
      while (left-- > 0) await this.#openTable();
    };
    await Promise.all(Array.from({ length: 8 }, open));
    if (this.#load.rate !== undefined) void this.#keepPace(this.#load.rate);
  }

  beginCounting(): void {
    this.#acknowledged = [];
    this.#everyone = [];
    this.#since = performance.now();
    this.#spentBefore = this.#spent();
  }

  finding(): Finding {
    const seconds = (performance.now() - this.#since) / 1000;
    const spent = this.#spent();
    const actions = this.#acknowledged.length;
    return {
      tables: this.#tables.size,
      sockets: [...this.#tables].reduce((sum, { players }) => sum + players.length, 0),
      actionsPerSecond: actions / seconds,
      acknowledged: percentilesOf(this.#acknowledged),
      everyone: percentilesOf(this.#everyone),
      spent: {
        server: (spent.server - this.#spentBefore.server) / actions,
        players: (spent.players - this.#spentBefore.players) / actions,
      },
    };
  }

  async leave(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#opening);
    for (const { players } of this.#tables) for (const player of players) player.leave();
  }

  async #openTable(): Promise<void> {
    const table = new Table((milliseconds) => this.#everyone.push(milliseconds));
    table.players = await this.#venue.seat({
      heard: (seat, seq) => table.heard(seat, seq),
      asked: (seat) => this.#asked(table, seat),
      over: () => this.#replace(table),
    });
    this.#tables.add(table);
    table.open = true;
    for (const seat of table.asked) this.#ready(table, seat);
  }

  /** The number of tables stays the same: a new game begins where one has ended. */
  #replace(table: Table): void {
    if (this.#ended || !this.#tables.delete(table)) return;
    for (const player of table.players) player.leave();
    const opened = this.#openTable().finally(() => this.#opening.delete(opened));
    this.#opening.add(opened);
  }

  #asked(table: Table, seat: number): void {
    if (table.asked.has(seat)) return;
    table.asked.add(seat);
    if (table.open) this.#ready(table, seat);
  }

  #ready(table: Table, seat: number): void {
    if (this.#load.rate === undefined) void this.#act(table, seat);
    else this.#waiting.push({ table, seat });
  }

  async #act(table: Table, seat: number): Promise<void> {
    if (this.#ended || !this.#tables.has(table)) return;
    table.asked.delete(seat);
    table.isBusy = true;
    const sent = performance.now();
    const seq = await (table.players[seat] as Player).act().catch(() => undefined);
    table.isBusy = false;
    if (seq === undefined) return;
    this.#acknowledged.push(performance.now() - sent);
    table.acknowledged(seat, seq, sent);
  }

  /** Lets so many act every second, evenly; what cannot act yet waits for the next beat. */
  async #keepPace(rate: number): Promise<void> {
    let last = performance.now();
    while (!this.#ended) {
      await wait(2);
      const now = performance.now();
      // A beat missed is made up for, but not for longer than a moment.
      this.#credit = Math.min(rate / 10, this.#credit + ((now - last) / 1000) * rate);
      last = now;
      while (this.#credit >= 1) {
        const next = this.#next();
        if (next === undefined) break;
        this.#credit -= 1;
        void this.#act(next.table, next.seat);
      }
    }
  }

  /** Anyone who is asked and may act. */
  #next(): { table: Table; seat: number } | undefined {
    const free = this.#venue.oneByOne
      ? this.#waiting.filter(({ table }) => !table.isBusy)
      : this.#waiting;
    const next = free[Math.floor(Math.random() * free.length)];
    if (next !== undefined) this.#waiting.splice(this.#waiting.indexOf(next), 1);
    return next;
  }
}

/** Follows which player has heard of which update. */
class Table {
  players: readonly Player[] = [];
  open = false;
  /** Whether an action of someone is on its way. */
  isBusy = false;
  readonly asked = new Set<number>();
  readonly #told: (milliseconds: number) => void;
  readonly #last: number[] = [];
  #pending: { seat: number; seq: number; sent: number }[] = [];

  constructor(told: (milliseconds: number) => void) {
    this.#told = told;
  }

  heard(seat: number, seq: number): void {
    this.#last[seat] = Math.max(this.#last[seat] ?? 0, seq);
    this.#settle();
  }

  acknowledged(seat: number, seq: number, sent: number): void {
    this.#pending.push({ seat, seq, sent });
    this.#settle();
  }

  #settle(): void {
    const now = performance.now();
    this.#pending = this.#pending.filter(({ seq, sent }) => {
      const everyone = this.players.every((_player, other) => (this.#last[other] ?? 0) >= seq);
      if (everyone) this.#told(now - sent);
      return !everyone;
    });
  }
}

function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
