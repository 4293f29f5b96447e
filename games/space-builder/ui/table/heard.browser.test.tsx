/** What somebody hears who does not see the table. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Building } from '../../maps/map.ts';
import type { Check } from '../../rules/state.ts';
import { buildingName, placeName, standing, tellVerdict } from '../../text/index.ts';
import { messages } from '../text/words.tsx';
import { build, building, eventually, press, pressLit, seated } from './seated.tsx';

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

test('BU-3.5: that the pile is lit is heard, as often as it is lit, and that it was tapped', async () => {
  const table = await seated({ seats: 3, bots: ['child', 'child'] });
  await table.getReady();
  await building(table);
  const heard = () =>
    [...table.element.querySelectorAll('[aria-live="polite"]')].map((one) => one.textContent);
  const lit = 'All built! Sure? Tap the pile.';
  expect(heard()).not.toContain(lit);
  build(table);
  await eventually(() => expect(heard()).toContain(lit));
  press('Digit1');
  press('Backspace');
  await eventually(() => expect(heard()).not.toContain(lit));
  build(table);
  await eventually(() => expect(heard()).toContain(lit));
  press('Space');
  await eventually(() => expect(heard()).toContain('Done! Waiting for the others.'));
});

test('BU-4.1: of the check one hears whose board it is, every building and what is wrong with it, and the sum', async () => {
  const table = await seated({ seats: 2, bots: ['expert'], haste: 0.01 });
  const heard: (string | null)[] = [];
  const ear = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches('[role="log"]')) continue;
      heard.push(...[...addedNodes].map(({ textContent }) => textContent));
    }
  });
  ear.observe(table.element, { childList: true, subtree: true });
  await table.getReady();
  await building(table);
  build(table, 2);
  press('Space');
  const check = () => table.told().view.round?.check ?? null;
  await eventually(() => expect(check()).not.toBeNull());
  const { boards, winner } = check() as Check;
  const whole = boards.flatMap(({ builder, verdicts, faults }) => [
    builder === 0 ? 'Your board' : 'Player 2’s board',
    ...verdicts.map((verdict) => tellVerdict(verdict, 'en')),
    ['Everything is right!', '1 fault'][faults] ?? `${faults} faults`,
  ]);
  const won = winner === 0 ? 'You win the round!' : 'Player 2 wins the round.';
  await eventually(() => expect(heard).toEqual([...whole, won]));
  expect(heard.join(' ')).toMatch(/rocket pad: .*turned/i);
});

test('BU-5.2: everybody learns which building the winner has set free, by eye and by ear', async () => {
  await page.viewport(390, 844);
  const table = await seated({ seats: 2, bots: ['expert'] });
  await table.getReady();
  await building(table);
  // Nothing is built here, so the other wins.
  await eventually(() => expect(table.told().view.players[1]?.buildings).toHaveLength(5));
  const freed = table.told().view.players[1]?.buildings.find((number) => number > 4) as Building;
  await pressLit();
  const bar = () => table.element.querySelector('header');
  await eventually(() =>
    expect(bar()?.querySelector('[role="status"]')?.textContent).toBe(
      `Player 2 unfreezes: ${buildingName(freed, 'en')}.`,
    ),
  );
  const picture = bar()?.querySelector('[aria-hidden] img') as HTMLElement;
  expect(picture.getBoundingClientRect().width).toBe(34);
  const [words, tag] = [picture.previousElementSibling, picture.parentElement] as HTMLElement[];
  expect(words?.scrollHeight).toBeLessThan(tag?.clientHeight ?? 0);
});
