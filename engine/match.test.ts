import { beforeEach, describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import { readSeed } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import { type Salvage, salvage } from './third-game/salvage.ts';
import { timedSalvage } from './third-game/timed-salvage.ts';

const seed = readSeed('0a'.repeat(32));
const [ada, bo, cy] = [0, 1, 2] as Seat[] as [Seat, Seat, Seat];
const start = (seats = 2) => Match.start(salvage, { seats, seed, options: { rounds: 3 } });
const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    return (error as Refusal).code;
  }
  return undefined;
};

let match: Match<Salvage>;
beforeEach(() => {
  match = start();
});

describe('starting', () => {
  test('options are completed, and the set-up is told', () => {
    expect(Match.start(salvage, { seats: 2, seed }).opening.options).toEqual({ rounds: 5 });
    expect(match.toldAtStart).toEqual([{ event: { kind: 'found', wreck: match.state.wreck } }]);
    expect(match.seq).toBe(0);
  });

  test('too few, too many and half players are refused, and so are bad options', () => {
    for (const seats of [1, 7, 2.5]) {
      expect(codeOf(() => Match.start(salvage, { seats, seed }))).toBe('match.seats');
    }
    expect(codeOf(() => Match.start(salvage, { seats: 2, seed, options: { rounds: 99 } }))).toBe(
      'options.rounds',
    );
  });
});

describe('acting', () => {
  test('an action is logged with its number, and told to those it is for', () => {
    const { entry, told } = match.act(ada, { send: 2 });
    expect(entry).toEqual({ seq: 1, seat: ada, action: { send: 2 } });
    expect(told).toEqual([
      { event: { kind: 'chosen', seat: ada }, audience: [bo] },
      { event: { kind: 'chosen', seat: ada, crew: 2 }, audience: [ada] },
    ]);
    expect(match.log).toEqual([entry]);
  });

  test('malformed, illegal and unknown seats: an error with a code, and nothing changed', () => {
    const before = JSON.stringify(match.state);
    expect(codeOf(() => match.act(ada, 'all'))).toBe('action.malformed');
    expect(codeOf(() => match.act(ada, { send: 9 }))).toBe('salvage.no-such-crew');
    expect(codeOf(() => match.act(5 as Seat, { send: 1 }))).toBe('seat.unknown');
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.seq).toBe(0);
  });

  test('a seat may answer from what it saw before another seat acted, if its own question is the same', () => {
    match.act(ada, { send: 1 }, 0);
    expect(match.act(bo, { send: 2 }, 0).entry.seq).toBe(2);
  });

  test('an answer to an older question is refused', () => {
    match.act(ada, { send: 1 });
    match.act(bo, { send: 2 });
    expect(codeOf(() => match.act(ada, { send: 2 }, 1))).toBe('action.stale');
    expect(codeOf(() => match.act(ada, { send: 2 }, 3))).toBe('action.stale');
    expect(match.act(ada, { send: 2 }, 2).entry.seq).toBe(3);
  });

  test('an action with a time of its own is late once another stopwatch runs', () => {
    match = Match.start(timedSalvage, { seats: 2, seed });
    match.act(ada, { send: 1 });
    match.act(bo, { send: 2 });
    expect(codeOf(() => match.act(ada, { send: 2 }, 1))).toBe('action.stale');
    expect(codeOf(() => match.act(ada, { send: 3 }, 9))).toBe('action.stale');
    expect(match.act(ada, { send: 2 }, 2).entry.seq).toBe(3);
  });

  test('the same action sent twice is confirmed, not carried out again', () => {
    const first = match.act(ada, { send: 1 }, 0);
    match.act(bo, { send: 2 }, 0);
    expect(match.act(ada, { send: 1 }, 0)).toEqual({ entry: first.entry, told: [], doubled: true });
    expect(match.seq).toBe(2);
  });

  test('the game goes to its end and has a result, after which nobody may act', () => {
    for (const crew of [1, 2, 3]) {
      match.act(ada, { send: crew });
      match.act(bo, { send: crew });
    }
    expect(match.actors).toEqual([]);
    expect(match.result?.scores.reduce((sum, worth) => sum + worth)).toBeGreaterThan(0);
    expect(codeOf(() => match.act(ada, { send: 1 }))).toBe('salvage.not-asked');
  });
});

describe('undo', () => {
  test('a seat takes back its choice while nothing has been learned', () => {
    match.act(ada, { send: 3 });
    expect(match.canUndo(ada)).toBe(true);
    expect(match.undo(ada).entry).toEqual({ seq: 2, seat: ada, undo: 1 });
    expect(match.state.chosen).toEqual([0, 0]);
    expect(match.act(ada, { send: 1 }).entry.seq).toBe(3);
  });

  test('what other seats did since stays: their choices did not depend on it', () => {
    match = start(3);
    match.act(ada, { send: 3 });
    match.act(bo, { send: 2 });
    match.undo(ada);
    expect(match.state.chosen).toEqual([0, 2, 0]);
    expect(match.canUndo(bo)).toBe(true);
    expect(match.canUndo(ada)).toBe(false);
    expect(match.canUndo(cy)).toBe(false);
  });

  test('nothing behind a reveal or a roll can be taken back', () => {
    match.act(ada, { send: 3 });
    match.act(bo, { send: 3 });
    expect(match.canUndo(ada)).toBe(false);
    expect(codeOf(() => match.undo(bo))).toBe('undo.nothing');
  });

  test('what someone built on stays', () => {
    // In this variant of the game the second seat may copy the first, and only while it has chosen.
    const copycat = {
      ...salvage,
      apply(...[state, seat, action, ...rest]: Parameters<typeof salvage.apply>): void {
        if (seat === bo && state.chosen[ada] === 0)
          salvage.apply(state, seat, { send: 0 }, ...rest);
        salvage.apply(state, seat, action, ...rest);
      },
    };
    match = Match.start(copycat, { seats: 3, seed });
    match.act(ada, { send: 2 });
    match.act(bo, { send: 2 });
    expect(match.canUndo(ada)).toBe(false);
    expect(codeOf(() => match.undo(ada))).toBe('undo.built-on');
    expect(match.state.chosen).toEqual([2, 2, 0]);
  });
});

describe('standing orders', () => {
  test('an order answers for its seat, and the log says so', () => {
    match.instruct(bo, { always: 'largest' });
    expect(match.order(bo)).toEqual({ always: 'largest' });
    expect(match.followOrder()?.entry).toEqual({
      seq: 2,
      seat: bo,
      action: { send: 3 },
      by: 'order',
    });
    expect(match.followOrder()).toBeUndefined();
    expect(match.canUndo(bo)).toBe(false);
  });

  test('an order can be revoked, and a bad one is refused', () => {
    match.instruct(bo, { always: 'largest' });
    match.instruct(bo, null);
    expect(match.followOrder()).toBeUndefined();
    expect(codeOf(() => match.instruct(bo, { always: 'all' }))).toBe('order.malformed');
    const { orders: _, ...without } = salvage;
    expect(codeOf(() => Match.start(without, { seats: 2, seed }).instruct(ada, {}))).toBe(
      'order.none',
    );
  });
});

describe('resuming', () => {
  test('the log brings the match back at any point, undo and orders included', () => {
    match.act(ada, { send: 3 });
    match.undo(ada);
    match.instruct(bo, { always: 'smallest' });
    match.followOrder();
    match.act(ada, { send: 3 });
    for (let length = 0; length <= match.seq; length++) {
      const log = JSON.parse(JSON.stringify(match.log.slice(0, length)));
      const resumed = Match.resume(salvage, match.opening, log);
      for (const entry of match.log.slice(length)) resumed.replay(entry);
      expect(resumed.state).toEqual(match.state);
      expect(resumed.log).toEqual(match.log);
      expect(resumed.order(bo)).toEqual({ always: 'smallest' });
    }
  });

  test('an entry out of order, an undo of another entry, and an order nobody gave are refused', () => {
    match.act(ada, { send: 1 });
    const resume = (entry: object) =>
      codeOf(() => Match.resume(salvage, match.opening, [...match.log, entry as never]));
    expect(resume({ seq: 3, seat: bo, action: { send: 1 } })).toBe('log.order');
    expect(resume({ seq: 2, seat: ada, undo: 2 })).toBe('undo.other');
    expect(resume({ seq: 2, seat: bo, action: { send: 1 }, by: 'order' })).toBe('order.other');
  });
});

test('the same seed gives the same match, another seed another', () => {
  const play = (with_: Match<Salvage>) => {
    for (const crew of [1, 2, 3]) for (const seat of [ada, bo]) with_.act(seat, { send: crew });
    return with_.state;
  };
  const other = Match.start(salvage, {
    seats: 2,
    seed: readSeed('0b'.repeat(32)),
    options: { rounds: 3 },
  });
  expect(play(start())).toEqual(play(start()));
  expect(play(other)).not.toEqual(play(start()));
});
