/** No word that matters is cut or lies under something else, in whichever language it is longest. */

import { LANGUAGES } from '@starboard/engine/words';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '../text/words.tsx';
import { build, building, eventually, press, pressLit, type Seated, seated } from './seated.tsx';

const NAMES = ['Ann', 'Charlotte', 'Desmond', 'Rosalind'];
const BOTS = ['expert', 'expert', 'expert'];

test.each([
  ['fr', 390, 844],
  ['nl', 360, 740],
  ['zh-Hant', 390, 844],
  ['fr', 768, 1024],
  ['fr', 844, 390],
  ['fr', 1280, 800],
] as const)(
  'in %s at %i × %i the title of what is set free keeps clear of the corner',
  async (language, width, height) => {
    await page.viewport(width, height);
    const options = { hands: [7, 7] };
    const seating = { seats: 2, bots: ['child'], options, language, corner: <TwoButtons /> };
    const table = await seated(seating);
    await checked(table);
    await pressLit();
    await eventually(() => expect(table.element.querySelector('[aria-pressed] b')).not.toBeNull());
    const corner = (
      table.element.querySelector('[data-corner]') as Element
    ).getBoundingClientRect();
    for (const words of table.element.querySelectorAll('h1, h1 + p')) {
      for (const line of linesOf(words)) {
        expect(line.right <= corner.left || line.top >= corner.bottom).toBe(true);
        expect(line.left).toBeGreaterThanOrEqual(0);
      }
    }
  },
);

test('on tablets news is read to its last word, and the row stays as high', async () => {
  const table = await seated({
    seats: 4,
    bots: BOTS,
    names: NAMES,
    language: 'nl',
    corner: <TwoButtons />,
  });
  const bar = table.element.querySelector('header') as HTMLElement;
  await table.getReady();
  // Bouwen!, Charlotte is klaar!
  for (const word of ['Bouwen', 'Charlotte']) {
    await eventually(() => expect(newsIn(bar)?.textContent).toContain(word));
    for (const [width, height] of [
      [768, 1024],
      [820, 1180],
      [1024, 768],
    ] as const) {
      as(table, width, height);
      expectWhole(newsIn(bar) as Element);
      expect(bar.offsetHeight, `${width}`).toBeLessThanOrEqual(48);
    }
  }
});

test.each(['fr', 'zh-Hant'] as const)(
  'in %s the check names four players, their places and their times',
  async (language) => {
    const corner = <TwoButtons />;
    const table = await seated({ seats: 4, bots: BOTS, names: NAMES, language, corner });
    await checked(table);
    await eventually(() => expect(table.element.querySelectorAll('nav button')).toHaveLength(4));
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [820, 1180],
      [1024, 768],
      [1280, 800],
    ] as const) {
      as(table, width, height);
      for (const words of table.element.querySelectorAll('nav b, nav small')) {
        if (getComputedStyle(words).clipPath === 'none') expectWhole(words);
      }
    }
  },
);

test.each([
  ['fr', 1280, 800, 3],
  ['fr', 1024, 768, 4],
  ['nl', 360, 640, 2],
  ['nl', 360, 740, 4],
] as const)(
  'in %s at %i × %i one who looks on at %i boards reads how far each is and what is agreed',
  async (language, width, height, seats) => {
    await page.viewport(width, height);
    const bots = Array.from({ length: seats }, () => 'child');
    const options = { hands: bots.map(() => 7), upright: bots.map(() => true) };
    const table = await seated({ seats, bots, options, names: NAMES, language, onlooker: true });
    await building(table);
    const plates = [...table.element.querySelectorAll('li:has([data-handicaps])')];
    expect(plates).toHaveLength(seats);
    for (const plate of plates) {
      for (const words of plate.querySelectorAll('b, b ~ span:not([role])')) expectWhole(words);
      expect(plate.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
    }
  },
);

test.each(LANGUAGES)('on a phone the rival one was oneself is named in %s', async (language) => {
  await page.viewport(390, 844);
  const { best, options } = messages[language];
  const names = ['', best, options.ghost];
  const table = await seated({ seats: 3, bots: ['child', 'child'], names, language });
  const rivals = [...table.element.querySelectorAll('ul > li[data-mine="false"] b')];
  expect(rivals.map(({ textContent }) => textContent)).toEqual(names.slice(1));
  for (const rival of rivals) expectWhole(rival);
});

/** As a table that is online has them: what is said, and the menu. */
function TwoButtons() {
  return <span data-corner style={{ flex: 'none', width: '100px', height: '48px' }} />;
}

async function checked(table: Seated): Promise<void> {
  await table.getReady();
  await building(table);
  build(table);
  press('Space');
  await eventually(() => expect(table.element.querySelector('nav button')).not.toBeNull());
}

function newsIn(bar: HTMLElement): Element | null {
  return bar.querySelector('[role="status"] + [aria-hidden] > span');
}

/** At once, for what is told only for a moment: the table is as large as it is given room. */
function as({ element }: Seated, width: number, height: number): void {
  element.style.width = `${width}px`;
  element.style.setProperty('--table-height', `${height}px`);
}

function expectWhole(words: Element): void {
  expect(words.scrollWidth, words.textContent).toBeLessThanOrEqual(words.clientWidth);
  expect(words.scrollHeight, words.textContent).toBeLessThanOrEqual(words.clientHeight + 1);
}

function linesOf(words: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()];
}
