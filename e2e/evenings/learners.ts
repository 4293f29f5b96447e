/** Newcomers who do in the tutorials of both games what they are told, with a finger. */

import type { Locator, Page } from '@playwright/test';
import type { Language } from '@starboard/engine/words';
import { pile, putDown, readMap } from '../builders.ts';
import { expect } from '../starboard.ts';
import { button } from '../visitor.ts';
import { words } from '../words.ts';

/** Finds the tutorial from the home page. */
export async function openTutorial(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator('a[href="/learn"]:visible').tap();
  await page.locator(`a[href="/learn/${game}"]`).tap();
}

/** Taps where the guide's ring is, or its button, until it invites to a real game. */
export async function learnSpaceBase(page: Page): Promise<void> {
  const guide = page.locator('[data-guide]');
  const buttons = guide.locator('button');
  const ring = page.locator('[data-ring]').first();
  const primary = page.locator('[data-question] [data-primary]:enabled');
  await expect(guide).toBeVisible();
  while ((await guide.locator('[data-last]').count()) === 0) {
    const said = await guide.innerText();
    // One leads out of the lesson; where there is nothing to do but to read, another leads on.
    if ((await buttons.count()) > 1) await buttons.last().tap();
    else {
      await touch(page, ring);
      if (await primary.isVisible()) await primary.tap({ timeout: SOON }).catch(() => {});
    }
    await expect(guide)
      .not.toHaveText(said, { useInnerText: true, timeout: SOON })
      .catch(() => {});
  }
  await buttons.last().tap();
}

/** Builds what each map shows, looks for the fault, sets a building free, until there is nothing more to learn. */
export async function learnSpaceBuilder(page: Page, language: Language): Promise<void> {
  const { spaceBuilder } = words(language);
  const hand = page.getByRole('list', { name: spaceBuilder('hand') });
  const frozen = page.locator('[aria-pressed="false"]');
  const found = page.getByRole('status').getByText(spaceBuilder('learn.right'));
  const onward = button(page, spaceBuilder('learn.next'));
  const toPlay = button(page, spaceBuilder('learn.play'));
  const tappable = pile(page, language);
  const standing = page.locator('[data-slot][data-card]');
  const anything = hand.or(frozen).or(standing).or(toPlay).first();
  for (;;) {
    await expect(anything).toBeVisible();
    if (await toPlay.isVisible()) break;
    if (await hand.isVisible()) {
      for (const [building, placement] of await readMap(page, language)) {
        await putDown(page, language, building, placement);
      }
      await expect(onward.or(tappable)).toBeVisible();
      if (await tappable.isVisible()) await tappable.tap();
    } else if (await frozen.first().isVisible()) await frozen.first().tap();
    else {
      for (let each = 0; !(await found.isVisible()); each++) await standing.nth(each).tap();
    }
    await onward.tap();
    await expect(onward).toBeHidden();
  }
  await toPlay.tap();
}

/** Where it is, as a finger does, whatever lies there. */
async function touch(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox({ timeout: SOON }).catch(() => null);
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** In milliseconds: what has not happened by then is tried again. */
const SOON = 2000;
