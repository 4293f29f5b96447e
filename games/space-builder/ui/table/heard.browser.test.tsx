/** What somebody hears who does not see the table. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildingName, placeName, standing } from '../../text/index.ts';
import { messages } from '../text/words.tsx';
import { building, eventually, press, seated } from './seated.tsx';

test('news is told where it is heard, and whatever is done with a building as it is', async () => {
  await page.viewport(1280, 800);
  const table = await seated({
    seats: 2,
    bots: ['child'],
    options: { hands: [4, 8] },
    language: 'fr',
  });
  const { element } = table;
  // A reader tells what changes in a place that was there before.
  const [news, own] = element.querySelectorAll('[role="status"], [aria-live="polite"]');
  const { news: told, heard, slot } = messages.fr;
  const at4 = (what: string) => slot.replace('{place}', placeName(4, 'fr')).replace('{what}', what);
  await table.getReady();
  await building(table);
  await eventually(() => expect(news?.textContent).toBe(told.build));
  expect(element.querySelectorAll('main')).toHaveLength(1);

  const hears = (words: string) => eventually(() => expect(own?.textContent).toBe(words));
  press('Digit1');
  await hears(standing(1, 'A', 0, 'fr'));
  press('KeyR');
  await hears(standing(1, 'A', 1, 'fr'));
  press('KeyF');
  await hears(standing(1, 'B', 1, 'fr'));
  press('KeyS');
  await hears(at4(standing(1, 'B', 1, 'fr')));
  press('Digit2');
  await hears(standing(2, 'A', 0, 'fr'));
  // The one that was moved, not the one that makes room for it.
  press('KeyS');
  await hears(at4(standing(2, 'A', 0, 'fr')));
  press('Backspace');
  await hears(heard.taken.replace('{building}', buildingName(2, 'fr')));
});
