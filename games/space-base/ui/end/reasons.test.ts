import type { Seat } from '@starboard/engine';
import type { Player } from '@starboard/look/table.ts';
import type { CardNumber, Event } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { wordsFor } from '../text/words.ts';
import { reasonsFor } from './reasons.ts';

const players = ['Noor', 'Mateo'].map(
  (name, seat): Player => ({
    seat: seat as Seat,
    name,
    kind: 'person',
    colour: (seat + 1) as Player['colour'],
    here: true,
  }),
);
const [noor] = players as [Player];

test.each([
  ['more than the winner', [2, 5], ['Mateo']],
  ['less than the winner', [5, 2], []],
])('what a loser wasted is a reason if it was %s', (_, wasted, told) => {
  const events = wasted.map(
    (credits, seat): Event => ({
      kind: 'bought',
      seat: seat as Seat,
      card: 0 as CardNumber,
      sector: 4,
      cost: 1,
      wasted: credits,
    }),
  );
  const reasons = reasonsFor(noor, {
    history: [{ seq: 1, round: 1, vp: [40, 12], events, undone: [] }],
    result: { places: [1, 2], scores: [40, 12] },
    players,
    say: wordsFor('en'),
    language: 'en',
  }).filter(({ words }) => words.includes('wasted'));
  expect(reasons.map(({ player }) => player.name)).toEqual(told);
});
