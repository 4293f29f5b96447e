import { expect, test } from 'vitest';
import { readAction } from './action.ts';
import { spaceBuilder } from './game.ts';
import { A, B, C, D, refusal, sit, type Table } from './table.ts';
import { due, GRACE, presence, stamp, watch } from './time.ts';

/** What the host does by itself when the time has come. */
function itFallsDue(table: Table, at: number): Table {
  const next = due(table.state);
  expect(next?.at).toBe(at);
  if (next !== undefined) table.act(next.seat, next.action);
  return table;
}

test('BU-6.1: until the countdown is over, the map is in no view, and nobody can hurry it', () => {
  const table = sit(2);
  const top = table.state.pile.at(-1)?.map as string;
  for (const seat of table.seats) table.act(seat, { kind: 'ready' });
  for (const viewer of [A, B, 'spectator'] as const) {
    expect(JSON.stringify(spaceBuilder.view(table.state, viewer))).not.toContain(top);
  }
  const hurried = stamp(
    table.state,
    A,
    { kind: 'reveal', at: 9999 },
    { arrived: 40, roundTrip: 500 },
  );
  expect(refusal(() => table.act(A, hurried))).toBe('reveal.early BU-6.1');
  itFallsDue(table, 2100);
  expect(spaceBuilder.view(table.state, B).round?.map.id).toBe(top);
});

test('BU-6.2: a new stopwatch starts when the map comes up, and every action carries the time on it', () => {
  const table = sit(2);
  const before = watch(table.state);
  table.reveal();
  expect(watch(table.state)).not.toBe(before);
  for (const kind of ['place', 'take', 'turn', 'flip', 'tap', 'stop']) {
    const timeless = { kind, building: 1, slot: 1, turn: 1, side: 'B' };
    expect(refusal(() => readAction(timeless))).toBe('action.malformed');
  }
  const numbers = new Set<number | undefined>();
  for (let round = 0; round < 3; round++) {
    numbers.add(watch(table.state));
    table.city(A, 5).tap(A, 6).handsOff();
    numbers.add(watch(table.state));
    table.reveal();
  }
  expect(numbers.size).toBe(6);
});

test('BU-6.3: what goes into the log is the believed time, and the host claims nothing for players', () => {
  const table = sit(2).reveal().act(A, { kind: 'place', building: 1, slot: 1, at: 900 });
  const late = { arrived: 5000, roundTrip: 80 };
  expect(stamp(table.state, A, { kind: 'tap', at: 100 }, late)).toEqual({ kind: 'tap', at: 4820 });
  expect(stamp(table.state, A, { kind: 'tap', at: 4900 }, late)).toEqual({ kind: 'tap', at: 4900 });
  expect(stamp(table.state, A, { kind: 'leave', at: 100 }, late)).toEqual({
    kind: 'leave',
    at: 5000,
  });
  const early = { arrived: 700, roundTrip: 80 };
  expect(stamp(table.state, A, { kind: 'tap', at: 0 }, early)).toEqual({ kind: 'tap', at: 900 });
  expect(stamp(table.state, A, { kind: 'ready' }, late)).toEqual({ kind: 'ready' });
});

test('a round may be left open for days: its stopwatch stands still after one', () => {
  const table = sit(1).reveal();
  const tomorrow = { arrived: 200_000_000, roundTrip: 20 };
  const late = stamp(
    table.state,
    A,
    { kind: 'flip', building: 1, side: 'B', at: 86_400_000 },
    tomorrow,
  );
  expect(readAction(late)).toEqual(late);
  table.act(A, late);
});

test('BU-6.3: a time that runs backwards is refused', () => {
  const table = sit(2).reveal().act(A, { kind: 'place', building: 1, slot: 1, at: 900 });
  const back = () => table.act(A, { kind: 'take', building: 1, at: 899 });
  expect(refusal(back)).toBe('time.backwards BU-6.3');
  table.act(A, { kind: 'take', building: 1, at: 900 });
});

test('BU-6.4: actions still on their way count if they were made before the end', () => {
  const table = sit(2).reveal().city(A, 100).tap(A, 30_000);
  table.city(B, 29_999, { 2: 'unbuilt' });
  const { slot } = table.wanted(2);
  expect(refusal(() => table.act(B, { kind: 'place', building: 2, slot, at: 30_000 }))).toBe(
    'round.over BU-3.6',
  );
  itFallsDue(table, 30_500);
  expect(table.check.boards[1]).toMatchObject({ builder: B, finish: null, faults: 1 });
  expect(table.check.boards[1]?.verdicts.map(({ wrong }) => wrong)).toEqual([
    [],
    ['unbuilt'],
    [],
    [],
  ]);
});

test('BU-6.4: an earlier tap that comes in late ends the round earlier, and the later one no longer counts', () => {
  const table = sit(3).reveal().city(A, 100).tap(A, 10_000);
  table.city(B, 11_800, { 4: 'unbuilt' }).city(C, 11_000);
  // B places his last building, taps, and seems to be second …
  table.stand(B, 4, 11_950, table.wanted(4)).tap(B, 12_000);
  expect(table.round.stop?.at).toBe(12_000);
  // … but the tap of C was made before.
  table.tap(C, 11_900);
  expect(
    table.check.boards.map(({ builder, finish, faults }) => [builder, finish, faults]),
  ).toEqual([
    [A, 10_000, 0],
    [C, 11_900, 0],
    [B, null, 1],
  ]);
});

test('BU-6.4: the round is checked without waiting as soon as all hands are off', () => {
  const table = sit(2).reveal().city(A, 100).tap(A, 5000);
  table.act(B, { kind: 'stop', at: 5080 });
  expect(table.check.winner).toBe(A);
  expect(due(table.state)).toBeUndefined();
});

test('BU-6.5: nobody says himself how well he did', () => {
  const claim = { kind: 'tap', at: 5, faults: 0, finish: 1, winner: 0 };
  expect(readAction(claim)).toEqual({ kind: 'tap', at: 5 });
  const table = sit(2).reveal().city(A, 1, { 1: 'turn', 2: 'turn', 3: 'turn', 4: 'turn' });
  table.city(B, 1).tap(A, 5).handsOff();
  expect(table.check.winner).toBe(B);
});

test('BU-6.6: equal times go by arrival', () => {
  const table = sit(3).reveal();
  for (const seat of [A, B, C]) table.city(seat, 1);
  table.tap(B, 400).tap(A, 400).handsOff();
  expect(table.check.boards.map(({ builder }) => builder)).toEqual([B, A, C]);
  expect(table.check.winner).toBe(B);
});

test('BU-6.6: two tap at the same time for third place, and a late second place leaves it to the first heard', () => {
  const table = sit(4).reveal().city(A, 1).tap(A, 10_000).city(B, 1).city(D, 1);
  table.city(C, 1, { 4: 'unbuilt' }).tap(B, 12_000);
  table.stand(C, 4, 12_000, table.wanted(4)).tap(C, 12_000);
  table.tap(D, 11_900); // was on its way
  expect(
    table.check.boards.map(({ builder, finish, faults }) => [builder, finish, faults]),
  ).toEqual([
    [A, 10_000, 0],
    [D, 11_900, 0],
    [B, 12_000, 0],
    [C, null, 1],
  ]);
});

test('BU-6.7: one who is gone counts as unfinished, and the round ends when all who are there have finished', () => {
  const table = sit(4).reveal();
  table.city(A, 100).tap(A, 1000).city(B, 100);
  table.act(C, { kind: 'leave', at: 2000 }).act(D, { kind: 'leave', at: 3000 });
  expect(table.round.stop).toBeNull();
  table.tap(B, 4000);
  expect(table.round.stop?.at).toBe(4000);
  itFallsDue(itFallsDue(table, 4500), 4500);
  expect(table.check.boards.map(({ builder, finish }) => [builder, finish])).toEqual([
    [A, 1000],
    [B, 4000],
    [C, null],
    [D, null],
  ]);
});

test('BU-6.7: the last one still building leaves, and the round ends there', () => {
  const table = sit(4).reveal().city(A, 100).tap(A, 1000);
  for (const [seat, at] of [
    [B, 2000],
    [C, 2500],
    [D, 3000],
  ] as const)
    table.act(seat, { kind: 'leave', at });
  expect(table.round.stop?.at).toBe(3000);
});

test('BU-6.7: while nobody has finished the round waits, even if everybody is gone', () => {
  const table = sit(2).reveal().act(A, { kind: 'leave', at: 10 }).act(B, { kind: 'leave', at: 20 });
  expect(table.round.stop).toBeNull();
  expect(due(table.state)).toBeUndefined();
});

test('BU-6.7: one who comes back goes on building, and who acts is back', () => {
  const table = sit(3).reveal().act(B, { kind: 'leave', at: 10 }).act(C, { kind: 'leave', at: 10 });
  table.act(B, { kind: 'return', at: 500 });
  expect(refusal(() => table.act(B, { kind: 'return', at: 501 }))).toBe('seat.here BU-6.7');
  table.city(A, 600).tap(A, 700);
  expect(table.round.stop).toBeNull();
  table.city(C, 800);
  expect(table.player(C).gone).toBe(false);
  expect(refusal(() => table.act(A, { kind: 'return', at: 900 }))).toBe('seat.here BU-6.7');
  table.act(A, { kind: 'leave', at: 900 });
  expect(refusal(() => table.act(A, { kind: 'leave', at: 901 }))).toBe('seat.gone BU-6.7');
});

test('BU-6.7: nobody leaves before his last action', () => {
  const table = sit(2).reveal().act(A, { kind: 'place', building: 1, slot: 1, at: 900 });
  expect(refusal(() => table.act(A, { kind: 'leave', at: 899 }))).toBe('time.backwards BU-6.3');
  expect(table.player(A).gone).toBe(false);
});

test('BU-6.4: the end of a round never moves back, whoever is heard of afterwards', () => {
  const table = sit(4).reveal().city(A, 1).tap(A, 1000).city(C, 1);
  for (const [seat, at] of [
    [B, 2000],
    [C, 2500],
    [D, 3000],
  ] as const)
    table.act(seat, { kind: 'leave', at });
  table.act(B, { kind: 'place', building: 1, slot: 1, at: 2600 }); // was on its way
  table.act(B, { kind: 'stop', at: 3100 }).tap(C, 2900);
  expect(table.round.stop?.at).toBe(3000);
});

test('BU-6.7: one who was gone before the map came up is not waited for', () => {
  const table = sit(2).act(B, { kind: 'leave', at: 0 }).reveal();
  table.city(A, 100).tap(A, 1000);
  expect(table.round.stop?.at).toBe(1000);
});

test('BU-6.7: a winner who is gone holds nobody up', () => {
  const table = sit(2).reveal().city(B, 100).tap(B, 1000).handsOff();
  expect(due(table.state)).toBeUndefined();
  table.act(B, { kind: 'leave', at: 3000 });
  itFallsDue(table, GRACE);
  expect(table.player(B).buildings).toEqual([1, 2, 3, 4, 5]);
  table.act(A, { kind: 'ready' });
  expect(table.state.stage.kind).toBe('countdown');
});

test('BU-6.7: the host reports a loss once, and nothing after the end', () => {
  const table = sit(2, { hands: [8, 8] }).reveal();
  expect(presence(table.state, A, true, 5)).toBeUndefined();
  expect(presence(table.state, A, false, 5)).toEqual({ kind: 'leave', at: 5 });
  table.act(A, { kind: 'leave', at: 5 });
  expect(presence(table.state, A, false, 6)).toBeUndefined();
  expect(presence(table.state, A, true, 6)).toEqual({ kind: 'return', at: 6 });
  table.city(B, 10).tap(B, 20).handsOff();
  expect(presence(table.state, A, true, 30)).toBeUndefined();
});

test('BU-6.7: when everybody is gone the next map waits, even if one had said that he is ready', () => {
  const table = sit(2).act(A, { kind: 'ready' });
  for (const seat of [A, B]) table.act(seat, { kind: 'leave', at: 10 });
  expect(table.state.stage.kind).toBe('between');
  table.act(A, { kind: 'return', at: 20 });
  expect(table.state.stage.kind).toBe('countdown');
});

test('BU-6.7: a player is lost and found in a round that was left open for days, too', () => {
  const table = sit(2).reveal();
  const lost = presence(table.state, A, false, 200_000_000);
  expect(readAction(lost)).toEqual(lost);
});
