/** In every window: what is asked, what it is about and what one has are in sight together. */

import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { position } from '../../rules/position.ts';
import { questionOf } from './question/every-question.ts';
import { sitAt } from './sit-at.ts';
import { visit } from './visit.tsx';

const PHONES = [
  [360, 740],
  [375, 553],
] as const;
const PHONES_HELD_SIDEWAYS = [
  [844, 390],
  [740, 360],
  [568, 320],
] as const;
const OTHERS = [
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 625],
  [2560, 1440],
] as const;

test.each([...PHONES, ...PHONES_HELD_SIDEWAYS, ...OTHERS])(
  'in %i × %i roll, dice and purchase are answered in view of what they are about',
  async (width, height) => {
    await visit({ seats: 4, size: [width, height] });
    for (const ask of ['roll', 'allocate', 'purchase']) {
      await until(ask);
      expect(isInSight(one('[data-at="credits:0"]')), `counters, ${ask}`).toBe(true);
      const lit = all('[data-at^="sale:"][data-target]');
      if (ask === 'purchase') expect(lit.some(isInSight)).toBe(true);
      // A phone shows one thing at a time, and upright it may have to be scrolled.
      const hasBase = height > 600 || ask !== 'purchase';
      if (width > 700 && hasBase) {
        const stations = all('[data-at^="station:0:"]').filter(isInSight);
        expect(stations, `base, ${ask}`).toHaveLength(12);
      }
      expect(unreachable()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);

test('on a tablet both quays are in sight, however many ships fly above them', async () => {
  const [shifter, doubler] = ['l2-s01-3', 'l2-s08-1'];
  const busy = {
    stationed: { 1: shifter },
    cubes: { [shifter]: 1, [doubler]: 1 },
    deployed: {
      2: ['start-02', 'l1-s02-1', 'l1-s02-2', 'l1-s02-3', 'l1-s02-4', 'l2-s02-1'],
      3: ['start-03', 'l1-s03-1', 'l2-s03-1', 'l2-s03-2', 'l3-s03-2'],
      8: ['start-08', doubler, 'l1-s08-1', 'l1-s08-2', 'l2-s08-2', 'l3-s08-2'],
    },
  };
  const table = position({ dice: [3, 4], seats: [busy, {}, {}, {}] });
  await sitAt(table, { size: [820, 1180], settings: { confirm: true } });
  const stations = all('[data-at^="station:0:"]');
  expect(stations.filter(isInSight)).toHaveLength(12);
  // What is in hand takes no more room than its place.
  const { top } = one('[data-at="station:0:12"]').getBoundingClientRect();
  for (const answer of all('[data-answer]')) {
    await userEvent.click(answer);
    await expect.poll(() => one('[data-primary]')).not.toBeNull();
    expect(one('[data-at="station:0:12"]').getBoundingClientRect().top).toBe(top);
  }
});

test.each(['1', '1.45'])(
  'upright, in text of %s, the bar is as high as its tools',
  async (scale) => {
    const { style } = document.documentElement;
    style.setProperty('--text-scale', scale);
    onTestFinished(() => void style.removeProperty('--text-scale'));
    await visit({ seats: 4, size: [390, 844] });
    const tools = all('header button').filter(({ offsetWidth }) => offsetWidth > 0);
    expect(tools.length).toBeGreaterThan(1);
    for (const { offsetWidth, offsetHeight } of tools) {
      expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
    }
    expect(one('header').offsetHeight).toBeLessThanOrEqual(48);
    for (const said of all('h1 span, [aria-current="step"] span')) {
      expect(isInSight(said)).toBe(true);
      expect(said.scrollWidth).toBeLessThanOrEqual(said.offsetWidth);
    }
  },
);

test('upright, the round stands beside however many tools', async () => {
  await visit({ seats: 4, size: [320, 640] });
  await until('purchase');
  expect(all('header button').filter(({ offsetWidth }) => offsetWidth > 0)).toHaveLength(4);
  const [whole, short] = all('header data span');
  expect(whole?.textContent).toMatch(/^Round \d+$/);
  expect(short?.textContent).toMatch(/^R\d+$/);
  expect(isInSight(short as HTMLElement)).toBe(true);
  await page.viewport(414, 800);
  expect(isInSight(whole as HTMLElement)).toBe(true);
  expect(short?.offsetWidth).toBe(0);
});

test('upright, whose turn it is stays whole beside them, in French too', async () => {
  await visit({ seats: 4, size: [360, 740], language: 'fr' });
  await until('purchase');
  const whose = one('h1 span');
  expect(whose.textContent).toBe('À vous de jouer');
  expect(whose.scrollWidth).toBeLessThanOrEqual(whose.offsetWidth);
});

test('upright, the six ships of a page are whole above what the one in hand costs', async () => {
  await sitAt(questionOf('purchase', 'a ship or a colony'), { size: [390, 844] });
  await userEvent.click(one('[data-at^="sale:"][data-target]'));
  await expect.poll(() => one('[data-primary]')).not.toBeNull();
  const { top } = one('[data-question]').getBoundingClientRect();
  const ships = all('[data-at^="sale:"]');
  expect(ships).toHaveLength(6);
  for (const ship of ships) expect(ship.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});

test('upright, both quays are in sight above the answers, one of them in hand', async () => {
  const [further, charged] = ['l1-s02-4', 'l2-s03-1'];
  const busy = {
    stationed: { 2: further, 3: charged },
    deployed: { 3: ['start-03'], 8: ['l1-s08-4', 'start-08'], 9: ['start-09'] },
    cubes: { [further]: 1 },
  };
  const table = position({ players: 4, dice: [3, 5], seats: [busy] });
  await sitAt(table, { size: [390, 780], settings: { confirm: true } });
  await userEvent.click(all('[data-answer]')[1] as HTMLElement);
  await expect.poll(() => one('[data-primary]')).not.toBeNull();
  const [players, question] = [one('button[data-own]'), one('[data-question]')];
  for (const station of all('[data-at^="station:0:"]')) {
    const { top, bottom } = station.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(players.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(question.getBoundingClientRect().top);
  }
  expect(all('[data-answer]').filter(isInSight)).toHaveLength(3);
});

test('at a desk neither dice nor one ability lie over the shipyard, an answer in hand or not', async () => {
  const ship = { stationed: { 3: 'l2-s03-1' }, cubes: { 'l2-s03-1': 1 } };
  const confirm = { size: [1440, 900], settings: { confirm: true } } as const;
  const lowest = () =>
    Math.max(...all('[data-at^="sale:"]').map((sale) => sale.getBoundingClientRect().bottom));
  const top = () => one('[data-question]').getBoundingClientRect().top;
  await sitAt(position({ players: 4, dice: [3, 5], seats: [ship] }), confirm);
  for (const ask of ['abilities', 'allocate']) {
    await expect.poll(() => one('[data-question]').dataset.asked).toBe(ask);
    expect(top(), ask).toBeGreaterThanOrEqual(lowest());
    await userEvent.click(one('[data-answer="1"]'));
    await expect.poll(() => one('[data-primary]')).not.toBeNull();
    expect(top(), `${ask}, in hand`).toBeGreaterThanOrEqual(lowest());
    await userEvent.keyboard('2');
  }
});

test.each([1180, 1280, 1440])(
  'at a desk %i wide the names of ships are whole in the answers',
  async (width) => {
    const busy = { stationed: { 3: 'l2-s03-1', 2: 'l1-s02-4' }, cubes: { 'l1-s02-4': 1 } };
    const table = position({ players: 4, dice: [3, 5], seats: [busy] });
    await sitAt(table, { size: [width, 740] });
    const names = all('[data-answer] [class*="ship_"]');
    expect(names).toHaveLength(4);
    for (const name of names) expect(name.offsetHeight, name.textContent).toBeLessThan(20);
  },
);

test.each(PHONES_HELD_SIDEWAYS)(
  'on a phone held sideways, %i × %i, a finger finds every view',
  async (...size) => {
    await visit({ seats: 4, size });
    const regions = [
      ['Shipyard', '[data-at^="sale:"]'],
      ['Players', 'section[aria-label="Other players"] button'],
      ['Log', 'section[aria-label="Log"]'],
      ['Base', '[data-at^="station:0:"]'],
    ] as const;
    for (const [name, content] of regions) {
      await page.getByRole('navigation').getByRole('button', { name }).click();
      await expect.poll(() => all(content).some(isInSight)).toBe(true);
      expect(isInSight(one('[data-at="credits:0"]')), name).toBe(true);
      expect(isInSight(one('h1')), name).toBe(true);
    }
    for (const button of all('nav button, header button, [data-question] button')) {
      const { width, height } = button.getBoundingClientRect();
      if (width === 0) continue;
      expect(Math.min(width, height), button.textContent).toBeGreaterThanOrEqual(44);
    }
  },
);

test.each([...PHONES, ...PHONES_HELD_SIDEWAYS])(
  'on a phone, %i × %i, every sector is as wide as a finger',
  async (...size) => {
    await visit({ seats: 4, size });
    const stations = all('[data-at^="station:0:"]');
    expect(stations).toHaveLength(12);
    for (const { offsetWidth, offsetHeight } of stations) {
      expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
    }
  },
);

test('a large screen enlarges all of it, as far as both of its sides allow', async () => {
  await visit({ seats: 5, size: [2560, 1440] });
  const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  expect(rem()).toBeCloseTo(1.6);
  await page.viewport(2560, 900);
  expect(rem()).toBe(1);
});

test('the log stands beside four rivals where there is room', async () => {
  await visit({ seats: 5, size: [1440, 1100] });
  expect(one('section[aria-label="Log"]').clientHeight).toBeGreaterThan(120);
  await page.viewport(1440, 900);
  await expect.poll(() => document.querySelector('section[aria-label="Log"]')).toBeNull();
  await page.getByRole('button', { name: 'Log' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
});

test.each([3, 4, 5])('of %i players no console is cut, however high the window', async (seats) => {
  await visit({ seats, size: [1280, 800] });
  const others = one('section[aria-label="Other players"]');
  for (let height = 800; height >= 616; height -= 8) {
    await page.viewport(1280, height);
    expect(others.scrollHeight, `${height}`).toBeLessThanOrEqual(others.clientHeight);
    const { bottom } = others.getBoundingClientRect();
    expect(bottom, `${height}`).toBeLessThanOrEqual(
      one('[data-at="station:0:1"]').getBoundingClientRect().top,
    );
  }
});

test.each([
  [1280, 800],
  [1280, 740],
  [1366, 625],
  [1024, 768],
  [1024, 720],
  [844, 390],
] as const)(
  'in %i × %i the whole base is in sight, also below a band over the table',
  async (width, height) => {
    const band = 44;
    const { style } = document.documentElement;
    onTestFinished(() => void style.removeProperty('--table-height'));
    await visit({ seats: 4, size: [width, height] });
    const lowest = () =>
      Math.max(...all('[data-at^="station:0:"]').map((one) => one.getBoundingClientRect().bottom));
    expect(lowest()).toBeLessThanOrEqual(height);
    style.setProperty('--table-height', `calc(100dvh - ${band}px)`);
    expect(lowest()).toBeLessThanOrEqual(height - band);
  },
);

test.each([
  [1280, 800],
  [1280, 720],
] as const)(
  'in %i × %i a band over the table lays no name of the market over its cost',
  async (...size) => {
    const { style } = document.documentElement;
    onTestFinished(() => void style.removeProperty('--table-height'));
    style.setProperty('--table-height', 'calc(100dvh - 40px)');
    await visit({ seats: 4, size, language: 'zh-Hant' });
    const ships = all('[data-at^="sale:"]').filter((card) => card.querySelector('[class*="name"]'));
    expect(ships).toHaveLength(18);
    for (const ship of ships) {
      const name = ship.querySelector('[class*="name"]') as HTMLElement;
      expect(name.scrollWidth, name.textContent ?? '').toBeLessThanOrEqual(name.clientWidth);
      expect(areOver(ship.querySelector('[class*="cost"]') as Element, name)).toBe(false);
    }
  },
);

test.each([
  [1280, 800],
  [1024, 768],
  [1366, 625],
] as const)('in %i × %i the odds cover no name', async (...size) => {
  await visit({ seats: 4, size, left: 200 });
  await userEvent.keyboard('o');
  const figures = () => all('[aria-label^="Each round on average"]');
  await expect.poll(figures).toHaveLength(12);
  const names = all('[data-at^="station:0:"] [class*="name"]');
  expect(names).toHaveLength(12);
  for (const name of names) expect(figures().some((figure) => areOver(figure, name))).toBe(false);
  const key = page.getByText('on your roll').element();
  for (const said of all('dl [data-at], [class*="name"] b')) expect(areOver(key, said)).toBe(false);
});

/** The heading and the answers that are neither in the window nor come into it where the question is scrolled. */
function unreachable(): string[] {
  const question = one('[data-question]');
  const panel = question.getBoundingClientRect();
  expect(panel.top).toBeGreaterThanOrEqual(0);
  expect(panel.bottom).toBeLessThanOrEqual(window.innerHeight + 0.5);
  return all('[data-question] :is(h2, [data-primary], [data-answer])')
    .filter((part) => {
      question.scrollTop += part.getBoundingClientRect().top - panel.top - 8;
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const within = top >= panel.top - 0.5 && bottom <= panel.bottom + 0.5;
      return !within || left < panel.left || right > panel.right;
    })
    .map((part) => part.textContent);
}

/** Whole in the window, with nothing lying over its middle. */
function isInSight(part: Element): boolean {
  const { top, bottom, left, right } = part.getBoundingClientRect();
  const inWindow =
    top >= 0 && left >= 0 && bottom <= window.innerHeight + 0.5 && right <= window.innerWidth + 0.5;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return inWindow && seen !== null && (part.contains(seen) || seen.contains(part));
}

function areOver(one: Element, other: Element): boolean {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return (
    first.left < second.right - 1 &&
    second.left < first.right - 1 &&
    first.top < second.bottom - 1 &&
    second.top < first.bottom - 1
  );
}

/** Answers whatever is asked before. */
async function until(ask: string): Promise<void> {
  await expect
    .poll(
      () => {
        const { asked } = one('[data-question]').dataset;
        if (asked === ask) return true;
        const answer = document.querySelector<HTMLElement>('[data-question] [data-primary]');
        (answer ?? all('[data-question] [data-answer]').at(-1))?.click();
        return false;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

function one(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement;
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
