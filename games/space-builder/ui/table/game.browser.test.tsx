/** Whole games in a real browser, from the first map to a rematch. */

import { canonical } from '@starboard/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drag, middle, tap } from './fingertips.ts';
import { building, eventually, type Seated, seated, stage } from './seated.tsx';

/** Keys as they lie around the beacon. */
const SLOT_KEYS = ['', 'w', 'e', 'a', 's', 'd', 'z', 'x', 'c'];

test('BU-5.1: a race is won with the keyboard alone, from the first map to a rematch', async () => {
  await page.viewport(1440, 900);
  const table = await seated({ seats: 2, bots: ['child'], options: { hands: [7, 8] } });
  await pressLit();
  await roundByKeys(table);
  await eventually(() => expect(stage(table)).toBe('between'));
  await pressLit(); // enough of the check
  await eventually(() => expect(document.querySelector('[aria-pressed="true"] b')).not.toBeNull());
  await pressLit(); // the eighth building is set free
  await roundByKeys(table);
  await eventually(() => expect(stage(table)).toBe('over'));
  await eventually(() => expect(document.activeElement?.className).toContain('lit'));
  expect(table.ended(), 'the last check is still to be seen').toBe(false);
  await pressLit();
  await eventually(() => expect(document.body.textContent).toContain('Your city stands!'));
  await eventually(() => expect(table.ended()).toBe(true));
  expect(table.told().result?.places).toEqual([1, 2]);
  await pressLit();
  expect(table.rematches()).toBe(1);
});

test('at the end everybody has as many full stars as rounds won, the winner too', async () => {
  await page.viewport(1440, 900);
  const table = await seated({ seats: 2, bots: ['child'], options: { hands: [8, 8] } });
  await pressLit();
  await roundByKeys(table);
  await eventually(() => expect(stage(table)).toBe('over'));
  await pressLit();
  const stars = () => [...document.querySelectorAll('[aria-label="1 round won"] > *')];
  await eventually(() => expect(stars()).toHaveLength(5));
  const [full, ...others] = stars().map((star) => getComputedStyle(star).color);
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(full);
});

/** What the winner is offered, with the seconds he has left if he has not all the time he wants. */
function choice(): string {
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  return buttons.find((text) => text.startsWith('Set free: ')) ?? '';
}

/** The one lit button has the focus already. */
async function pressLit(): Promise<void> {
  await eventually(() => expect(document.activeElement?.className).toContain('lit'));
  await userEvent.keyboard('{Enter}');
}

async function roundByKeys(table: Seated): Promise<void> {
  await building(table);
  for (const { building: number, slot, turn, side } of table.wanted()) {
    const turns = 'r'.repeat(turn);
    const flips = side === 'B' ? 'f' : '';
    await userEvent.keyboard(`${number}${turns}${flips}${SLOT_KEYS[slot]}`);
  }
  await userEvent.keyboard(' ');
}

test('BU-5.2: a winner who does nothing for twenty seconds gets the first frozen building', async () => {
  await page.viewport(1440, 900);
  const table = await seated({ seats: 2, bots: ['child'], options: { hands: [5, 8] } });
  await pressLit();
  await roundByKeys(table);
  await eventually(() => expect(stage(table)).toBe('between'));
  await eventually(() => expect(document.activeElement?.className).toContain('lit'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('{Enter}'); // enough of the check
  await expect.poll(choice).toMatch(/20$/);
  await vi.advanceTimersByTimeAsync(19_000);
  await expect.poll(choice).toMatch(/[a-z]1$/);
  expect(table.told().view.players[0]?.frozen).toEqual([6, 7, 8]);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => table.told().view.players[0]?.frozen).toEqual([7, 8]);
});

test('BU-5.3: of two at one tablet each says that he is ready for the next map', async () => {
  await page.viewport(1180, 820);
  const options = { play: { kind: 'race', seating: 'opposite' }, hands: [5, 5] };
  const table = await seated({ seats: 2, bots: [], options });
  await table.getReady();
  await roundByKeys(table);
  await tapWords('Set a building free');
  await tapWords('Set free');
  const ready = () =>
    [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'I am ready',
    );
  await eventually(() => expect(ready()).toHaveLength(2));
  ready()[0]?.click();
  await eventually(() => expect(ready()).toHaveLength(1));
  expect(stage(table)).toBe('between');
  ready()[0]?.click();
  await eventually(() => expect(stage(table)).toBe('building'));
});

test('BU-8.2: a time trial ends with the best one so far', async () => {
  await page.viewport(1440, 900);
  const options = { play: { kind: 'trial' }, hands: [8] };
  const best = { [canonical({ upright: [false], hands: [8] })]: 1 };
  for (const [before, words] of [
    [null, 'Your best trial so far!'],
    [JSON.stringify(best), 'Your best trial: 0:00'],
  ] as const) {
    if (before === null) localStorage.removeItem('starboard.space-builder.best-trials');
    else localStorage.setItem('starboard.space-builder.best-trials', before);
    const table = await seated({ seats: 1, bots: [], options });
    await pressLit();
    await roundByKeys(table);
    await tapWords('To the end');
    await eventually(() => expect(document.body.textContent).toContain(words));
    const told = document.querySelector('header p') as HTMLElement;
    // Above the lighthouse there is room for one line.
    expect(told.textContent).toContain(words);
    expect(told.offsetHeight).toBeLessThan(
      2 * Number.parseFloat(getComputedStyle(told).lineHeight),
    );
    table.leave();
  }
});

test('BU-8.2: from the second trial on the best one builds beside it, live, and says once that it is done', async () => {
  await page.viewport(1440, 900);
  localStorage.removeItem('starboard.space-builder.best-runs');
  const options = { play: { kind: 'trial' }, hands: [8] };
  const rivals = () => [...document.querySelectorAll('ul[aria-label="Players"] > li')];
  const first = await seated({ seats: 1, bots: [], options });
  expect(rivals()).toHaveLength(1);
  await pressLit();
  await roundByKeys(first);
  await tapWords('To the end');
  const kept = () => localStorage.getItem('starboard.space-builder.best-runs');
  await eventually(() => expect(kept()).not.toBeNull());
  first.leave();
  const table = await seated({ seats: 1, bots: [], options });
  expect(rivals()[0]?.textContent).toMatch(/Your best.* to beat/);
  await pressLit();
  await building(table);
  await eventually(() => expect(rivals()[0]?.textContent).toContain('8 of 8 built'));
  const heard = () =>
    [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent);
  await eventually(() => expect(heard()).toContain('Your best: done!'));
  await roundByKeys(table);
  await eventually(() => expect(document.body.textContent).toMatch(/s behind your best/));
});

test('BU-8.2: who plays alone has won against nobody', async () => {
  await page.viewport(1440, 900);
  const table = await seated({ seats: 1, bots: [], options: { hands: [7] } });
  await pressLit();
  await roundByKeys(table);
  await tapWords('Set a building free');
  await eventually(() => expect(document.querySelector('h1')?.textContent).toMatch(/^Built!/));
  expect(document.body.textContent).not.toMatch(/\bwon\b/);
});

test('BU-8.2: a practice is gone through with one finger on a phone', async () => {
  await page.viewport(360, 640);
  const table = await seated({ seats: 1, bots: [], options: { hands: [7] } });
  await table.getReady();
  await roundByFinger(table);
  await tapWords('Set a building free');
  await tapWords('Set free');
  await roundByFinger(table);
  await tapWords('To the end');
  await eventually(() => expect(document.body.textContent).toContain('Without a single fault.'));
});

async function roundByFinger(table: Seated): Promise<void> {
  await building(table);
  const at = (selector: string) => middle(table.element.querySelector(selector));
  const control = (deed: string) =>
    middle(
      [...table.element.querySelectorAll(`[data-do="${deed}"]`)].find(
        (button) => button.getBoundingClientRect().width > 0,
      ) ?? null,
    );
  for (const { building: number, slot, turn, side } of table.wanted()) {
    await drag(at(`[data-tray] [data-card="${number}"]`), at(`[data-slot="${slot}"]`));
    for (let quarter = 0; quarter < turn; quarter++) await tap(control('turn'));
    if (side === 'B') await tap(control('flip'));
  }
  await eventually(() =>
    expect(table.element.querySelector('[data-do="tap"]:enabled')).not.toBeNull(),
  );
  await tap(control('tap'));
  await eventually(() => expect(stage(table)).not.toBe('building'));
}

async function tapWords(words: string): Promise<void> {
  const found = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes(words),
    );
  await eventually(() => expect(found()).toBeDefined());
  found()?.click();
}

test('BU-6.8: one who looks on sees every board as it is built, and how far each is', async () => {
  await page.viewport(1024, 768);
  const table = await seated({ seats: 2, bots: ['expert', 'expert'], onlooker: true });
  await building(table);
  const boards = () =>
    [...document.querySelectorAll('[role="group"]')].map(
      (board) => board.querySelectorAll('[data-card]').length,
    );
  await eventually(() => expect(Math.min(...boards())).toBeGreaterThan(1));
  expect(boards()).toHaveLength(2);
  expect(document.body.textContent).toMatch(/[1-4] of 4 built|Finished in/);
  await eventually(() => expect(table.told().view.round?.check).not.toBeNull());
});
