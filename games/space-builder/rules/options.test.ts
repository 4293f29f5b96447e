import { expect, test } from 'vitest';
import { mapOfDay } from '../maps/generation.ts';
import { spaceBuilder } from './game.ts';
import { recordingOf } from './history.ts';
import { FAULT_TIME } from './result.ts';
import { A, B, C, refusal, sit } from './table.ts';
import { due } from './time.ts';

const directionsSeen = (table: ReturnType<typeof sit>) =>
  table.seats.map((seat) => spaceBuilder.view(table.state, seat).round?.direction);

test('without a choice, no variant is on', () => {
  const race = {
    play: { kind: 'race', seating: 'apart' },
    upright: [false, false, false],
    hands: [4, 4, 4],
  };
  expect(spaceBuilder.readOptions(undefined, 3)).toEqual(race);
  expect(spaceBuilder.readOptions({}, 3)).toEqual(race);
});

test('options that have been read are read again as they are, as when a match is resumed', () => {
  const rivals = [recorded(900)];
  for (const given of [
    {},
    { play: { kind: 'daily', date: '2026-11-15' } },
    { play: { kind: 'ghosts', rivals } },
  ]) {
    const options = spaceBuilder.readOptions(given, 1);
    expect(spaceBuilder.readOptions(JSON.parse(JSON.stringify(options)), 1)).toEqual(options);
  }
});

test('BU-8.1: upright maps for one player as a handicap, or for everybody', () => {
  expect(directionsSeen(sit(3, { upright: [false, true, false] }).reveal(2))).toEqual([2, 0, 2]);
  expect(directionsSeen(sit(2, { upright: [true, true] }).reveal(3))).toEqual([0, 0]);
});

test('BU-8.1: a larger opening hand as a handicap', () => {
  const table = sit(2, { hands: [6, 4] }).reveal();
  expect(table.round.builders.map(({ cards }) => cards.length)).toEqual([6, 4]);
  expect(table.player(A).buildings).toEqual([1, 2, 3, 4, 5, 6]);
});

test('BU-8.2: a practice alone takes its time, goes from four buildings to eight, and counts faults', () => {
  const table = sit(1);
  for (let round = 0; round < 5; round++)
    table.reveal().city(A, 100, { 1: 'turn' }).tap(A, 3_600_000);
  expect(spaceBuilder.result(table.state)).toEqual({ places: [1], scores: [10] });
});

test('BU-8.2: a time trial counts the time, and each fault as time lost', () => {
  const table = sit(1, { play: { kind: 'trial' }, hands: [8] }).reveal();
  table.city(A, 100, { 3: 'side' }).tap(A, 41_000);
  expect(spaceBuilder.result(table.state)?.scores).toEqual([41_000 + 2 * FAULT_TIME]);
});

test('BU-8.2: the map of the day is the same for everybody, and another one the next day', () => {
  const daily = (date: string, seed: number) =>
    sit(1, { play: { kind: 'daily', date } }, seed).reveal().round;
  const [mine, yours] = [daily('2026-11-15', 1), daily('2026-11-15', 2)];
  expect([mine.map, mine.direction]).toEqual([yours.map, yours.direction]);
  expect(mine.map).toEqual(mapOfDay('2026-11-15'));
  expect(mine.builders[0]?.cards).toHaveLength(8);
  expect(daily('2026-11-16', 1).map.slots).not.toEqual(mine.map.slots);
});

test.each([0, 1, 2, 3] as const)(
  'BU-8.2: in a practice every map can lie the same chosen way: %i quarter-turns',
  (direction) => {
    const table = sit(1, { play: { kind: 'practice', direction } });
    expect(directionsSeen(table.reveal(((direction + 1) % 4) as 0 | 1 | 2 | 3))).toEqual([
      direction,
    ]);
  },
);

test('BU-8.2: a sealed map of the day is the same for all with the same seed, and nobody can guess it', () => {
  const daily = (seed: number) =>
    sit(1, { play: { kind: 'daily', date: '2026-11-15', sealed: true } }, seed);
  const [mine, yours, other] = [daily(1).reveal(), daily(1).reveal(), daily(2).reveal()];
  expect([mine.round.map, mine.round.direction]).toEqual([yours.round.map, yours.round.direction]);
  expect(other.round.map.slots).not.toEqual(mine.round.map.slots);
  expect(mine.round.map.slots).not.toEqual(mapOfDay('2026-11-15').slots);

  const before = daily(1);
  expect(JSON.stringify(spaceBuilder.view(before.state, A))).not.toContain(mine.round.map.id);
  const guess = spaceBuilder.redeal(before.state, A, before.random);
  expect(guess.pile).toHaveLength(1);
  expect(guess.pile).not.toEqual(before.state.pile);
});

/** A recorded round of one who was done after so long. */
function recorded(done: number, mistakes = {}) {
  const table = sit(2)
    .reveal(1)
    .city(A, done - 500, mistakes)
    .tap(A, done)
    .handsOff();
  return recordingOf(table.state, A, 'Lin');
}

test('BU-8.2: a recorded rival builds again what he built, on the same map in the same direction', () => {
  const rival = recorded(20_000);
  const table = sit(1, { play: { kind: 'ghosts', rivals: [rival] } }, 99);
  expect(JSON.stringify(spaceBuilder.view(table.state, A))).not.toContain(
    JSON.stringify(rival.map.slots),
  );
  table.reveal();
  expect([table.round.map, table.round.direction]).toEqual([rival.map, rival.direction]);
  const seen = spaceBuilder.view(table.state, A).round?.builders[1];
  expect(seen).toMatchObject({ cards: null, history: null });
  expect(seen?.progress?.at(-1)).toEqual({ at: 19_500, built: 4 });
});

test('BU-8.2: who is faster than a recorded rival beats him; his board counts as it stood then', () => {
  const table = sit(1, { play: { kind: 'ghosts', rivals: [recorded(20_000)] } }).reveal();
  table.city(A, 9000).tap(A, 10_000);
  expect(
    table.check.boards.map(({ builder, finish, faults }) => [builder, finish, faults]),
  ).toEqual([
    [0, 10_000, 0],
    [1, null, 4],
  ]);
  expect(spaceBuilder.result(table.state)).toEqual({ places: [1], scores: [1] });
});

test('BU-8.2: of several recorded rivals those are beaten who have more faults, or as many and were slower', () => {
  const rivals = [recorded(15_000), recorded(16_000, { 1: 'turn' }), recorded(40_000)];
  const table = sit(1, { play: { kind: 'ghosts', rivals } }).reveal();
  table.city(A, 17_000).tap(A, 18_000);
  expect(table.check.boards.map(({ builder, faults }) => [builder, faults])).toEqual([
    [1, 0],
    [2, 2],
    [0, 0],
    [3, 4],
  ]);
  expect(spaceBuilder.result(table.state)?.scores).toEqual([2]);
});

test('BU-8.2: recorded rivals who never finished do not hold the round up', () => {
  const { actions, ...rival } = recorded(20_000);
  const idle = { ...rival, actions: actions.slice(0, 2) };
  const table = sit(1, { play: { kind: 'ghosts', rivals: [idle, idle, idle] } }).reveal();
  table.city(A, 29_000).tap(A, 30_000);
  expect(spaceBuilder.result(table.state)).toEqual({ places: [1], scores: [3] });
  expect(table.check.boards.map(({ finish }) => finish)).toEqual([30_000, null, null, null]);
});

test('BU-8.2: a round is recorded in the direction in which the one who is recorded saw the map', () => {
  const upright = sit(2, { upright: [true, false] }).reveal(3);
  const directions = upright.seats.map((seat) => recordingOf(upright.state, seat, 'Lin').direction);
  expect(directions).toEqual([0, 3]);
  const opposite = sit(2, { play: { kind: 'race', seating: 'opposite' } }).reveal(1);
  expect(recordingOf(opposite.state, B, 'Bo').direction).toBe(3);
});

test('BU-8.2: a recorded rival who is faster ends the round', () => {
  const table = sit(1, { play: { kind: 'ghosts', rivals: [recorded(20_000)] } }).reveal();
  table.city(A, 19_000, { 2: 'unbuilt' });
  expect(refusal(() => table.act(A, { kind: 'place', building: 2, slot: 1, at: 20_000 }))).toBe(
    'round.over BU-3.6',
  );
  const next = due(table.state);
  expect(next?.at).toBe(20_500);
  if (next !== undefined) table.act(next.seat, next.action);
  expect(table.state.stage).toEqual({ kind: 'over', winner: null });
  expect(spaceBuilder.result(table.state)?.scores).toEqual([0]);
});

test('BU-8.3: opposite each other, both undo a quarter turn, one each way, each sense equally often', () => {
  const table = sit(2, { play: { kind: 'race', seating: 'opposite' } });
  const { pile } = table.state;
  expect(pile.filter(({ direction }) => direction === 1)).toHaveLength(10);
  expect(pile.filter(({ direction }) => direction === 3)).toHaveLength(10);
  const first = pile.at(-1)?.direction as 1 | 3;
  expect(directionsSeen(table.reveal())).toEqual([first, 4 - first]);
  const guess = spaceBuilder.redeal(table.state, B, table.random).pile;
  expect(guess.filter(({ direction }) => direction === 1)).toHaveLength(first === 1 ? 9 : 10);
});

test('BU-8.3: side by side all four directions stay, the same for both', () => {
  const table = sit(2, { play: { kind: 'race', seating: 'beside' } });
  expect(new Set(table.state.pile.map(({ direction }) => direction)).size).toBe(4);
  expect(directionsSeen(table.reveal(2))).toEqual([2, 2]);
});

test.each([
  ['options.malformed', 2, []],
  ['options.unknown', 2, { speed: 2 }],
  ['options.play', 2, { play: { kind: 'chess' } }],
  ['options.malformed', 2, { play: 'race' }],
  ['options.unknown', 1, { play: { kind: 'practice', date: '2026-01-01' } }],
  ['options.direction', 1, { play: { kind: 'practice', direction: 4 } }],
  ['options.unknown', 1, { play: { kind: 'trial', direction: 1 } }],
  ['options.seats', 2, { play: { kind: 'trial' } }],
  ['options.seating', 2, { play: { kind: 'race', seating: 'under' } }],
  ['options.opposite', 3, { play: { kind: 'race', seating: 'opposite' } }],
  ['options.across', 2, { play: { kind: 'race', seating: 'opposite' }, upright: [true, false] }],
  ['options.upright', 3, { upright: [true, false] }],
  ['options.upright', 2, { upright: [1, 0] }],
  ['options.hands', 2, { hands: [3, 4] }],
  ['options.hands', 2, { hands: [4, 9] }],
  ['options.hands', 1, { play: { kind: 'daily', date: '2026-01-01' }, hands: [4] }],
  ['options.waits', 3, { waits: [true, false] }],
  ['options.awaited', 2, { waits: [true, true] }],
  ['options.awaited', 1, { waits: [true] }],
  ['options.date', 1, { play: { kind: 'daily', date: '2026-13-01' } }],
  ['options.date', 1, { play: { kind: 'daily' } }],
  ['options.sealed', 1, { play: { kind: 'daily', date: '2026-01-01', sealed: 'yes' } }],
  ['rivals.count', 1, { play: { kind: 'ghosts', rivals: [] } }],
  ['rivals.name', 1, { play: { kind: 'ghosts', rivals: [{ ...recorded(900), name: '' }] } }],
  [
    'rivals.direction',
    1,
    { play: { kind: 'ghosts', rivals: [{ ...recorded(900), direction: 4 }] } },
  ],
  [
    'rivals.actions',
    1,
    { play: { kind: 'ghosts', rivals: [{ ...recorded(900), actions: 'all' }] } },
  ],
  [
    'rivals.buildings',
    1,
    { play: { kind: 'ghosts', rivals: [{ ...recorded(900), buildings: [1, 2, 2, 4] }] } },
  ],
  [
    'rivals.tap',
    1,
    { play: { kind: 'ghosts', rivals: [{ ...recorded(900), actions: [{ kind: 'tap', at: 1 }] }] } },
  ],
  [
    'rivals.hand',
    1,
    { play: { kind: 'ghosts', rivals: [{ ...recorded(900), actions: [{ kind: 'ready' }] }] } },
  ],
  [
    'rivals.tap',
    1,
    {
      play: {
        kind: 'ghosts',
        rivals: [{ ...recorded(900), actions: recorded(900).actions.toReversed() }],
      },
    },
  ],
  [
    'rivals.alike',
    1,
    { play: { kind: 'ghosts', rivals: [recorded(900), { ...recorded(900), direction: 2 }] } },
  ],
  [
    'maps.slots',
    1,
    { play: { kind: 'ghosts', rivals: [{ ...recorded(900), map: { id: 'X', slots: [] } }] } },
  ],
])('bad options are refused: %s for %i', (code, seats, options) => {
  expect(refusal(() => spaceBuilder.readOptions(options, seats))).toBe(code);
});

test('where players change their seats, each keeps his handicap (BU-8.1)', () => {
  const agreed = spaceBuilder.readOptions(
    { upright: [true, false, false], hands: [8, 4, 6], waits: [true, false, false] },
    3,
  );
  expect(spaceBuilder.reseat?.(agreed, [B, C, A])).toEqual({
    ...agreed,
    upright: [false, false, true],
    hands: [4, 6, 8],
    waits: [false, false, true],
  });
});
