/** A newcomer who does in the guided game what the guide says, with a finger. */

import type { Locator, Page } from '@playwright/test';
import { expect } from '../starboard.ts';

/** Finds the lesson from the home page, and taps where the guide's ring is, or its button, until it invites to a real game. */
export async function learnSpaceBase(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('a[href="/learn"]:visible').tap();
  await page.locator('a[href="/learn/space-base"]').tap();
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

/** Where it is, as a finger does, whatever lies there. */
async function touch(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox({ timeout: SOON }).catch(() => null);
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** In milliseconds: what has not happened by then is tried again. */
const SOON = 2000;
