/** Whole games as a page hosts them: a table with a stopwatch, bots of the box, and a person at one of the seats. */

import {
  type Connection,
  type LocalHost,
  type LocalTable,
  openTable,
  Random,
  Refusal,
  readRecord,
  recordText,
  type Seat,
  type Seed,
  seatsOf,
  type Update,
  type Viewer,
  writeRecord,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import { box } from './index.ts';
import { placementOf } from './maps/map.ts';
import type { Action } from './rules/action.ts';
import type { State } from './rules/state.ts';
import type { SpaceBuilderTypes } from './rules/types.ts';
import type { RoundView } from './rules/view.ts';

type Told = Update<SpaceBuilderTypes>;

const LEVELS = ['expert', 'newcomer', 'practised', 'child'];

/** A table where everybody but the person is a bot. */
function tableOf(seats: number, person: Seat | null, change: Partial<LocalTable> = {}): LocalTable {
  return {
    options: {},
    seats,
    seed: 'ab'.repeat(32) as Seed,
    log: [],
    bots: seatsOf(seats)
      .filter((seat) => seat !== person)
      .map((seat) => ({ seat, bot: LEVELS[seat] as string, thinking: 1 })),
    botSeed: 'cd'.repeat(32) as Seed,
    ...change,
  };
}

async function opened(table: LocalTable, clock: HandClock): Promise<LocalHost<SpaceBuilderTypes>> {
  return openTable(box, table, {
    clock,
    onFailure: (error) => {
      throw error;
    },
  });
}

/** Someone who builds without a fault, one thing every so many milliseconds, and gets ready at once. */
class Person {
  readonly seen: Told[] = [];
  readonly #clock: HandClock;
  readonly #pace: number;
  #connection: Connection<SpaceBuilderTypes> | undefined;
  #watch: number | undefined;

  constructor(clock: HandClock, pace: number) {
    this.#clock = clock;
    this.#pace = pace;
  }

  async sit(host: LocalHost<SpaceBuilderTypes>, seat: Seat): Promise<this> {
    this.#connection = await host.join(seat, (update) => this.#listen(update, seat));
    this.#listen(this.seen[0] as Told, seat);
    return this;
  }

  #listen(update: Told, seat: Seat): void {
    if (this.seen.at(-1) !== update) this.seen.push(update);
    if (this.#connection === undefined) return;
    const [choice] = update.choices;
    if (choice?.action.kind === 'ready' || choice?.action.kind === 'unfreeze') {
      void this.#act(choice.action);
    }
    if (update.watch?.number === this.#watch) return;
    this.#watch = update.watch?.number;
    if (update.view.stage.kind === 'building') this.#build(update.view.round as RoundView, seat);
  }

  #build(round: RoundView, seat: Seat): void {
    const began = this.#clock.now();
    const watch = this.#watch;
    let at = 0;
    const then = (action: Action) => {
      at += this.#pace;
      this.#clock.wake(at, () => {
        if (this.#watch !== watch) return;
        void this.#act({ ...action, at: this.#clock.now() - began } as Action);
      });
    };
    for (const { building, slot: built } of round.builders[seat]?.cards ?? []) {
      if (built !== null) continue;
      const { slot, turn, side } = placementOf(round.map, building);
      if (turn !== 0) then({ kind: 'turn', building, turn, at: 0 });
      if (side !== 'A') then({ kind: 'flip', building, side, at: 0 });
      then({ kind: 'place', building, slot, at: 0 });
    }
    then({ kind: 'tap', at: 0 });
  }

  async #act(action: Action): Promise<void> {
    try {
      await this.#connection?.act(action, this.seen.at(-1)?.seq ?? 0);
    } catch (error) {
      // Too late for the round is part of the game; everything else is not.
      const late = error instanceof Refusal && /^(round\.|action\.stale)/.test(error.code);
      if (!late) throw error;
    }
  }
}

async function played(clock: HandClock, host: LocalHost<SpaceBuilderTypes>): Promise<State> {
  for (let minutes = 0; host.match.result === undefined; minutes++) {
    expect(minutes).toBeLessThan(60);
    await clock.pass(60_000);
  }
  return host.match.state;
}

async function watching(
  host: LocalHost<SpaceBuilderTypes>,
  viewer: Viewer,
): Promise<readonly Told[]> {
  const seen: Told[] = [];
  await host.join(viewer, (update) => seen.push(update));
  return seen;
}

test.each([
  [2, 0],
  [2, 1],
  [3, 1],
  [4, 0],
  [4, 3],
] as const)(
  '%i players with a person at seat %i come to the end of a game, and its record holds',
  async (seats, place) => {
    const clock = new HandClock();
    const person = place as Seat;
    const host = await opened(tableOf(seats, person), clock);
    const mine = await new Person(clock, 1300).sit(host, person);
    const outside = await watching(host, 'spectator');
    const { players, stage } = await played(clock, host);

    expect(Math.max(...players.map(({ wins }) => wins))).toBe(5);
    expect(host.match.result?.places[(stage as { winner: Seat }).winner]).toBe(1);
    expect(players[person]?.wins).toBeGreaterThan(0);
    for (const update of [...mine.seen, ...outside]) expect(update.undoable).toBe(false);
    secretsKept(mine.seen, person);
    secretsKept(outside, 'spectator');

    const record = await writeRecord(
      host.match,
      seatsOf(seats).map((seat) => ({ name: `player ${seat}` })),
    );
    const read = await readRecord(JSON.parse(recordText(record)), async () => box.game);
    expect(read.match.state).toEqual(host.match.state);
  },
);

/** BU-3.9, BU-6.8: until the check, no player learns where others build, and onlookers see boards but not how they came about. */
function secretsKept(seen: readonly Told[], viewer: Viewer): void {
  for (const { view, events } of seen) {
    for (const event of events) if (event.kind === 'moved') expect(event.seat).toBe(viewer);
    if (view.round === null || view.round.check !== null) continue;
    for (const [seat, { cards, history }] of view.round.builders.entries()) {
      const isOwn = seat === viewer;
      expect(cards !== null).toBe(isOwn || viewer === 'spectator');
      expect(history !== null).toBe(isOwn);
    }
  }
}

test.each([0, 40, 90, 150, 400, 1200])(
  'on a machine that rings up to %i ms too late bots never break down',
  async (most) => {
    const random = new Random('ef'.repeat(32) as Seed).split(most);
    for (let number = 0; number < 6; number++) {
      const clock = new HandClock(() => random.below(most + 1));
      const seats = 2 + (number % 3);
      const botSeed = random.split(number).save().seed;
      const host = await opened(tableOf(seats, null, { seed: botSeed, botSeed }), clock);
      const { players } = await played(clock, host);
      expect(players.some(({ wins }) => wins === 5)).toBe(true);
      host.close();
    }
  },
);

/** A table left in the middle of its second round, some seconds after the map came up. */
async function leftInSecondRound(): Promise<{ table: LocalTable; elapsed: number }> {
  const clock = new HandClock();
  const table = tableOf(3, null);
  const host = await opened(table, clock);
  const seen = await watching(host, 'spectator');
  const inSecond = () =>
    seen.at(-1)?.view.round?.number === 2 && (seen.at(-1)?.watch?.elapsed ?? 0) > 8000;
  while (!inSecond()) await clock.pass(100);
  host.close();
  const { log } = host.match;
  return {
    table: { ...table, log: JSON.parse(JSON.stringify(log)) },
    elapsed: seen.at(-1)?.watch?.elapsed ?? 0,
  };
}

test('a table that is closed stands still, though bots were about to act', async () => {
  const { table } = await leftInSecondRound();
  const clock = new HandClock();
  const host = await opened(table, clock);
  await clock.pass(100);
  host.close();
  const { seq } = host.match;
  await clock.pass(60_000);
  expect(host.match.seq).toBe(seq);
});

test('a table taken up again in a round goes on from the time it was left at', async () => {
  const { table, elapsed } = await leftInSecondRound();
  const clock = new HandClock();
  const host = await opened(table, clock);
  const [first] = await watching(host, 'spectator');
  expect(first?.watch?.elapsed).toBeGreaterThanOrEqual(elapsed - 1000);
  const { players } = await played(clock, host);
  expect(players.some(({ wins }) => wins === 5)).toBe(true);
});
