/** Play and pause, steps, turns and speed: what the table is told of each, and when. */

import {
  type GameTypes,
  historyFor,
  Match,
  type Seat,
  type Seed,
  type Update,
} from '@starboard/engine';
import { box as base } from '@starboard/space-base';
import { box as builder } from '@starboard/space-builder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../local/clock.ts';
import { Film } from './film.ts';
import { Projector } from './projector.ts';

const seed = '5'.repeat(64) as Seed;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a film goes on by itself, stands still when it is stopped, and goes on from there', () => {
  const { projector, at } = showing(turns());
  projector.play();
  vi.advanceTimersByTime(1250);
  expect(at()).toBe(2);
  projector.pause();
  vi.advanceTimersByTime(5000);
  expect(at()).toBe(2);
  projector.play();
  // Half of the third step has been seen before.
  vi.advanceTimersByTime(249);
  expect(at()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(at()).toBe(3);
});

test('at twice the speed it takes half as long, from the middle of a step as well', () => {
  const { projector, at } = showing(turns());
  projector.play();
  vi.advanceTimersByTime(250);
  projector.hasten(2);
  vi.advanceTimersByTime(124);
  expect(at()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(at()).toBe(1);
  vi.advanceTimersByTime(250);
  expect(at()).toBe(2);
});

test('it stops at its end, and begins again when it is played after that', () => {
  const { projector, at } = showing(turns());
  projector.go(projector.film.last - 1);
  projector.play();
  vi.advanceTimersByTime(500);
  expect([at(), projector.showing().playing]).toEqual([projector.film.last, false]);
  projector.play();
  expect([at(), projector.showing().playing]).toEqual([0, true]);
});

test('a step on is seen to happen; a step back, and any leap, are only told as they stand', () => {
  const { projector, told } = showing(turns());
  projector.step(1);
  projector.step(1);
  projector.step(-1);
  vi.advanceTimersByTime(100);
  projector.go(20);
  vi.advanceTimersByTime(100);
  const { film } = projector;
  expect(told.map(({ seq, events }) => [seq, events.length > 0])).toEqual([
    [1, film.at(1).events.length > 0],
    [2, film.at(2).events.length > 0],
    [1, false],
    [20, false],
  ]);
  expect(film.at(1).events.length).toBeGreaterThan(0);
  expect(told.map(({ view }) => view)).toEqual([1, 2, 1, 20].map((step) => film.at(step).view));
});

test('whoever drags along the line is shown where he is ten times a second, and where he stops', () => {
  const { projector, told, at } = showing(turns());
  for (let step = 2; step <= 40; step++) {
    projector.go(step);
    vi.advanceTimersByTime(10);
  }
  expect(at()).toBe(40);
  expect(told.length).toBeLessThanOrEqual(5);
  vi.advanceTimersByTime(100);
  projector.step(1);
  expect(told.slice(-2).map(({ seq }) => seq)).toEqual([40, 41]);
});

test('one leaps from turn to turn, first back to where this one began', () => {
  const { projector, at } = showing(turns());
  const [first, second, third] = projector.film.beginnings as [number, number, number];
  projector.leap(1);
  projector.leap(1);
  expect(at()).toBe(third);
  projector.step(1);
  projector.leap(-1);
  expect(at()).toBe(third);
  projector.leap(-1);
  expect(at()).toBe(second);
  for (let more = 0; more < 3; more++) projector.leap(-1);
  expect([at(), first]).toEqual([0, 0]);
  projector.go(projector.film.last);
  projector.leap(1);
  expect(at()).toBe(projector.film.last);
});

test('a table that leaps can ask for everything that was before', async () => {
  const match = turns();
  const { projector } = showing(match);
  projector.go(20);
  const history = await projector.line.connection.history(20);
  expect(history).toEqual(historyFor(match, 'spectator', 20));
});

test('nothing can be done about what is over', async () => {
  const { projector } = showing(turns());
  await expect(projector.line.connection.undo()).rejects.toMatchObject({ code: 'seat.none' });
});

test('the stopwatch of a race shows what it showed then, and stands still when the film does', () => {
  const { projector, told } = showing(race());
  const shown = () => Math.floor((told.at(-1)?.watch?.elapsed ?? 0) / 1000);
  projector.go(3);
  projector.play();
  vi.advanceTimersByTime(2500);
  expect(shown()).toBe(2);
  projector.pause();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(2);
  projector.hasten(4);
  projector.play();
  vi.advanceTimersByTime(600);
  expect(shown()).toBe(4);
  // A table sets its own by a number it has not seen before.
  const numbers = told.map(({ watch }) => watch?.number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** A projector with a table that listens. */
function showing(match: Match<GameTypes>) {
  const unit = match.game === builder.game ? 'revealed' : 'turn';
  const film = new Film(match, {
    unit: 'turn',
    begins: (event) => (event as { kind: string }).kind === unit,
    rest: () => 500,
  });
  const projector = new Projector(film, match, clock);
  const told: Update<GameTypes>[] = [];
  projector.line.listen((update) => told.push(update));
  return { projector, told, at: () => projector.showing().step };
}

function turns(): Match<GameTypes> {
  const match = Match.start<GameTypes>(base.game, { seats: 2, seed });
  while (match.seq < 60) {
    const [seat] = match.actors as readonly [Seat];
    match.act(seat, match.legal(seat).at(-1));
  }
  return match;
}

/** The map is up with the third entry; the next thing is done after nine seconds. */
function race(): Match<GameTypes> {
  const match = Match.start<GameTypes>(builder.game, { seats: 2, seed });
  for (const seat of [0, 1]) match.act(seat as Seat, { kind: 'ready' });
  match.act(0 as Seat, { kind: 'reveal', at: 3000 });
  const [move] = match.legal(0 as Seat) as [object];
  match.act(0 as Seat, { ...move, at: 9000 });
  return match;
}
