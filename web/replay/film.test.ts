/** A match that is watched again is the match that was played: at every step, in both directions. */

import { type GameTypes, Match, type Seat, type Seed, type Told } from '@starboard/engine';
import type { GameFilm } from '@starboard/look/table.ts';
import { box as base } from '@starboard/space-base';
import { box as builder } from '@starboard/space-builder';
import { expect, test } from 'vitest';
import { Film } from './film.ts';

const seed = '5'.repeat(64) as Seed;
const TURNS = notes('turn', 'turn');
const ROUNDS = notes('round', 'revealed');

test('every step shows what was to be seen then, whichever way one comes to it', () => {
  const match = played(60);
  const film = new Film(match, TURNS);
  for (const step of [0, 1, 2, 60, 30, 31, 12, 58, 3]) {
    const then = Match.resume(match.game, match.opening, match.log.slice(0, step));
    expect(film.at(step)).toMatchObject({ seq: step, view: then.view('spectator') });
  }
});

test('a step tells what happened with it, the first one the set-up', () => {
  const match = Match.start<GameTypes>(base.game, { seats: 2, seed });
  const told = [match.toldAtStart, ...Array.from({ length: 30 }, () => act(match))];
  const film = new Film(match, TURNS);
  for (const step of [30, 0, 17]) {
    expect(film.at(step).events).toEqual(
      (told[step] as Told<GameTypes>[]).map(({ event }) => event),
    );
  }
});

test('what was taken back is not in it, and neither is an order', () => {
  const match = Match.start<GameTypes>(base.game, { seats: 2, seed });
  match.instruct(0 as Seat, { collect: 'credits' });
  while (undoer(match) === undefined) act(match);
  const { entry } = match.undo(undoer(match) as Seat);
  act(match);
  const film = new Film(match, TURNS);
  const numbers = film.steps.map((_, step) => film.at(step).seq);
  const left = match.log.map(({ seq }) => seq).filter((seq) => !numbers.includes(seq));
  expect(left).toEqual([1, 'undo' in entry ? entry.undo : undefined, entry.seq]);
  expect(film.at(film.last).view).toEqual(match.view('spectator'));
});

test('it is known with which steps turns begin, and which turn a step belongs to', () => {
  const match = played(60);
  const film = new Film(match, TURNS);
  const active = film.beginnings.map((step) => (film.at(step).view as { active: Seat }).active);
  expect(active.slice(0, 4)).toEqual([1, 0, 1, 0]);
  expect(film.unitAt(0)).toBe(1);
  expect([-1, 0, 1].map((by) => film.unitAt((film.beginnings[2] as number) + by))).toEqual([
    2, 3, 3,
  ]);
});

test('boards are built at the pace they were; but nobody is watched thinking for longer than ten seconds', () => {
  const match = Match.start<GameTypes>(builder.game, { seats: 2, seed });
  for (const seat of [0, 1]) match.act(seat as Seat, { kind: 'ready' });
  match.act(0 as Seat, { kind: 'reveal', at: 3000 });
  for (const at of [1200, 1200, 4700, 60_000]) {
    const [move] = match.legal(0 as Seat) as [object];
    match.act(0 as Seat, { ...move, at });
  }
  const film = new Film(match, ROUNDS);
  expect(film.beginnings).toEqual([3]);
  expect(film.steps.map(({ lasts }) => lasts)).toEqual([500, 500, 3000, 1200, 0, 3500, 10_000, 0]);
  expect(film.steps.slice(3).map(({ watch }) => watch?.elapsed)).toEqual([
    0, 1200, 1200, 4700, 60_000,
  ]);
});

function notes(unit: 'turn' | 'round', kind: string): GameFilm<GameTypes> {
  return { unit, begins: (event) => (event as { kind: string }).kind === kind, rest: () => 500 };
}

/** So many entries of Space Base for two. */
function played(entries: number): Match<GameTypes> {
  const match = Match.start<GameTypes>(base.game, { seats: 2, seed });
  while (match.seq < entries) act(match);
  return match;
}

/** The last of all that can be done, which is seldom to pass. */
function act(match: Match<GameTypes>): readonly Told<GameTypes>[] {
  const [seat] = match.actors as readonly [Seat];
  return match.act(seat, match.legal(seat).at(-1)).told;
}

function undoer(match: Match<GameTypes>): Seat | undefined {
  return ([0, 1] as Seat[]).find((seat) => match.canUndo(seat));
}
