/** A rival's base, opened to be looked at: everything on it can be seen. */

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { visit } from './visit.tsx';

test('its ships are whole, and the detail of a card lies over the window', async () => {
  const { place } = await visit({ seats: 2, size: [1280, 800] });
  await userEvent.click(
    place.querySelector('section[aria-label="Other players"] button') as Element,
  );
  await expect.poll(() => place.querySelector('dialog [data-at^="station:"]')).not.toBeNull();
  const card = place.querySelector('dialog [data-at^="station:"]') as HTMLElement;
  // A scene is 160 wide, of which a ship needs 70 in height.
  const { width, height } = (
    card.querySelector('[class*="scene"]') as Element
  ).getBoundingClientRect();
  expect(height / width).toBeGreaterThan(70 / 160);
  await userEvent.hover(card);
  await expect
    .poll(() => place.querySelector('dialog [data-radix-popper-content-wrapper]'))
    .not.toBeNull();
});
