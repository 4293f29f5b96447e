/** Deployed ships where they fly: lit, they are picked with a press; and they can always be looked at. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questionOf } from './question/every-question.ts';
import { sitAt } from './sit-at.ts';

test('SB-7.17: a press on the ship that is lit puts the charge there', async () => {
  const table = questionOf('place', 'a charge on which ship');
  await sitAt(table);
  // No more of the sky is lit than the ship takes.
  expect(stack().offsetHeight).toBeLessThan(40);
  await userEvent.click(stack());
  await expect.poll(() => table.cubes(0, 'l3-s12-1')).toBe(1);
});

test('the mouse’s other button and the key D open it, with the way to the rules', async () => {
  await sitAt(questionOf('place', 'a charge on which ship'));
  const rules = page.getByRole('dialog').getByRole('link', { name: /In the rules/ });
  await userEvent.click(stack(), { button: 'right' });
  await expect.element(rules).toHaveAttribute('href', '/learn/space-base/rules#deployed');
  await userEvent.keyboard('{Escape}');
  await expect.element(rules).not.toBeInTheDocument();
  stack().focus();
  await userEvent.keyboard('d');
  await expect.element(rules).toBeVisible();
});

function stack(): HTMLElement {
  return document.querySelector('[data-at="stack:0:12"]') as HTMLElement;
}
