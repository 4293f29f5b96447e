/** What happened is there for a keyboard as well: its cards are gone through and opened. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from './visit.tsx';

test('Tab comes to the newest card named in the log, arrows go on to the others, and Enter opens one', async () => {
  await visit({ seats: 2, left: 30 });
  const list = page.getByRole('list', { name: 'Log' }).element() as HTMLElement;
  await expect.poll(() => list.querySelectorAll('button').length).toBeGreaterThan(3);
  const links = [...list.querySelectorAll('button')];
  list.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(links[0]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(links[1]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(links[0]);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('dialog', { name: links[0]?.textContent ?? '' }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(links[0]);
});
