import fc from 'fast-check';
import { expect, test } from 'vitest';
import { believed, CAP, longestLag } from './clock.ts';

const time = fc.integer({ min: 0, max: 300_000 });
const line = fc.integer({ min: 0, max: 2000 });
const still = { before: 0 };

test('BU-6.3: a slow line loses nothing within the cap', () => {
  // The map takes a while to arrive and to be drawn, and the action takes a while back.
  const journey = fc.record({ claimed: time, there: line, drawing: fc.nat(100), back: line });
  fc.assert(
    fc.property(journey, ({ claimed, there, drawing, back }) => {
      const roundTrip = there + back;
      fc.pre(roundTrip + drawing <= CAP);
      const arrived = there + drawing + claimed + back;
      expect(believed({ claimed, arrived, roundTrip, ...still })).toBe(claimed);
    }),
  );
});

test('BU-6.3: a line slower than the cap loses only what is beyond it', () => {
  expect(believed({ claimed: 10_000, arrived: 10_900, roundTrip: 900, ...still })).toBe(10_400);
});

test('BU-6.3: a forged clock gains no more than the cap, and no more than its line allows', () => {
  fc.assert(
    fc.property(time, time, line, (claimed, arrived, roundTrip) => {
      const gain = arrived - believed({ claimed, arrived, roundTrip, ...still });
      expect(gain).toBeLessThanOrEqual(Math.min(CAP, roundTrip + 100));
    }),
  );
  expect(believed({ claimed: 0, arrived: 20_000, roundTrip: 30, ...still })).toBe(19_870);
});

test('BU-6.3: nobody acts in the future', () => {
  fc.assert(
    fc.property(time, time, line, (claimed, arrived, roundTrip) => {
      expect(believed({ claimed, arrived, roundTrip, ...still })).toBeLessThanOrEqual(arrived);
    }),
  );
});

test('BU-6.3: over a jittery line, with a clock that jumps, times never run backwards', () => {
  const action = fc.record({ claimed: time, wait: fc.nat(3000), roundTrip: line });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let [arrived, before] = [0, 0];
      for (const { claimed, wait, roundTrip } of actions) {
        arrived += wait;
        const at = believed({ claimed, arrived, roundTrip, before });
        expect(at).toBeGreaterThanOrEqual(before);
        expect(at).toBeLessThanOrEqual(arrived);
        before = at;
      }
    }),
  );
});

test('BU-6.3: a nonsensical measurement of the line counts as none', () => {
  for (const roundTrip of [Number.NaN, Number.POSITIVE_INFINITY, -400]) {
    expect(longestLag(roundTrip)).toBe(100);
  }
});
