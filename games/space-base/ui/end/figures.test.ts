/** The figures of the end add up to what the counters show. */

import { Random, type Seat, type Seed } from '@starboard/engine';
import game, { type CardNumber, type Event } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { diceFigures, longestStride, wastedBy, yieldBySector, yieldByShip } from './figures.ts';

const NOOR = 0 as Seat;

/** A whole game of random answers, and everything that was told. */
function playedGame() {
  const random = new Random('3'.repeat(64) as Seed);
  const events: Event[] = [];
  const tell = (event: Event) => void events.push(event);
  const state = game.setup(game.readOptions({}, 2), 2, random, tell);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    game.apply(state, seat, random.pick(game.legal(state, seat)), random, tell);
  }
  return { state, events };
}

test('points by ship add up to the points of the seat', () => {
  const { state, events } = playedGame();
  const lost = events.reduce(
    (sum, event) => sum + (event.kind === 'lost' && event.seat === NOOR ? event.vp : 0),
    0,
  );
  const scored = yieldByShip(events, NOOR).reduce((sum, { brought }) => sum + brought.vp, 0);
  expect(scored - lost).toBe(state.consoles[NOOR]?.vp);
});

test('what a sector brought on others’ turns is what its deployed ships gave', () => {
  const events: Event[] = [
    collected({ sector: 9, face: 'deployed', credits: 4 }),
    collected({ sector: 9, face: 'deployed', vp: 2 }),
    collected({ sector: 9, face: 'station', income: 1 }),
  ];
  expect(yieldBySector(events, NOOR)[8]).toEqual({
    sector: 9,
    own: { credits: 0, income: 1, vp: 0 },
    others: { credits: 4, income: 0, vp: 2 },
  });
});

test('SB-10.1: of 36 rolls, six are expected to show seven', () => {
  const rolls = Array.from(
    { length: 36 },
    (): Event => ({ kind: 'rolled', seat: NOOR, dice: [3, 4] }),
  );
  const { rolls: count, rolled, expected } = diceFigures(rolls);
  expect([count, rolled[5], expected[5]]).toEqual([36, 36, 6]);
});

test('the longest stride is the most points at once', () => {
  const page = (round: number, vp: number) => ({
    seq: round,
    round,
    vp: [0, 0],
    events: [collected({ sector: 8, face: 'station', vp })],
    undone: [],
  });
  expect(longestStride([page(3, 2), page(7, 4), page(9, 1)], NOOR)).toMatchObject({
    round: 7,
    vp: 4,
  });
});

test('SB-4.2: wasted credits are those beyond the cost', () => {
  const bought = { kind: 'bought', seat: NOOR, card: 20 as CardNumber, sector: 4 } as const;
  expect(wastedBy([{ ...bought, cost: 3, wasted: 4 }], NOOR)).toBe(4);
});

function collected(
  given: Pick<Extract<Event, { kind: 'collected' }>, 'sector' | 'face'> &
    Partial<{ credits: number; income: number; vp: number }>,
): Event {
  return {
    kind: 'collected',
    seat: NOOR,
    card: 1 as CardNumber,
    twice: false,
    credits: 0,
    income: 0,
    vp: 0,
    ...given,
  };
}
