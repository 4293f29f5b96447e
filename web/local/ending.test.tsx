/** What is said of a finished game on this device: whoever plays there is not whoever won. */

import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import text from '../text/en.json' with { type: 'json' };
import { useEnding } from './ending.ts';
import type { KeptGame, KeptSeat } from './kept-game.ts';

const pip: KeptSeat = { name: 'Pip', colour: 1, bot: null };
const noor: KeptSeat = { name: 'Noor', colour: 2, bot: null };
const rivet: KeptSeat = { name: 'Rivet', colour: 3, bot: 'cadet' };

function told(seats: readonly KeptSeat[], scores: readonly number[], places: readonly number[]) {
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={text}>
      <Ending game={{ seats, result: { scores, places } }} />
    </IntlProvider>,
  );
}

function Ending({ game }: { game: Pick<KeptGame, 'seats' | 'result'> }) {
  return useEnding()(game).join(' · ');
}

test('several at one device are told apart by their names', () => {
  expect(told([pip, noor], [0, 41], [2, 1])).toBe('Noor won · Noor 41, Pip 0');
});

test('a game lost to a bot says so, and by how much', () => {
  expect(told([pip, rivet], [12, 40], [2, 1])).toBe('Rivet won · Rivet 40, Pip 12');
  expect(told([pip, rivet], [40, 12], [1, 2])).toBe('You won · Pip 40, Rivet 12');
});

test('a place that is shared is won by all who share it', () => {
  expect(told([pip, rivet, noor], [7, 7, 3], [1, 1, 3])).toMatch(/^Pip and Rivet won · /);
});

test('alone nobody is beaten', () => {
  expect(told([pip], [3], [1])).toBe('Over');
});
