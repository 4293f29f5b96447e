/** Newcomers who do in the lessons of both games what they are told, with a finger. */

import type { Locator, Page } from '@playwright/test';
import type { Language } from '@starboard/engine/words';
import { pile, putDown, readMap } from '../builders.ts';
import { expect } from '../starboard.ts';
import { button } from '../visitor.ts';
import { ANYTHING, oneOf, words } from '../words.ts';

/** Finds the guided game from the home page, and taps where the guide's ring is, or its button, until it invites to a real game. */
export async function learnSpaceBase(page: Page): Promise<void> {
  await openLesson(page, 'space-base');
  const guide = page.locator('[data-guide]');
  const buttons = guide.locator('button');
  const ring = page.locator('[data-ring]').first();
  await expect(guide).toBeVisible();
  while ((await guide.locator('[data-last]').count()) === 0) {
    const said = await guide.innerText();
    // One leads out of the lesson; where there is nothing to do but to read, another leads on.
    if ((await buttons.count()) > 1) await buttons.last().tap();
    else await touch(page, ring);
    await expect(guide)
      .not.toHaveText(said, { useInnerText: true, timeout: SOON })
      .catch(() => {});
  }
  await buttons.last().tap();
}

/** Finds the tutorial from the home page; builds what each map shows, looks for the fault, sets a building free, until there is nothing more to learn. */
export async function learnSpaceBuilder(page: Page, language: Language): Promise<void> {
  await openLesson(page, 'space-builder');
  const { spaceBuilder } = words(language);
  const hand = page.getByRole('list', { name: spaceBuilder('hand') });
  const frozen = page.getByRole('button', {
    name: oneOf(spaceBuilder('unfreeze.free', { building: ANYTHING })),
  });
  const standing = page.locator('[data-slot][data-card]');
  const right = page.getByRole('status').getByText(spaceBuilder('learn.right'));
  const onward = button(page, spaceBuilder('learn.next'));
  const toPlay = button(page, spaceBuilder('learn.play'));
  const tappable = pile(page, language);
  const something = hand.or(frozen).or(standing).or(toPlay).first();
  for (;;) {
    await expect(something).toBeVisible();
    if (await toPlay.isVisible()) break;
    if (await hand.isVisible()) {
      for (const [building, placement] of await readMap(page, language)) {
        await putDown(page, language, building, placement);
      }
      await expect(right.or(tappable)).toBeVisible();
      if (await tappable.isVisible()) await tappable.tap();
    } else if (await frozen.first().isVisible()) await frozen.first().tap();
    else {
      for (let each = 0; !(await right.isVisible()); each++) await standing.nth(each).tap();
    }
    await expect(right).toBeVisible();
    await onward.tap();
    await expect(onward).toBeHidden();
  }
  await toPlay.tap();
}

async function openLesson(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator('a[href="/learn"]:visible').tap();
  await page.locator(`a[href="/learn/${game}"]`).tap();
}

/** Where it is, as a finger does, whatever lies there. */
async function touch(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox({ timeout: SOON }).catch(() => null);
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** In milliseconds: what has not happened by then is tried again. */
const SOON = 2000;
