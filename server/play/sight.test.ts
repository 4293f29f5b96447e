import { type GameTypes, Match } from '@starboard/engine';
import { expect, test } from 'vitest';
import { ada, bo, tableOf } from '../../engine/third-game/host-conformance.ts';
import { salvage } from '../../engine/third-game/salvage.ts';
import { Sight } from './sight.ts';

/** A match of two that counts how often its rules carry something out, and how often they are asked what is possible. */
function laboriousMatch() {
  const work = { applied: 0, asked: 0 };
  const game: typeof salvage = {
    ...salvage,
    apply(...action) {
      work.applied += 1;
      salvage.apply(...action);
    },
    legal(...question) {
      work.asked += 1;
      return salvage.legal(...question);
    },
  };
  const match: Match<GameTypes> = Match.start(game, tableOf({ seats: 2 }));
  const sight = new Sight(
    match,
    () => null,
    (error) => {
      throw error;
    },
  );
  const hesitate = (times: number): void => {
    for (let time = 0; time < times; time++) {
      sight.add(match.act(ada, { send: 3 }).told);
      sight.add(match.undo(ada).told);
    }
  };
  const act = (...action: Parameters<Match<GameTypes>['act']>): void =>
    sight.add(match.act(...action).told);
  return { work, match, sight, hesitate, act };
}

test('who has missed much is told all of it that counts, and nothing he knows', () => {
  const { sight, hesitate, act } = laboriousMatch();
  act(ada, { send: 1 });
  act(bo, { send: 2 });
  hesitate(100);
  act(bo, { send: 1 });
  act(ada, { send: 3 });
  expect(sight.updateFor(bo, 1)).toMatchObject({
    seq: 204,
    events: [
      { kind: 'chosen', seat: bo, crew: 2 },
      { kind: 'taken', seat: bo, crews: [1, 2] },
      { kind: 'found' },
      { kind: 'chosen', seat: bo, crew: 1 },
      { kind: 'chosen', seat: ada },
      { kind: 'taken', seat: ada, crews: [3, 1] },
      { kind: 'found' },
    ],
  });
});

test('who hears of several entries at once hears what was taken back of those he knew, and nothing of the others', () => {
  const { sight, match, hesitate, act } = laboriousMatch();
  act(ada, { send: 1 });
  sight.add(match.undo(ada).told);
  hesitate(1);
  act(bo, { send: 2 });
  expect(sight.updateFor(ada, 1)).toMatchObject({
    events: [{ kind: 'chosen', seat: bo }],
    undone: [{ seq: 2, seat: ada, undo: 1 }],
  });
  expect(sight.updateFor(ada, 2)).toMatchObject({
    events: [{ kind: 'chosen', seat: bo }],
    undone: [],
  });
  expect(sight.updateFor(ada)).toMatchObject({ events: [], undone: [] });
});

test('whoever comes back to a match makes no more work than it has actions that count', () => {
  const { sight, hesitate, act, work } = laboriousMatch();
  hesitate(5000);
  act(bo, { send: 2 });
  work.applied = 0;
  work.asked = 0;
  for (const since of [0, 1, 2, 7777]) sight.updateFor('spectator', since);
  expect(work).toEqual({ applied: 4, asked: 0 });
});
