import { expect, test } from 'vitest';
import { type Browser, findBrowser, type Places } from './browser.ts';

/** A machine that has nothing and can fetch nothing, but for what is given. */
function machine(given: Partial<Places>): Places {
  return {
    chosen: undefined,
    onMachine: () => undefined,
    downloaded: () => undefined,
    fetchers: [],
    ...given,
  };
}

/** A way to fetch a browser, and whether it was used. */
function fetcher(name: string, outcome: Browser, possible = true) {
  const ours = {
    name,
    used: false,
    isPossible: () => possible,
    fetch: async () => {
      ours.used = true;
      return outcome;
    },
  };
  return ours;
}

test('the browser that STARBOARD_CHROMIUM names comes first', async () => {
  const places = machine({ chosen: process.execPath, onMachine: () => '/usr/bin/chromium' });
  expect(await findBrowser(places)).toEqual({ path: process.execPath });
});

test('one that STARBOARD_CHROMIUM names wrongly is not replaced behind the back of whoever set it', async () => {
  const places = machine({ chosen: '/no/such/browser', onMachine: () => '/usr/bin/chromium' });
  expect(await findBrowser(places)).toEqual({
    missing: expect.stringContaining('/no/such/browser'),
  });
});

test('a browser on the machine comes before a downloaded one, and nothing is fetched', async () => {
  const apt = fetcher('apt', { path: '/fetched' });
  const both = {
    onMachine: () => '/usr/bin/chromium',
    downloaded: () => '/cache/chrome',
    fetchers: [apt],
  };
  expect(await findBrowser(machine(both))).toEqual({ path: '/usr/bin/chromium' });
  expect(await findBrowser(machine({ ...both, onMachine: () => undefined }))).toEqual({
    path: '/cache/chrome',
  });
  expect(apt.used).toBe(false);
});

test('the first way to fetch one that is possible and works is used, and no other', async () => {
  const forbidden = fetcher('forbidden', { path: '/forbidden' }, false);
  const broken = fetcher('broken', { missing: 'no network' });
  const working = fetcher('working', { path: '/fetched' });
  const last = fetcher('last', { path: '/last' });
  const fetchers = [forbidden, broken, working, last];
  expect(await findBrowser(machine({ fetchers }))).toEqual({ path: '/fetched' });
  expect(fetchers.map(({ used }) => used)).toEqual([false, true, true, false]);
});

test('without any browser the reason says what was tried', async () => {
  const fetchers = [fetcher("Debian's chromium", { missing: 'no network' })];
  expect(await findBrowser(machine({ fetchers }))).toEqual({
    missing: expect.stringContaining("Debian's chromium: no network"),
  });
});
