/** Everything has room where it stands, and what is agreed for a seat is named there. */

import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { build, building, eventually, press, pressLit, type Seated, seated } from './seated.tsx';

test.each([
  [1180, 820],
  [820, 1180],
])(
  'with the largest text in French, turn and flip stay within the tray at %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    largestText();
    const table = await seated({ seats: 2, bots: ['child'], language: 'fr' });
    const tray = boxOf(table, '[data-tray]');
    for (const deed of ['turn', 'flip']) {
      const control = boxOf(table, `[data-tray] [data-do="${deed}"]`);
      expect(control.left).toBeGreaterThan(tray.left);
      expect(control.right).toBeLessThan(tray.right);
    }
    const [last] = [...table.element.querySelectorAll('[data-tray] li')].slice(-1) as [Element];
    const turn = boxOf(table, '[data-tray] [data-do="turn"]');
    expect(last.getBoundingClientRect().right).toBeLessThan(turn.left);
  },
);

test('with the largest text on a tablet held upright, the small tiles of four players stay within their cards', async () => {
  await page.viewport(768, 1024);
  largestText();
  const table = await seated({ seats: 4, bots: ['child', 'child', 'child'] });
  const cards = [...table.element.querySelectorAll('[aria-label="Players"] > li')];
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    const last = [...card.querySelectorAll('i')].at(-1) as Element;
    expect(last.getBoundingClientRect().width).toBeGreaterThan(0);
    expect(rightOf(last)).toBeLessThan(rightOf(card));
  }
});

const LARGEST = [
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

test('with the largest text in French, a race of four has room for everything', async () => {
  largestText();
  const bots = ['child', 'child', 'child'];
  const table = await seated({ seats: 4, bots, language: 'fr', corner: <Menu /> });
  await table.getReady();
  await building(table);
  for (const [width, height] of LARGEST) {
    await page.viewport(width, height);
    const where = `${width} × ${height}`;
    const tray = boxOf(table, '[data-tray]');
    // The headland sticks out of the board, but not of the screen.
    expect(boxOf(table, '[data-kind="soil"] > svg').right, where).toBeLessThan(width - 10);
    for (const player of seen(table, '[aria-label="Joueurs"] > li')) {
      const card = player.getBoundingClientRect();
      expect(card.right, where).toBeLessThanOrEqual(width);
      if (card.left < tray.right && card.right > tray.left)
        expect(card.bottom, where).toBeLessThanOrEqual(tray.top);
      for (const words of player.querySelectorAll('b, [aria-hidden]'))
        expect(words.getBoundingClientRect().right, where).toBeLessThanOrEqual(card.right);
    }
    for (const words of seen(table, '[data-do="tap"] + div *')) {
      if (width > 1000) expect(words.getBoundingClientRect().bottom, where).toBeLessThan(tray.top);
    }
    const card = boxOf(table, '[data-tray] li');
    expect(card.width, where).toBeGreaterThanOrEqual(56);
    const clock = boxOf(table, 'header [role="timer"]');
    expect(boxOf(table, 'header h1').right, where).toBeLessThanOrEqual(clock.left);
  }
  build(table);
  press('Space');
  await page.viewport(360, 640);
  for (const words of seen(table, '[data-do="tap"] + div *'))
    expect(rightOf(words)).toBeLessThanOrEqual(360);
});

test('with the largest text in French, the check and what is set free have room for everything', async () => {
  await page.viewport(1280, 800);
  largestText();
  const bots = ['expert', 'expert', 'expert'];
  const table = await seated({ seats: 4, bots, language: 'fr', corner: <Menu /> });
  await table.getReady();
  await building(table);
  build(table);
  press('Space');
  await eventually(() => expect(table.element.querySelector('nav')).not.toBeNull());
  for (const [width, height] of LARGEST) {
    await page.viewport(width, height);
    const where = `${width} × ${height}`;
    const menu = boxOf(table, '[data-menu]');
    const tabs = [...table.element.querySelectorAll('nav button')];
    expect(tabs).toHaveLength(4);
    for (const tab of tabs) {
      const { right, top } = tab.getBoundingClientRect();
      expect(right, where).toBeLessThanOrEqual(top < menu.bottom ? menu.left : width);
      expect(rightOf(tab.lastElementChild as Element), where).toBeLessThanOrEqual(right);
      expect((tab as HTMLElement).innerText, where).toMatch(/\d\s+défauts?/);
    }
    for (const row of table.element.querySelectorAll('aside li'))
      expect(rightOf(row), where).toBeLessThanOrEqual(boxOf(table, 'aside').right);
    const sum = table.element.querySelector('footer p') as HTMLElement;
    const lines = sum.offsetHeight / Number.parseFloat(getComputedStyle(sum).lineHeight);
    expect(Math.round(lines), where).toBeLessThanOrEqual(3);
  }
  await pressLit();
  await eventually(() => expect(table.element.querySelector('[aria-pressed] b')).not.toBeNull());
  for (const [width, height] of LARGEST) {
    await page.viewport(width, height);
    const where = `${width} × ${height}`;
    for (const block of table.element.querySelectorAll('[aria-pressed]')) {
      expect(rightOf(block), where).toBeLessThanOrEqual(width);
      const art = (block.querySelector('svg') as Element).getBoundingClientRect();
      expect(art.width, where).toBeGreaterThanOrEqual(56);
    }
    const left = boxOf(table, '[class*="_lit_"] span');
    expect(left.right, where).toBeLessThan(width);
    expect(left.bottom, where).toBeLessThan(height);
    const title = boxOf(table, 'h1');
    if (width > 700) expect((title.left + title.right) / 2, where).toBeCloseTo(width / 2, 0);
    else expect(title.right, where).toBeLessThanOrEqual(boxOf(table, '[data-menu]').left);
  }
});

test('BU-5.2: between maps everybody’s free buildings can be seen, and a phone shows those that not everybody has', async () => {
  const table = await seated({ seats: 2, bots: ['child'], options: { hands: [4, 6] } });
  for (const [width, height, shown] of [
    [1280, 800, 6],
    [768, 1024, 6],
    [390, 844, 2],
    [360, 640, 2],
    [844, 390, 2],
  ] as const) {
    await page.viewport(width, height);
    const where = `${width} × ${height}`;
    const [rival] = seen(table, '[aria-label="Players"] > li') as [HTMLElement];
    const card = rival.getBoundingClientRect();
    const pictures = [...rival.querySelectorAll('img')]
      .map((picture) => picture.getBoundingClientRect())
      .filter((picture) => picture.width > 0);
    expect(pictures, where).toHaveLength(shown);
    for (const picture of pictures) {
      expect(picture.width, where).toBeGreaterThanOrEqual(16);
      expect(picture.right, where).toBeLessThan(card.right);
      expect(picture.bottom, where).toBeLessThan(card.bottom);
    }
  }
});

test('a phone tells how far each rival is and who has gone, to the eye and to the ear', async () => {
  const bots = ['child', 'child', 'child'];
  const table = await seated({ seats: 4, bots, away: 1 });
  await table.getReady();
  await building(table);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    const [gone, ...rivals] = seen(table, '[aria-label="Players"] > li');
    expect(rivals).toHaveLength(2);
    expect(gone?.innerText).toContain('Player 2');
    expect(getComputedStyle(lineOf(gone, 'Away')).clipPath).toBe('none');
    for (const rival of rivals) {
      expect(rival.innerText).toMatch(/Player [34]/);
      expect(lineOf(rival, /of 4 built/)).toBeDefined();
      const figure = rival.querySelector('[aria-hidden="true"]:not(svg)') as HTMLElement;
      expect(figure.getBoundingClientRect().width).toBeGreaterThan(10);
      const card = rival.getBoundingClientRect();
      expect(card.bottom).toBeLessThanOrEqual(boxOf(table, '[data-tray]').top);
    }
  }
  // Held across, buildings are as large as a thumb in a hurry needs them.
  const [card] = seen(table, '[data-tray] li');
  expect(card?.getBoundingClientRect().width).toBeGreaterThanOrEqual(62);
});

test('on a phone one who looks on reads all that is agreed', async () => {
  await page.viewport(390, 844);
  const options = { hands: [7, 4], upright: [true, false] };
  const table = await seated({ seats: 2, bots: ['child', 'child'], onlooker: true, options });
  const agreed = table.element.querySelector('[data-handicaps]') as HTMLElement;
  expect(agreed.textContent).toContain('Opening hand: 7');
  expect(agreed.scrollWidth).toBeLessThanOrEqual(agreed.clientWidth);
});

test('on a narrow phone the headland is on the screen, and turn and flip beside the board', async () => {
  await page.viewport(360, 780);
  const table = await seated({ seats: 1, bots: [] });
  const headland = boxOf(table, '[data-kind="soil"] > svg :last-child');
  expect(headland.left).toBeGreaterThanOrEqual(0);
  const turn = [...table.element.querySelectorAll('[data-do="turn"]')].find(
    (button) => button.getBoundingClientRect().width > 0,
  ) as Element;
  expect(headland.right).toBeLessThanOrEqual(turn.getBoundingClientRect().left);
});

test('on a phone the stopwatch keeps clear of the round and of the time that is left', async () => {
  await page.viewport(360, 740);
  const table = await seated({
    seats: 2,
    bots: ['child'],
    language: 'fr',
    corner: <span style={{ flex: 'none', width: '6rem' }} />,
    timeLeft: (
      <p role="timer" style={{ flex: 'none', width: '4rem' }}>
        3 s
      </p>
    ),
  });
  await table.getReady();
  await building(table);
  // For a moment it is told there that the building begins.
  const bar = table.element.querySelector('header');
  await eventually(() => expect(bar?.textContent).not.toContain('Construisez'));
  for (const width of [360, 412, 480]) {
    await page.viewport(width, 740);
    const clock = boxOf(table, 'header [role="timer"]');
    expect(boxOf(table, 'header h1').right).toBeLessThanOrEqual(clock.left);
    expect(clock.right).toBeLessThanOrEqual(boxOf(table, 'header p[role="timer"]').left);
  }
});

test.each([
  ['without a fault is read from its beginning', undefined],
  ['shows a fault clear of what is pressed to go on', 8],
])('on a phone the check of eight %s', async (_, wrong) => {
  await page.viewport(360, 740);
  const table = await seated({ seats: 2, bots: ['child'], options: { hands: [8, 4] } });
  await table.getReady();
  await building(table);
  build(table, wrong);
  press('Space');
  await eventually(() => expect(document.querySelector('h1')?.textContent).toContain('check'));
  if (wrong === undefined) expect(boxOf(table, 'h1').top).toBeGreaterThan(0);
  else {
    const fault = boxOf(table, '[data-open="true"]');
    expect(fault.bottom).toBeLessThanOrEqual(boxOf(table, 'footer').top);
  }
});

test('with the largest text in French on a narrow phone, practice leaves the way out to be pressed', async () => {
  await page.viewport(360, 740);
  largestText();
  const table = await seated({ seats: 1, bots: [], language: 'fr' });
  const bar = boxOf(table, 'header');
  expect(boxOf(table, 'aside').top).toBeGreaterThanOrEqual(bar.bottom - 1);
});

test('after a round, what is pressed to go on is in sight on every screen, and nothing lies over it', async () => {
  const options = { hands: [4, 8] };
  const table = await seated({ seats: 2, bots: ['child'], options, language: 'nl' });
  await table.getReady();
  await building(table);
  build(table);
  press('Space');
  for (const screen of ['De controle van ronde 1', 'Deblokkeer een gebouw.']) {
    await eventually(() => expect(document.querySelector('h1')?.textContent).toContain(screen));
    for (const [width, height] of SCREENS) {
      await page.viewport(width, height);
      const lit = table.element.querySelector('[class*="_lit_"]') as Element;
      const { left, right, top, bottom } = lit.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const where = `${screen} ${width} × ${height}`;
      expect([where, bottom <= height, lit.contains(over)]).toEqual([where, true, true]);
    }
    await pressLit();
  }
});

test('on a tablet the check says in a word what it counts, and no name is cut for it', async () => {
  await page.viewport(1024, 768);
  const table = await seated({ seats: 2, bots: ['child'], language: 'fr' });
  await table.getReady();
  await building(table);
  build(table);
  press('Space');
  await eventually(() => expect(table.element.querySelectorAll('nav button')).toHaveLength(2));
  for (const word of table.element.querySelectorAll('nav small')) {
    expect(word.getBoundingClientRect().width, word.textContent).toBeGreaterThan(10);
  }
  for (const name of table.element.querySelectorAll('nav b')) {
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  }
});

test.each([
  [390, 844],
  [844, 390],
  [667, 375],
])(
  'on a phone of %i × %i whoever is done is told what everybody waits for',
  async (width, height) => {
    await page.viewport(width, height);
    const table = await seated({ seats: 2, bots: ['child'] });
    await table.getReady();
    await building(table);
    build(table);
    press('Space');
    await expect.element(page.getByText('Waiting for the others.')).toBeVisible();
  },
);

const PHONES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
] as const;

/** A narrow phone, a phone held across, tablets, and screens of desks. */
const SCREENS = [
  [360, 640],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1280, 680],
  [1920, 1080],
] as const;

test('BU-8.1: on a phone what is agreed is named before the first map, and three rivals keep clear of turn', async () => {
  await page.viewport(360, 740);
  const options = { upright: [false, true, true, false], hands: [7, 4, 5, 4] };
  const table = await seated({ seats: 4, bots: ['child', 'child', 'child'], options });
  const shown = () => (table.element.querySelector('main, section') as HTMLElement).innerText;
  for (const words of ['Opening hand: 7', 'Upright map', 'Opening hand: 5']) {
    expect(shown()).toContain(words);
  }
  const rivals = [...table.element.querySelectorAll('[aria-label="Players"] > li')]
    .map((rival) => rival.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  expect(rivals).toHaveLength(3);
  const turn = [...table.element.querySelectorAll('[data-do="turn"]')]
    .map((button) => button.getBoundingClientRect())
    .find(({ height }) => height > 0) as DOMRect;
  expect(rivals.at(-1)?.bottom).toBeLessThanOrEqual(turn.top);
  await table.getReady();
  await building(table);
  expect(shown()).toContain('Opening hand: 7');
  expect(shown()).not.toContain('Opening hand: 5');
});

test('BU-8.1: on a phone what is agreed for oneself stands by the board while one builds, and for everybody before every map', async () => {
  await page.viewport(360, 640);
  const options = { upright: [true, true], hands: [7, 4] };
  const table = await seated({ seats: 2, bots: ['child'], options, language: 'fr' });
  await table.getReady();
  await building(table);
  const own = () => seen(table, 'p > [data-handicaps]').map(({ textContent }) => textContent);
  for (const [width, height] of PHONES) {
    await page.viewport(width, height);
    expect(own()).toEqual([expect.stringMatching(/^Plan à l’endroit\s· Main de départ\s: 7$/)]);
    const words = boxOf(table, 'p > [data-handicaps]');
    expect(words.top).toBeGreaterThan(boxOf(table, '[data-slot="8"]').bottom);
    if (height > width) expect(words.bottom).toBeLessThanOrEqual(boxOf(table, '[data-tray]').top);
  }
  build(table);
  press('Space');
  for (const screen of ['La vérification', 'Débloquez']) {
    await eventually(() => expect(document.querySelector('h1')?.textContent).toContain(screen));
    await pressLit();
  }
  await eventually(() => expect(seen(table, 'li > b + [data-handicaps]')).toHaveLength(2));
});

test('on a low phone map and board stay in sight while the list follows the fault', async () => {
  await page.viewport(360, 640);
  const table = await seated({ seats: 2, bots: ['child'], options: { hands: [8, 4] } });
  await table.getReady();
  await building(table);
  build(table, 8);
  press('Space');
  await eventually(() => expect(table.element.querySelector('[data-open="true"]')).not.toBeNull());
  const fault = boxOf(table, '[data-open="true"]');
  expect(fault.bottom).toBeLessThanOrEqual(boxOf(table, 'footer').top);
  const pictures = [...table.element.querySelectorAll('main > section')];
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    expect(picture.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(picture.getBoundingClientRect().bottom).toBeLessThanOrEqual(fault.top);
  }
});

test.each(['opposite', 'beside'])(
  'two %s at a phone have all they press on the screen, and nothing on top of it',
  async (seating) => {
    const options = { play: { kind: 'race', seating }, hands: [8, 8] };
    const names = ['Ann', 'Desmond'];
    const table = await seated({ seats: 2, bots: [], options, names, language: 'fr' });
    const fits = async () => {
      for (const [width, height] of PHONES) {
        await page.viewport(width, height);
        const where = `${width} × ${height}`;
        for (const pressed of seen(table, 'button, [data-tray] li')) {
          const { left, right, top, bottom } = pressed.getBoundingClientRect();
          const what = `${where} ${pressed.textContent}${pressed.ariaLabel}`;
          expect([left >= 0, top >= 0, right <= width, bottom <= height], what).not.toContain(
            false,
          );
          expect(Math.min(right - left, bottom - top), what).toBeGreaterThanOrEqual(40);
        }
        for (const name of seen(table, '[data-do="tap"] ~ * b')) {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          expect(over?.closest('button'), `${where} ${name.textContent}`).toBeNull();
          expect(name.scrollWidth, `${where} ${name.textContent}`).toBeLessThanOrEqual(
            name.clientWidth,
          );
        }
      }
    };
    await fits();
    await table.getReady();
    await building(table);
    press('Digit1');
    await fits();
  },
);

test('in practice keys build on after a box was ticked, which keeps the space bar', async () => {
  await page.viewport(1180, 820);
  const table = await seated({ seats: 1, bots: [] });
  await table.getReady();
  await building(table);
  const box = table.element.querySelector('[type="checkbox"]') as HTMLElement;
  box.focus();
  const key = (code: string) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  for (const code of ['Digit1', 'KeyW']) key(code);
  await eventually(() =>
    expect(table.host.match.state.round?.builders[0]?.cards[0]).toMatchObject({ slot: 1 }),
  );
  expect(key('Space')).toBe(true);
});

test('BU-8.1: two at one tablet see what each of them has agreed to, at his own end', async () => {
  await page.viewport(1180, 820);
  const opposite = { play: { kind: 'race', seating: 'opposite' }, hands: [8, 4] };
  const facing = await seated({ seats: 2, bots: [], options: opposite });
  await facing.getReady();
  await building(facing);
  expect(padsOf(facing)).toEqual([
    ['Player 1', 'Opening hand: 8', '8 left'],
    ['Player 2', '4 left'],
  ]);
  facing.leave();

  const beside = {
    play: { kind: 'race', seating: 'beside' },
    hands: [4, 6],
    upright: [true, false],
  };
  const together = await seated({ seats: 2, bots: [], options: beside });
  await eventually(() =>
    expect(padsOf(together)).toEqual([
      ['Player 1', 'Upright map', '4 left'],
      ['Player 2', 'Opening hand: 6', '6 left'],
    ]),
  );
});

function largestText(): void {
  document.documentElement.style.setProperty('--text-scale', '1.45');
  onTestFinished(() => void document.documentElement.style.removeProperty('--text-scale'));
}

/** As large as the page's own. */
function Menu() {
  const size = 'var(--size-target)';
  return <span data-menu style={{ flex: 'none', width: size, height: size }} />;
}

function seen({ element }: Seated, selector: string): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (each) => each.getBoundingClientRect().width > 0,
  );
}

/** What he does, in words. */
function lineOf(player: HTMLElement | undefined, words: string | RegExp): Element {
  return [...(player?.querySelectorAll('span') ?? [])].find(
    ({ textContent, children }) =>
      children.length === 0 && new RegExp(words).test(textContent ?? ''),
  ) as Element;
}

function rightOf(element: Element): number {
  return element.getBoundingClientRect().right;
}

function boxOf({ element }: Seated, selector: string): DOMRect {
  return (element.querySelector(selector) as Element).getBoundingClientRect();
}

/** What stands beside each pile, line by line. */
function padsOf({ element }: Seated): string[][] {
  return [...element.querySelectorAll('[data-do="tap"]')].map((pile) =>
    ((pile.parentElement as HTMLElement).innerText ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}
