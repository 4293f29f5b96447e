/** What happened is there for a keyboard as well: its cards are gone through and opened. */

import type { Seat } from '@starboard/engine';
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

test('what somebody takes back is struck out, and told: to the eye in the log, and to the ear', async () => {
  const { host, place } = await visit({ seats: 2, hands: 2 });
  const { match } = host;
  const lines = await Promise.all(
    [0, 1].map((seat) => host.join(seat as Seat, (update) => update)),
  );
  let [seat] = match.actors as [Seat];
  do {
    [seat] = match.actors as [Seat];
    await lines[seat]?.act(match.legal(seat)[0] as never, match.seq);
  } while (!match.canUndo(seat));
  const list = page.getByRole('list', { name: 'Log' }).element();
  const newest = () => list.querySelector('li')?.textContent ?? '';
  await lines[seat]?.undo();
  const name = ['Noor', 'Mateo'][seat];
  await expect.poll(newest).toMatch(new RegExp(`^${name} took this back: “${name} .*”$`));
  const deed = newest().split(/[“”]/)[1];
  expect([...list.children].map((line) => line.textContent)).not.toContain(deed);
  const heard = [...place.querySelectorAll('[aria-live="polite"]')];
  expect(heard.map(({ textContent }) => textContent)).toContain(newest());
});
