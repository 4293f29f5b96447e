import { Match, Random, type Seed } from '@starboard/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spaceBuilder } from './game.ts';
import { cardsAt, endOf } from './history.ts';
import type { Builder } from './state.ts';
import { A, B, sit } from './table.ts';
import type { SpaceBuilderTypes } from './types.ts';

test('a round can be rebuilt at any moment: who had placed what when', () => {
  const table = sit(2).reveal();
  table
    .act(A, { kind: 'place', building: 1, slot: 2, at: 100 })
    .act(A, { kind: 'turn', building: 1, turn: 3, at: 200 })
    .act(A, { kind: 'place', building: 2, slot: 5, at: 300 })
    .act(A, { kind: 'take', building: 1, at: 400 });
  const builder = table.round.builders[A] as Builder;
  const placed = (at: number) =>
    cardsAt(builder, at)
      .filter(({ slot }) => slot !== null)
      .map(({ building, slot, turn }) => [building, slot, turn]);
  expect(placed(99)).toEqual([]);
  expect(placed(150)).toEqual([[1, 2, 0]]);
  expect(placed(300)).toEqual([
    [1, 2, 3],
    [2, 5, 0],
  ]);
  expect(placed(9999)).toEqual([[2, 5, 0]]);
});

/** Plays at random, with times that run on by chance, for so many actions. */
function playAtRandom(seats: number, seed: number, actions: number): Match<SpaceBuilderTypes> {
  const match = Match.start(spaceBuilder, {
    seats,
    seed: seed.toString(16).padStart(64, '0') as Seed,
  });
  const random = new Random(match.opening.seed).split('players');
  for (let count = 0; count < actions && match.actors.length > 0; count++) {
    const seat = random.pick(match.actors);
    const action = random.pick(match.legal(seat));
    const later = 'at' in action ? { ...action, at: action.at + random.below(50) } : action;
    const fits = spaceBuilder.allows?.(match.state, seat, later) === true;
    match.act(seat, fits ? later : action);
  }
  return match;
}

test('the log alone gives the same round again, at any entry of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.nat(1000),
      fc.nat(300),
      (seats, seed, actions) => {
        const match = playAtRandom(seats, seed, actions);
        const again = Match.resume(spaceBuilder, match.opening, match.log);
        expect(again.state).toEqual(match.state);
        for (const builder of match.state.round?.builders ?? []) {
          expect(cardsAt(builder, Number.POSITIVE_INFINITY)).toEqual(builder.cards);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('the end of a round depends on the times alone, in whatever order the players are heard', () => {
  const taps = fc.uniqueArray(fc.integer({ min: 1, max: 60_000 }), { minLength: 4, maxLength: 4 });
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(taps, order, (times, heard) => {
      const table = sit(4).reveal();
      for (const seat of table.seats) table.city(seat, 0);
      for (const index of heard) {
        const stop = table.round.stop?.at ?? Number.POSITIVE_INFINITY;
        const at = times[index] as number;
        const seat = table.seats[index] ?? A;
        if (at < stop) table.tap(seat, at);
        else table.act(seat, { kind: 'stop', at });
      }
      const sorted = times.toSorted((one, other) => one - other);
      expect(table.round.stop?.at).toBe(sorted[2]);
      expect(table.check.winner).toBe(times.indexOf(sorted[0] as number));
    }),
    { numRuns: 60 },
  );
});

test('nobody ends a round by leaving and coming back', () => {
  const table = sit(2).reveal().act(B, { kind: 'leave', at: 1 }).act(B, { kind: 'return', at: 2 });
  expect(endOf(table.round.builders)).toBeNull();
});
