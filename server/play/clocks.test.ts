import { type AnyGame, type GameTypes, Match } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { ada, bo, tableOf } from '../../engine/third-game/host-conformance.ts';
import { salvage } from '../../engine/third-game/salvage.ts';
import { BELL, timedSalvage } from '../../engine/third-game/timed-salvage.ts';
import {
  type Clocks,
  nextClocks,
  nextWake,
  readingAt,
  resumedClocks,
  startClocks,
} from './clocks.ts';
import type { SeatTerms, Terms } from './terms.ts';

const PERSON: SeatTerms = { person: 'p' as never, bot: null, heldBy: null, leftEarly: false };
const BOT: SeatTerms = { ...PERSON, person: null, bot: 'bold' };

function terms(pace: Terms['pace'], ...seats: SeatTerms[]): Terms {
  return { gathering: {} as Terms['gathering'], pace, delay: 0, over: false, seats };
}

const LIVE = { kind: 'live', seconds: 30 } as const;
const RELAXED = { kind: 'relaxed' } as const;

function matchOf(game: AnyGame = salvage): Match<GameTypes> {
  return Match.start(game, tableOf({ seats: 2 }));
}

const deadlines = ({ seats }: Clocks) => seats.map(({ deadline }) => deadline);

describe('time for a decision', () => {
  test('runs from the moment a seat is asked, and not for bots', () => {
    const clocks = startClocks(matchOf(), 1000, terms(LIVE, PERSON, BOT));
    expect(deadlines(clocks)).toEqual([31_000, null]);
    expect(clocks.seats.map(({ turn }) => turn)).toEqual([true, true]);
  });

  test('goes on while others act, and starts anew with the next question', () => {
    const match = matchOf();
    const table = terms(LIVE, PERSON, PERSON);
    const start = startClocks(match, 1000, table);
    match.act(ada, { send: 1 });
    const waiting = nextClocks(start, match, 5000, table);
    expect(deadlines(waiting)).toEqual([null, 31_000]);
    match.act(bo, { send: 2 });
    expect(deadlines(nextClocks(waiting, match, 9000, table))).toEqual([39_000, 39_000]);
  });

  test('is days in correspondence, and without end for those who play at leisure', () => {
    const days = startClocks(matchOf(), 0, terms({ kind: 'correspondence', days: 2 }, PERSON, BOT));
    expect(deadlines(days)).toEqual([172_800_000, null]);
    expect(deadlines(startClocks(matchOf(), 0, terms(RELAXED, PERSON, BOT)))).toEqual([null, null]);
  });
});

describe('a stopwatch', () => {
  const table = terms(RELAXED, PERSON, PERSON);

  test('shows the time since the entry that started it, on whatever process', () => {
    const match = matchOf(timedSalvage);
    const first = startClocks(match, 1000, table);
    expect(readingAt(first, 1012.7)).toEqual({ number: 1, elapsed: 12 });
    match.act(ada, { send: 1 });
    expect(nextClocks(first, match, 1010, table).watch).toEqual(first.watch);
    match.act(bo, { send: 1 });
    expect(nextClocks(first, match, 1020, table).watch).toEqual({ number: 2, zero: 1020 });
  });

  test('does not count the time nobody served it, and deadlines move by as much', () => {
    const match = matchOf(timedSalvage);
    const before = startClocks(match, 1000, terms(LIVE, PERSON, PERSON));
    const resumed = resumedClocks(before, match, 1020, 9000);
    expect(readingAt(resumed, 9000)).toEqual({ number: 1, elapsed: 20 });
    expect(deadlines(resumed)).toEqual([31_000 + 7980, 31_000 + 7980]);
  });

  test('never goes behind what is in the log', () => {
    const time = { ...timedSalvage.time, reached: () => 500 } as typeof timedSalvage.time;
    const match = matchOf({ ...timedSalvage, time } as typeof timedSalvage);
    const before = { ...startClocks(match, 1000, table), watch: { number: 1, zero: 1000 } };
    expect(readingAt(resumedClocks(before, match, 1200, 9000), 9000)?.elapsed).toBe(500);
  });
});

describe('something happens by itself next', () => {
  test('at the first deadline, or when something falls due', () => {
    const match = matchOf(timedSalvage);
    const table = terms(LIVE, PERSON, PERSON);
    const clocks = startClocks(match, 1000, table);
    expect(nextWake(clocks, match, table, 1000)).toBe(1000 + BELL);
    const untimed = matchOf();
    expect(nextWake(startClocks(untimed, 1000, table), untimed, table, 1000)).toBe(31_000);
  });

  test("now, if it is a bot's turn, an order answers, or the end is to be told", () => {
    const match = matchOf();
    const people = terms(RELAXED, PERSON, PERSON);
    const wake = (table: Terms) => nextWake(startClocks(match, 0, table), match, table, 7);
    expect(wake(people)).toBeNull();
    expect(wake(terms(RELAXED, PERSON, BOT))).toBe(7);
    match.instruct(bo, { always: 'largest' });
    expect(wake(people)).toBe(7);
    for (let round = 0; round < 3; round++) {
      match.followOrder();
      match.act(ada, match.legal(ada)[0]);
    }
    expect(match.result).toBeDefined();
    expect(wake(people)).toBe(7);
  });
});
