/** A card's detail is there for a mouse, a keyboard and a finger alike. */

import { baseSet, type Card as CardData } from '@starboard/space-base';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../table/visit.tsx';
import { CardDetail } from './detail.tsx';
import { show } from './show.tsx';

const tug = baseSet.ships.find(({ name }) => name.en === 'U.E.S. Kubasov') as CardData;

test('hovering shows the card, large, and says how it is opened', async () => {
  await showButton();
  await userEvent.hover(page.getByRole('button', { name: 'Kubasov' }));
  await expect.element(page.getByRole('heading', { name: 'U.E.S. Kubasov' })).toBeVisible();
  expect(document.body.textContent).toContain('Right-click or D');
});

test('at a table it hides neither the question nor what can be picked, and lets the pointer through', async () => {
  await visit({ seats: 2, seed: 4, left: 113, settings: { confirm: true } });
  const lit = () => [...document.querySelectorAll<HTMLElement>('[data-target][data-at^="sale:"]')];
  const detail = () => document.querySelector('[data-radix-popper-content-wrapper]');
  await expect.poll(() => lit().length).toBeGreaterThan(5);
  const own = document.querySelector('[data-at="station:0:6"]');
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    for (const card of [lit().at(-1), own, lit()[3]]) {
      await userEvent.hover(card as Element);
      await expect.poll(() => detail()?.getBoundingClientRect().top).toBeGreaterThan(0);
      for (const seen of [document.querySelector('[data-question]'), ...lit(), card]) {
        expect(overlaps(detail() as Element, seen as Element), seen?.textContent ?? '').toBe(false);
      }
      expect(getComputedStyle(detail() as Element).pointerEvents).toBe('none');
      await userEvent.unhover(card as Element);
      await expect.poll(detail).toBeNull();
    }
  }
  await userEvent.hover(lit()[3] as Element);
  await expect.poll(detail).not.toBeNull();
  await userEvent.click(lit()[4] as Element);
  await expect.poll(() => lit()[4]?.dataset.picked).toBe('true');
});

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test('focus shows it too, and describes it to those who listen', async () => {
  await showButton();
  await userEvent.tab();
  const button = page.getByRole('button', { name: 'Kubasov' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription(/swap everything in sectors 5 and 8/);
});

test.each(['120ms', '0ms'])(
  'whoever hurries from card to card sees the last one alone, though one comes within %s',
  async (motion) => {
    document.documentElement.style.setProperty('--motion-fast', motion);
    onTestFinished(() => void document.documentElement.style.removeProperty('--motion-fast'));
    await showButton(() => {}, 3);
    for (const button of page.getByRole('button', { name: 'Kubasov' }).elements()) {
      (button as HTMLElement).focus();
      await new Promise(requestAnimationFrame);
    }
    await expect.poll(() => document.querySelectorAll('h3').length).toBe(1);
    (document.activeElement as HTMLElement).blur();
    await expect.poll(() => document.querySelectorAll('h3').length).toBe(0);
  },
);

test('the key D opens it to be read, with the way to the rules, and Escape closes it', async () => {
  await showButton();
  await userEvent.tab();
  await userEvent.keyboard('d');
  await expect.element(page.getByRole('dialog', { name: 'Kubasov' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /In the rules/ }))
    .toHaveAttribute('href', '/learn/space-base/rules#abilities');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the mouse’s other button opens it too, with the way to the rules, where a press means something else', async () => {
  await visit({ seats: 2, seed: 4, left: 113 });
  const lit = () => document.querySelector<HTMLElement>('[data-target][data-at^="sale:"]');
  await expect.poll(lit).not.toBeNull();
  await userEvent.click(lit() as Element, { button: 'right' });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('link', { name: /In the rules/ })).toBeVisible();
  expect(lit()?.dataset.picked).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(lit() as Element);
  await page.getByRole('button', { name: /^Look at / }).click();
  await expect.element(dialog.getByRole('link', { name: /In the rules/ })).toBeVisible();
});

test('a long press opens it, and is no tap', async () => {
  const onTap = vi.fn();
  await showButton(onTap);
  const button = page.getByRole('button', { name: 'Kubasov' }).element();
  const finger = { bubbles: true, pointerType: 'touch', clientX: 5, clientY: 5 };
  button.dispatchEvent(new PointerEvent('pointerdown', finger));
  await expect.element(page.getByRole('dialog', { name: 'Kubasov' })).toBeVisible();
  button.dispatchEvent(new PointerEvent('pointerup', finger));
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(onTap).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the focus that comes along with a tap shows nothing', async () => {
  await showButton();
  await page.getByRole('button', { name: 'Kubasov' }).click();
  const button = page.getByRole('button', { name: 'Kubasov' }).element() as HTMLElement;
  await userEvent.unhover(page.getByRole('button', { name: 'Kubasov' }));
  button.blur();
  // As it was the last time, a pointer's: nothing was pressed on the keyboard since.
  button.focus();
  expect(button.matches(':focus-visible')).toBe(false);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(document.querySelector('h3')).toBeNull();
});

test('a finger that strays wants to scroll, not to read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await showButton();
  const button = page.getByRole('button', { name: 'Kubasov' }).element();
  const finger = { bubbles: true, pointerType: 'touch', clientX: 5, clientY: 5 };
  button.dispatchEvent(new PointerEvent('pointerdown', finger));
  button.dispatchEvent(new PointerEvent('pointermove', { ...finger, clientY: 60 }));
  vi.advanceTimersByTime(10_000);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

function showButton(onTap: () => void = () => {}, times = 1) {
  return show(
    Array.from({ length: times }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and stay where they are.
      <CardDetail key={index} card={tug} language="en" players={4}>
        <button type="button" onClick={onTap}>
          Kubasov
        </button>
      </CardDetail>
    )),
  );
}
