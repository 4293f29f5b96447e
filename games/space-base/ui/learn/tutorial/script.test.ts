/** The guided game holds on the real engine: every step finds what it relies on, and everything is met. */

import { isOpen, Match, type Seat } from '@starboard/engine';
import game, {
  type Action,
  type Console,
  type Event,
  type SpaceBaseTypes,
} from '@starboard/space-base';
import { expect, test } from 'vitest';
import { type Facts, LEARNER, RIVAL, SEED, STEPS } from './script.ts';

test('every step finds the dice and counters it tells of, and what it asks for is legal', () => {
  const match = Match.start(game, { seats: 2, seed: SEED });
  for (const [place, step] of STEPS.entries()) {
    if (step.kind === 'watch') {
      for (const action of step.actions) act(match, RIVAL, action);
      continue;
    }
    expect({ place, ...factsOf(match) }).toMatchObject({ place, ...step.facts });
    if (step.kind === 'do') act(match, LEARNER, step.expect);
  }
});

test('it teaches everything: both faces, waste, income, arrows, charges, a colony', () => {
  const told: Event[] = [];
  const match = Match.start(game, { seats: 2, seed: SEED });
  for (const step of STEPS) {
    const actions = step.kind === 'watch' ? step.actions : step.kind === 'do' ? [step.expect] : [];
    for (const action of actions) {
      const seat = (step.kind === 'watch' ? RIVAL : LEARNER) as Seat;
      told.push(...match.act(seat, action).told.map(({ event }) => event));
    }
  }
  const mine = told.filter((event) => 'seat' in event && event.seat === LEARNER);
  const met = (test: (event: Event) => boolean) => mine.some(test);
  expect(met((event) => event.kind === 'collected' && event.face === 'station')).toBe(true);
  expect(met((event) => event.kind === 'collected' && event.face === 'deployed')).toBe(true);
  expect(met((event) => event.kind === 'bought' && event.wasted > 0)).toBe(true);
  expect(met((event) => event.kind === 'boughtNothing')).toBe(true);
  expect(met((event) => event.kind === 'income')).toBe(true);
  expect(met((event) => event.kind === 'nothingToCollect')).toBe(true);
  expect(met((event) => event.kind === 'charged')).toBe(true);
  expect(met((event) => event.kind === 'shifted')).toBe(true);
  expect(met((event) => event.kind === 'followed')).toBe(true);
  expect(met((event) => event.kind === 'settled')).toBe(true);
});

type Lesson = Match<SpaceBaseTypes>;

function act(match: Lesson, seat: number, action: Action): void {
  expect(isOpen(game, match.state, seat as Seat, action), JSON.stringify(action)).toBe(true);
  match.act(seat as Seat, action);
}

function factsOf({ state }: Lesson): Facts {
  const { credits, income, vp } = state.consoles[LEARNER] as Console;
  return { dice: state.dice, credits, income, vp };
}
