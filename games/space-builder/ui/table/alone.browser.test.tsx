/** One who plays alone: all has room on a phone, nothing is blown up, and on a wall words grow as the pictures do. */

import { LANGUAGES } from '@starboard/engine/words';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { build, building, eventually, press, type Seated, seated } from './seated.tsx';

test.each(LANGUAGES)(
  'in practice on a phone nothing lies over what helps, in %s',
  async (language) => {
    const table = await seated({ seats: 1, bots: [], language });
    await table.getReady();
    await building(table);
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 640],
    ] as const) {
      await page.viewport(width, height);
      const where = `${width} × ${height}`;
      const deeds = [...table.element.querySelectorAll('aside button')];
      const boxes = deeds.map((deed) => deed.getBoundingClientRect());
      const seen = boxes.filter((box) => box.width > 0);
      expect(seen, where).toHaveLength(3);
      const below = [...seen.slice(1), boxOf(table, '[data-do="turn"]')];
      for (const [index, box] of seen.entries()) {
        expect(box.height, where).toBeGreaterThanOrEqual(44);
        expect(box.bottom, where).toBeLessThanOrEqual(below[index]?.top ?? 0);
        const deed = deeds[boxes.indexOf(box)] as Element;
        expect(deed.scrollWidth, `${where} ${deed.textContent}`).toBeLessThanOrEqual(
          deed.clientWidth,
        );
      }
    }
  },
);

test('the check of one who plays alone says time and faults in one row, no larger than they need', async () => {
  const table = await seated({ seats: 1, bots: [] });
  await check(table);
  for (const [width, height, most] of [
    [1440, 900, 320],
    [1024, 768, 320],
    [820, 1180, 320],
    [390, 844, 390],
    [360, 640, 360],
  ] as const) {
    await page.viewport(width, height);
    const where = `${width} × ${height}`;
    const tab = boxOf(table, 'nav button');
    expect(tab.height, where).toBeLessThanOrEqual(76);
    expect(tab.width, where).toBeLessThan(most);
    for (const words of table.element.querySelectorAll('nav small')) {
      expect(words.getBoundingClientRect().width, where).toBeGreaterThan(10);
    }
  }
});

test('on a wall the words of practice and check grow as the map does', async () => {
  await page.viewport(1440, 900);
  const table = await seated({ seats: 1, bots: [], corner: <button type="button">Menu</button> });
  await table.getReady();
  await building(table);
  const words = [
    'header h1',
    'header h1 + span',
    'aside label',
    'aside button',
    '[data-do="turn"]',
  ];
  await growsAsMuch(table, [...words, '[data-do="tap"] + div > b', '[data-do="tap"] + div > span']);
  await page.viewport(1440, 900);
  await check(table);
  await growsAsMuch(table, [
    'nav b',
    'nav small',
    'aside h2',
    'aside li b',
    'footer p',
    'footer button',
  ]);
});

/** From a desk to a wall. */
async function growsAsMuch(table: Seated, words: readonly string[]): Promise<void> {
  const sizes = () => words.map((selector) => sizeOf(find(table, selector)));
  const onDesk = { map: boxOf(table, '[data-direction]').width, sizes: sizes() };
  await page.viewport(2560, 1440);
  const growth = Math.min(1.6, boxOf(table, '[data-direction]').width / onDesk.map);
  expect(growth).toBeGreaterThan(1.4);
  for (const [index, size] of sizes().entries()) {
    expect(size / (onDesk.sizes[index] as number), words[index]).toBeGreaterThan(growth - 0.06);
  }
}

async function check(table: Seated): Promise<void> {
  if (table.told().view.round === null) {
    await table.getReady();
    await building(table);
  }
  build(table);
  press('Space');
  await eventually(() => expect(table.element.querySelector('nav')).not.toBeNull());
}

function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

/** The first that is seen. */
function find({ element }: Seated, selector: string): Element {
  const found = [...element.querySelectorAll(selector)].find(
    (each) => each.getBoundingClientRect().width > 0,
  );
  if (found === undefined) throw new Error(`there is no ${selector} to be seen`);
  return found;
}

function boxOf(table: Seated, selector: string): DOMRect {
  return find(table, selector).getBoundingClientRect();
}
