/** What the table tells besides its questions: why not, how often, who has what, what was before; and how it moves. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from './visit.tsx';

test('a sector the dice do not lead to says so, and names those they do', async () => {
  await visit({ seats: 2, hands: 2 });
  await userEvent.click(one('[data-roll]'));
  await expect.poll(() => document.querySelector('[data-asked="allocate"]')).not.toBeNull();
  const closed = document.querySelectorAll<HTMLElement>('[data-at^="station:"]:not([data-target])');
  await userEvent.click(closed[closed.length - 1] as Element);
  await expect
    .element(page.getByRole('dialog').getByText(/The dice do not lead here, but to \d/))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('SB-10.1: the odds lie over the base, for the own roll and for the others’', async () => {
  await visit({ seats: 4, seed: 1 });
  await userEvent.keyboard('o');
  await expect
    .element(page.getByRole('img', { name: /1\.25 on the others’ rolls/ }))
    .toBeInTheDocument();
  expect(document.querySelectorAll('[aria-label^="Each round on average"]')).toHaveLength(12);
});

test('on a phone, too: they bring the base into sight, whatever was looked at', async () => {
  await visit({ seats: 4, size: [360, 740] });
  for (const region of ['Players', 'Log', 'Shipyard']) {
    await page.getByRole('navigation').getByRole('button', { name: region }).click();
    await expect.poll(() => document.querySelector('[data-at^="station:"]')).toBeNull();
    one('[data-key="o"]').click();
    await expect
      .poll(() => document.querySelectorAll('[aria-label^="Each round on average"]'))
      .toHaveLength(12);
    one('[data-key="o"]').click();
    await expect
      .poll(() => document.querySelectorAll('[aria-label^="Each round on average"]'))
      .toHaveLength(0);
  }
});

test.each([
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const)('? lists the keys in %i × %i', async (...size) => {
  await visit({ seats: 2, size });
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('a rival’s base opens large, and a card named in the log opens with its way to the rules', async () => {
  await visit({ seats: 2, left: 30 });
  await userEvent.click(one('section[aria-label="Other players"] button'));
  const base = page.getByRole('dialog', { name: 'Base of Mateo' });
  await expect.element(base).toBeVisible();
  expect(base.element().querySelectorAll('[data-at^="station:"]')).toHaveLength(12);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[aria-label="Log"] li button')).not.toBeNull();
  one('[aria-label="Log"] li button').click();
  const link = page.getByRole('dialog').getByRole('link', { name: /In the rules/ });
  await expect.element(link).toBeVisible();
});

test('the question is whole in a laptop’s window, and in sight on a tablet however far the table is scrolled', async () => {
  for (const size of [
    [1280, 800],
    [1280, 680],
    [768, 1024],
  ] as const) {
    await visit({ seats: 3, hands: 3, size, settings: { confirm: true } });
    one('[data-roll]').click();
    await expect.poll(() => document.querySelector('[data-asked="allocate"]')).not.toBeNull();
    one('[data-answer="2"]').click();
    await expect.poll(() => document.querySelector('[data-primary]')).not.toBeNull();
    for (const part of [one('[data-question]'), ...answers()]) {
      expect(part.scrollHeight, part.textContent).toBeLessThanOrEqual(part.clientHeight);
    }
    for (const top of [document.documentElement.scrollHeight, 0]) {
      window.scrollTo({ top, behavior: 'instant' });
      const { top: upper, bottom: lower } = one('[data-question]').getBoundingClientRect();
      expect(upper).toBeGreaterThanOrEqual(0);
      expect(lower).toBeLessThanOrEqual(window.innerHeight);
    }
    document.body.replaceChildren();
  }
});

function answers(): HTMLElement[] {
  const list = one('[data-answer]').parentElement as HTMLElement;
  return [list, ...list.querySelectorAll<HTMLElement>('[data-answer]')];
}

test('one press passes all abilities of this turn', async () => {
  const { host } = await visit({ seats: 2, seed: 3, left: 13 });
  expect(one('[data-question]').dataset.asked).toBe('abilities');
  await page.getByRole('button', { name: /Not this turn/ }).click();
  await expect.poll(() => host.match.state.consoles[0]?.passing).toBe(true);
});

test('the dice roll and land; where somebody wants stillness nothing travels', async () => {
  const travels = () =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .some(({ transform }) => typeof transform === 'string' && transform.includes('rotate'));
  await visit({ seats: 2, hands: 2, settings: { haste: 1, stillness: true } });
  one('[data-roll]').click();
  await expect.poll(() => document.querySelector('[data-asked="allocate"]')).not.toBeNull();
  expect(travels()).toBe(false);
  document.body.replaceChildren();
  await visit({ seats: 2, hands: 2, settings: { haste: 20, stillness: false } });
  one('[data-roll]').click();
  await expect.poll(travels).toBe(true);
});

function one(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement;
}
