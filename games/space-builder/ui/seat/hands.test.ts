/** A player's hands: what he does counts at once, is sent with its time, and is put back where the host refuses it. */

import {
  type Connection,
  IllegalAction,
  type LocalHost,
  openTable,
  type Seat,
  type Seed,
  seatsOf,
  type Update,
} from '@starboard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { box } from '../../index.ts';
import { placementOf } from '../../maps/map.ts';
import type { Action } from '../../rules/action.ts';
import type { SpaceBuilderTypes } from '../../rules/types.ts';
import { type BuilderLine, Hands } from './hands.ts';

type Told = Update<SpaceBuilderTypes>;

/** A line that can be slow, deaf or refuse, and that keeps what was sent. */
class TestLine implements BuilderLine {
  readonly viewer: Seat;
  readonly sent: Action[] = [];
  readonly connection: Connection<SpaceBuilderTypes>;
  refuse: string | undefined;
  #told: Told | undefined;
  readonly #listeners = new Set<(told: Told) => void>();

  private constructor(viewer: Seat, connection: () => Connection<SpaceBuilderTypes>) {
    this.viewer = viewer;
    this.connection = {
      ...({} as Connection<SpaceBuilderTypes>),
      act: (action, after) => {
        this.sent.push(action);
        if (this.refuse !== undefined) return Promise.reject(new IllegalAction(this.refuse, 'no'));
        return connection().act(action, after);
      },
    };
  }

  static async to(host: LocalHost<SpaceBuilderTypes>, seat: Seat): Promise<TestLine> {
    let real: Connection<SpaceBuilderTypes> | undefined;
    const line = new TestLine(seat, () => real as Connection<SpaceBuilderTypes>);
    real = await host.join(seat, (told) => {
      line.#told = told;
      for (const listener of line.#listeners) listener(told);
    });
    return line;
  }

  latest = (): Told => this.#told as Told;

  listen = (listener: (told: Told) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

async function opened(seats: number, options: unknown = {}) {
  const host = await openTable(
    box,
    {
      options,
      seats,
      seed: 'ab'.repeat(32) as Seed,
      log: [],
      bots: [],
      botSeed: 'cd'.repeat(32) as Seed,
    },
    {
      clock: {
        now: () => performance.now(),
        wake: (after, call) => {
          const bell = setTimeout(call, after);
          return () => clearTimeout(bell);
        },
      },
      onFailure: (error) => {
        throw error;
      },
    },
  );
  const lines = await Promise.all(seatsOf(seats).map((seat) => TestLine.to(host, seat)));
  const hands = lines.map((line) => new Hands(line));
  for (const each of hands) each.follow();
  return { host, lines, hands };
}

/** Lets so much time go by, and everything happen in it. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The map is up, and has been drawn so much later. */
async function revealed(seats: number, options: unknown = {}, drawn = 0) {
  const table = await opened(seats, options);
  for (const each of table.hands) each.ready();
  await pass(2100);
  await pass(drawn);
  for (const each of table.hands) each.drawn();
  return table;
}

/** Builds the whole hand as the map says. */
function city(hands: Hands): void {
  const { told, cards } = hands.scene();
  for (const { building } of cards) {
    const { slot, turn, side } = placementOf(
      (told.view.round as NonNullable<Told['view']['round']>).map,
      building,
    );
    if (turn !== 0) hands.turn(building, turn);
    if (side === 'B') hands.flip(building);
    hands.place(building, slot);
  }
}

test('a building stands on the board before the host has heard of it', async () => {
  const { hands, lines } = await revealed(2);
  hands[0]?.place(1, 4);
  expect(hands[0]?.scene().cards[0]).toMatchObject({ building: 1, slot: 4 });
  expect(lines[0]?.latest().view.round?.builders[0]?.built).toBe(0);
});

test('BU-6.2: the stopwatch starts when the map has been drawn, and every action carries its time', async () => {
  const { hands, lines } = await revealed(2, {}, 80);
  await pass(700);
  hands[0]?.turn(1, 1);
  await pass(50);
  hands[0]?.place(1, 4);
  expect(lines[0]?.sent.slice(1)).toEqual([
    { kind: 'turn', building: 1, turn: 1, at: 700 },
    { kind: 'place', building: 1, slot: 4, at: 750 },
  ]);
});

test('a stopwatch stands still after a day', async () => {
  const { hands } = await revealed(1, { play: { kind: 'practice' } });
  await pass(90_000_000);
  expect(hands[0]?.elapsed()).toBe(86_400_000);
});

test('what is dropped on a taken slot swaps', async () => {
  const { hands, host } = await revealed(2);
  const [mine] = hands as [Hands, Hands];
  mine.place(1, 4);
  mine.place(2, 5);
  mine.place(2, 4);
  const slots = () => mine.scene().cards.map(({ slot }) => slot);
  expect(slots()).toEqual([5, 4, null, null]);
  await pass(10);
  expect(slots()).toEqual([5, 4, null, null]);
  expect(host.match.state.round?.builders[0]?.cards.map(({ slot }) => slot)).toEqual(slots());
});

test('what the host refuses is put back, and the reason is told', async () => {
  const { hands, lines } = await revealed(2);
  (lines[0] as TestLine).refuse = 'build.taken';
  hands[0]?.place(1, 4);
  expect(hands[0]?.scene().cards[0]?.slot).toBe(4);
  await pass(10);
  expect(hands[0]?.scene().cards[0]?.slot).toBeNull();
  expect(hands[0]?.scene().refusal?.code).toBe('build.taken');
});

test('BU-3.5: the pile waits for an empty hand, and a tap is final', async () => {
  const { hands, lines } = await revealed(3);
  const [mine] = hands as [Hands];
  mine.tap();
  expect(lines[0]?.sent.some(({ kind }) => kind === 'tap')).toBe(false);
  city(mine);
  expect(mine.scene().complete).toBe(true);
  mine.tap();
  mine.take(1);
  expect(lines[0]?.sent.at(-1)?.kind).toBe('tap');
  expect(mine.scene()).toMatchObject({ tapped: true, building: false });
  await pass(10);
  expect(mine.scene()).toMatchObject({ tapped: true, building: false });
});

test('BU-6.4: when the round is over the hands go off by themselves, and the check comes at once', async () => {
  const { hands, lines, host } = await revealed(2);
  const [mine, other] = hands as [Hands, Hands];
  await pass(5000);
  other.place(2, 3);
  city(mine);
  mine.tap();
  await pass(10);
  expect(lines[1]?.sent.at(-1)).toEqual({ kind: 'stop', at: 5000 });
  expect(host.match.state.round?.check?.winner).toBe(0);
  expect(other.scene().building).toBe(false);
});

test('a table taken up again goes on from the time it was left at', async () => {
  const { host } = await revealed(2);
  await pass(3000);
  const again = new Hands(await TestLine.to(host, 0 as Seat));
  again.follow();
  expect(again.elapsed()).toBe(3000);
});
