/** Nothing in a chart lies on anything else. */

import type { Seat } from '@starboard/engine';
import type { Player } from '@starboard/look/table.ts';
import { expect, test } from 'vitest';
import { labelsFor } from './chart.ts';

test.each([[[40, 3, 2, 1, 0]], [[0, 0, 0, 0, 0]], [[40, 39, 39, 39, 38]], [[40, 30, 20, 10, 0]]])(
  'flags of five with %j points stand apart, between the goal and the axis',
  (vp) => {
    const players = vp.map((_, seat) => ({ seat: seat as Seat })) as Player[];
    const y = (points: number) => 186 - points * 4;
    const places = labelsFor(players, vp, { y, lowest: 186 }).map(({ at }) => at);
    expect(places[0]).toBeGreaterThanOrEqual(y(40));
    expect(places.at(-1)).toBeLessThanOrEqual(186);
    for (const [index, at] of places.slice(1).entries()) {
      expect(at - (places[index] as number)).toBeGreaterThanOrEqual(26);
    }
  },
);
