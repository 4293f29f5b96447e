/** Everybody can play: axe finds nothing in any picture of a match, by day and by night. */

import { canonical } from '@starboard/engine';
import { objections } from '@starboard/look/objections.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  build,
  building,
  eventually,
  press,
  pressLit,
  type Seated,
  seated,
  stage,
} from './seated.tsx';

test('from the first map to the end of a match', async () => {
  await page.viewport(1440, 900);
  const table = await opened({ seats: 2, bots: ['child'], options: HANDS });
  await clean('before the first map');
  await table.getReady();
  await building(table);
  await clean('while building');
  build(table, 3);
  press('Space');
  await eventually(() => expect(stage(table)).toBe('between'));
  await shows('main nav');
  await clean('the check');
  await pressLit();
  await shows('main header p');
  await clean('setting a building free');
  await pressLit();
  await building(table);
  build(table);
  press('Space');
  await eventually(() => expect(stage(table)).toBe('over'));
  await shows('main nav');
  await pressLit();
  await eventually(() => expect(document.body.textContent).toContain('Your city stands!'));
  await clean('the end');
});

/** The other has so much to build that the first round is won although one building is wrong. */
const HANDS = { hands: [7, 8], upright: [false, true] };

test('at one tablet and for one who looks on', async () => {
  await page.viewport(1180, 820);
  const options = { play: { kind: 'race', seating: 'opposite' } };
  const shared = await opened({ seats: 2, bots: [], options });
  await shared.getReady();
  await building(shared);
  await clean('two at one tablet');
  for (const menu of document.querySelectorAll<HTMLElement>('button[aria-expanded]')) menu.click();
  await eventually(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(2));
  await clean('a menu at each end');
  shared.leave();
  const looking = await opened({ seats: 2, bots: ['child', 'child'], onlooker: true });
  await building(looking);
  await clean('looking on');
});

test('practising on a phone and at a desk', async () => {
  await page.viewport(360, 640);
  const table = await opened({ seats: 1, bots: [] });
  await table.getReady();
  await building(table);
  build(table);
  await eventually(() => expect(document.querySelector('[data-do="tap"]:enabled')).not.toBeNull());
  await clean('the pile is lit');
  [...table.element.querySelectorAll<HTMLElement>('aside button')]
    .find(({ textContent }) => textContent?.includes('Choices'))
    ?.click();
  await shows('dialog[open]');
  await clean('what can be chosen');
  table.leave();
  await page.viewport(1440, 900);
  const desk = await opened({ seats: 1, bots: [] });
  await desk.getReady();
  await building(desk);
  await clean('all of it in sight');
});

test('a time trial against one’s own best', async () => {
  await page.viewport(1440, 900);
  const run = {
    score: 700,
    rounds: [{ finish: 700, faults: 0, progress: [{ at: 300, built: 8 }] }],
  };
  const options = { upright: [false], hands: [8] };
  localStorage.setItem(
    'starboard.space-builder.best-runs',
    JSON.stringify({ [canonical(options)]: run }),
  );
  const table = await opened({
    seats: 1,
    bots: [],
    options: { ...options, play: { kind: 'trial' } },
  });
  await clean('the time to beat');
  await table.getReady();
  await building(table);
  await shows('[data-best="true"][data-done="true"]');
  await clean('the best one is done');
  build(table, 3);
  press('Space');
  await shows('main nav');
  await clean('behind the best one');
});

function opened(seating: Parameters<typeof seated>[0]): Promise<Seated> {
  document.documentElement.lang = 'en';
  return seated(seating);
}

async function shows(selector: string): Promise<void> {
  await eventually(() => expect(document.querySelector(selector)).not.toBeNull());
}

async function clean(when: string): Promise<void> {
  // The page around a table gives it its landmarks.
  expect([when, ...(await objections(document.body, ['region']))]).toEqual([when]);
}
