/** Play: the tables this process looks at, who is there, and what it sees to by itself. */

import type { Clock, Seat } from '@starboard/engine';
import { type House, takeFrom } from '../house.ts';
import type { TableId } from '../storage/schema.ts';
import { type Habits, USUAL_HABITS } from './attendant.ts';
import { HostWatch } from './host-watch.ts';
import { Keeper, type KeeperSettings, USUAL_LEASE } from './keeper.ts';
import { OpenTable, type TableSurroundings } from './open-table.ts';
import { Presence } from './presence.ts';
import { seatingOf } from './seating.ts';
import { Thinking, type ThinkingSettings, USUAL_THINKING } from './thinking.ts';

export interface PlaySettings {
  /** The name of this process among those that serve the same tables; where it is the only one, the same after a restart. */
  readonly process: string;
  /** In milliseconds since 1970. */
  readonly clock?: Clock;
  readonly habits?: Habits;
  readonly keeper?: KeeperSettings;
  readonly thinking?: ThinkingSettings;
}

export class Play {
  readonly presence: Presence;
  readonly thinking: Thinking;
  readonly clock: Clock;
  readonly #surroundings: TableSurroundings;
  readonly #keeper: Keeper;
  readonly #hosts: HostWatch;
  readonly #tables = new Map<TableId, Looked>();
  readonly #followed = new Map<TableId, number>();
  readonly #endGaps: () => void;

  constructor(house: House, settings: PlaySettings, onFailure: (error: unknown) => void) {
    const { messages, log, shelf } = house;
    const { process, clock = wallClock } = settings;
    const seating = seatingOf(house);
    this.clock = clock;
    this.presence = new Presence(messages, clock, process);
    this.thinking = new Thinking(settings.thinking ?? USUAL_THINKING);
    this.#surroundings = {
      log,
      messages,
      process,
      clock,
      seating,
      presence: this.presence,
      box: (game) => takeFrom(shelf, game),
      onFailure,
    };
    const { presence, thinking } = this;
    const { habits = USUAL_HABITS } = settings;
    const care = { clock, presence, seating, thinking, habits, onFailure };
    const patience = habits.hostAway;
    this.#hosts = new HostWatch({ clock, presence, seating, patience, onFailure });
    this.#keeper = new Keeper(
      {
        log,
        clock,
        care,
        process,
        onFailure,
        open: (table) => this.#open(table),
        letGo: (table) => this.#letGo(table),
        isFollowed: (table) => this.#followed.has(table),
        followed: () => this.#underWay(),
      },
      settings.keeper ?? USUAL_LEASE,
    );
    this.presence.onChange((table) => this.#presenceChanged(table));
    this.#endGaps = messages.onGap(() => this.#lookAgain());
  }

  /** How many matches are in memory here, and how many of them in this process's care. */
  get counts(): { readonly open: number; readonly kept: number } {
    return { open: this.#tables.size, kept: this.#keeper.tables };
  }

  start(): void {
    this.#keeper.start();
  }

  async stop(): Promise<void> {
    this.#endGaps();
    this.#hosts.stop();
    this.presence.stop();
    await this.#keeper.stop();
    const closing = [...this.#tables.values()].map(async ({ table, forget }) => {
      forget();
      await (await table).close();
    });
    await Promise.allSettled(closing);
    await this.thinking.close();
  }

  /** Someone follows a table here, until `unfollow`. */
  async follow(id: TableId): Promise<OpenTable> {
    this.#followed.set(id, (this.#followed.get(id) ?? 0) + 1);
    try {
      const table = await this.#open(id);
      if (table.live !== undefined && table.terms?.over === false) this.#takeCare(id);
      return table;
    } catch (error) {
      this.#uncount(id);
      throw error;
    }
  }

  unfollow(id: TableId): void {
    this.#uncount(id);
    this.#letGo(id);
  }

  /** Its person is back: the bot that held a seat gives it up. */
  async comeBack(table: OpenTable, seat: Seat): Promise<void> {
    // A bot that has just sat down is known at the match before the table has heard of it.
    const known = [table.terms, table.live?.logged.terms];
    if (!known.some((terms) => (terms?.seats[seat]?.heldBy ?? null) !== null)) return;
    await this.#surroundings.seating.hold(table.id, seat, null);
    await table.refresh();
  }

  /** The tables that someone follows here, and where a match is under way. */
  #underWay(): TableId[] {
    return [...this.#followed.keys()].filter((id) => {
      const open = this.#tables.get(id)?.open;
      return open?.live !== undefined && open.terms?.over === false;
    });
  }

  #takeCare(id: TableId): void {
    this.#keeper.take(id).catch(this.#surroundings.onFailure);
  }

  #uncount(id: TableId): void {
    const followers = (this.#followed.get(id) ?? 0) - 1;
    if (followers > 0) this.#followed.set(id, followers);
    else this.#followed.delete(id);
  }

  async #open(id: TableId): Promise<OpenTable> {
    const looked = this.#tables.get(id) ?? this.#look(id);
    looked.users += 1;
    looked.forget();
    try {
      return await looked.table;
    } catch (error) {
      this.#tables.delete(id);
      throw error;
    }
  }

  #look(id: TableId): Looked {
    const looked: Looked = { table: this.#openTable(id), users: 0, forget: () => {} };
    this.#tables.set(id, looked);
    return looked;
  }

  async #openTable(id: TableId): Promise<OpenTable> {
    const table = await OpenTable.open(id, this.#surroundings);
    table.onNovelty((novelty) => {
      if (novelty === 'match' && this.#followed.has(id)) this.#takeCare(id);
      if (novelty !== 'news') return;
      this.#keeper.changed(id);
      this.#hosts.look(table);
    });
    const looked = this.#tables.get(id);
    if (looked !== undefined) looked.open = table;
    return table;
  }

  /** Whoever comes back within a while finds the table as it was. */
  #letGo(id: TableId): void {
    const looked = this.#tables.get(id);
    if (looked === undefined) return;
    looked.users -= 1;
    if (looked.users > 0) return;
    looked.forget = this.clock.wake(KEPT_IN_MEMORY, () => {
      this.#tables.delete(id);
      this.#hosts.forget(id);
      looked.table.then(
        (open) => open.close(),
        () => {},
      );
    });
  }

  #presenceChanged(id: TableId): void {
    this.#keeper.changed(id);
    this.#tables.get(id)?.table.then(
      (open) => open.presenceChanged(),
      () => {},
    );
  }

  #lookAgain(): void {
    for (const { table } of this.#tables.values()) {
      table.then(
        (open) => open.lookAgain(),
        () => {},
      );
    }
  }
}

interface Looked {
  readonly table: Promise<OpenTable>;
  open?: OpenTable;
  users: number;
  /** Cancels the forgetting. */
  forget: () => void;
}

/** In milliseconds. */
const KEPT_IN_MEMORY = 10_000;

export const wallClock: Clock = {
  now: () => Date.now(),
  wake(after, call) {
    const timer = setTimeout(call, after);
    return () => clearTimeout(timer);
  },
};
