/** What is shown comes one after the other, never holds anybody up, and ends with what is known. */

import type { Seat, Update } from '@starboard/engine';
import type { Line } from '@starboard/look/table.ts';
import type { SpaceBaseTypes } from '@starboard/space-base';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from './playback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table(seats: number) {
  const listeners: ((update: Update<SpaceBaseTypes>) => void)[] = [];
  const lines = Array.from(
    { length: seats },
    (_, seat): Line<SpaceBaseTypes> => ({
      viewer: seat as Seat,
      connection: {} as never,
      latest: () => update(0),
      listen: (listener) => {
        listeners[seat] = listener;
        return () => {};
      },
    }),
  );
  const tell = (seq: number) => {
    for (const listener of listeners) listener(update(seq));
  };
  return { lines, tell, listeners };
}

function update(seq: number): Update<SpaceBaseTypes> {
  return {
    seq,
    view: { round: 1, consoles: [] },
    events: seq === 0 ? [] : [{ kind: 'rolled', seat: 0, dice: [1, 2] }],
    undone: [],
    choices: [],
    actors: [],
  } as unknown as Update<SpaceBaseTypes>;
}

test('every moment is looked at before the next one', () => {
  const { lines, tell } = table(1);
  const playback = new Playback(lines, () => 500);
  playback.start();
  tell(1);
  tell(2);
  vi.advanceTimersByTime(1);
  expect([playback.shown().moment.seq, playback.shown().behind]).toEqual([1, true]);
  vi.advanceTimersByTime(500);
  expect([playback.shown().moment.seq, playback.shown().behind]).toEqual([2, false]);
});

test('a press shows the newest at once, and nothing is left out of the history', () => {
  const { lines, tell } = table(1);
  const playback = new Playback(lines, () => 500);
  playback.start();
  for (const seq of [1, 2, 3]) tell(seq);
  playback.skip();
  expect(playback.shown().moment.seq).toBe(3);
  expect(playback.shown().history.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('whoever answers before a moment is over is shown at once what comes of it', () => {
  const { lines, tell } = table(1);
  const playback = new Playback(lines, () => 500);
  playback.start();
  tell(1);
  vi.advanceTimersByTime(1);
  playback.skip();
  tell(2);
  vi.advanceTimersByTime(1);
  expect(playback.shown().moment.seq).toBe(2);
});

test('whoever falls too far behind is shown the newest', () => {
  const { lines, tell } = table(1);
  const playback = new Playback(lines, () => 500);
  playback.start();
  for (let seq = 1; seq <= 20; seq++) tell(seq);
  expect(playback.shown().moment.seq).toBeGreaterThan(12);
});

test('two lines of one device make one moment', () => {
  const { lines, tell } = table(2);
  const playback = new Playback(lines, () => 500);
  playback.start();
  tell(1);
  vi.advanceTimersByTime(1);
  expect(playback.shown().moment.updates.map(({ seq }) => seq)).toEqual([1, 1]);
  expect(playback.shown().history).toHaveLength(1);
});

test('whoever comes in the middle has heard of everything from the first turn', async () => {
  const { lines, tell } = table(1);
  const chapters = [
    { seq: 0, events: [{ kind: 'turn', seat: 0, round: 1 }] },
    { seq: 7, events: [{ kind: 'settled', seat: 1, card: 1, vp: 6 }] },
  ];
  const history = vi.fn(async (_upTo: number) => chapters);
  const [line] = lines;
  const late = { ...line, latest: () => update(7), connection: { history } } as never;
  const playback = new Playback([late], () => 0);
  playback.start();
  await vi.advanceTimersByTimeAsync(1);
  tell(8);
  await vi.advanceTimersByTimeAsync(1);
  expect(history.mock.calls).toEqual([[7]]);
  expect(playback.shown().history.map(({ seq }) => seq)).toEqual([0, 7, 8]);
});

test('whoever watches a match again can be anywhere in it at once, and the history goes along', async () => {
  const { lines, tell, listeners } = table(1);
  const history = vi.fn(async (upTo: number) => [
    { seq: upTo, events: [{ kind: 'settled', seat: 1, card: 1, vp: 6 }] },
  ]);
  const [line] = lines;
  const playback = new Playback([{ ...line, connection: { history } } as never], () => 500);
  playback.start();
  for (const seq of [1, 2, 3]) tell(seq);
  const leap = async (seq: number) => {
    listeners[0]?.({ ...update(seq), events: [] });
    await vi.advanceTimersByTimeAsync(0);
    const { moment, behind, history: pages } = playback.shown();
    return [moment.seq, behind, pages.at(-1)?.seq];
  };
  expect(await leap(40)).toEqual([40, false, 40]);
  expect(await leap(2)).toEqual([2, false, 2]);
  expect(history.mock.calls).toEqual([[40], [2]]);
});

test('a line that is told late is shown what it was told', () => {
  const { lines, listeners } = table(2);
  const playback = new Playback(lines, () => 0);
  playback.start();
  listeners[0]?.(update(1));
  vi.advanceTimersByTime(10);
  const seen: number[][] = [];
  playback.watch(() => seen.push(playback.shown().latest.map(({ seq }) => seq)));
  listeners[1]?.(update(1));
  vi.advanceTimersByTime(10);
  expect(seen.at(-1)).toEqual([1, 1]);
});

test('what was told of at once can still be taken back one by one', async () => {
  const { lines, listeners } = table(1);
  const chapters = [1, 2].map((seq) => ({ seq, events: update(seq).events }));
  const history = vi.fn(async (_upTo: number) => chapters);
  const playback = new Playback([{ ...lines[0], connection: { history } } as never], () => 0);
  playback.start();
  listeners[0]?.({ ...update(2), events: chapters.flatMap(({ events }) => events) });
  await vi.advanceTimersByTimeAsync(1);
  listeners[0]?.({ ...update(3), events: [], undone: [{ seq: 3, seat: 0 as Seat, undo: 1 }] });
  await vi.advanceTimersByTimeAsync(1);
  expect(history.mock.calls).toEqual([[2]]);
  expect(playback.shown().history).toMatchObject([
    { seq: 2, events: [{ kind: 'rolled' }] },
    { seq: 3, events: [], undone: [{ seq: 1, events: [{ kind: 'rolled' }] }] },
  ]);
});
