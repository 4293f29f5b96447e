/** A whole game of Space Builder on two phones, with fingers alone. */

import type { Page } from '@playwright/test';
import type { Building, Placement } from '@starboard/space-builder';
import { placeName } from '@starboard/space-builder/text';
import { boardOf, boardWith, gather, goOn, readMap, sitDown, winner } from './builders.ts';
import { expect, test } from './starboard.ts';

test('two phones and a link: a game to the end by touch', { tag: '@phone' }, async ({
  starboard,
  browser,
  contextOptions,
}) => {
  const { pages, leave } = await gather({ starboard, browser, contextOptions }, [20, 125]);
  const [near, far] = pages as [Page, Page];
  await sitDown(pages, 8);
  const wanted = await readMap(far);
  await buildByTouch(far, wanted);
  expect(await boardOf(far)).toEqual(boardWith(wanted));
  await far.getByRole('button', { name: 'Tap the pile: finished' }).tap();
  for (const page of pages) await goOn(page);
  await expect(winner(far)).toHaveText('Your city stands!');
  await expect(winner(near)).toHaveText('125 ms’s city stands!');
  await leave();
});

/** Takes a building, turns and flips it, and puts it down. */
async function buildByTouch(
  page: Page,
  wanted: Iterable<readonly [Building, Placement]>,
): Promise<void> {
  const hand = page.getByRole('list', { name: 'Your hand' });
  const board = page.getByRole('group', { name: 'Your board' });
  for (const [building, { slot, turn, side }] of wanted) {
    await hand.locator(`[data-card="${building}"]`).tap();
    for (let quarter = 0; quarter < turn; quarter++) await press(page, 'Turn');
    if (side === 'B') await press(page, 'Flip');
    await board.getByRole('button', { name: `${placeName(slot, 'en')}: empty` }).tap();
  }
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).locator('visible=true').tap();
}
