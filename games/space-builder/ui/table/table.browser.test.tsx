/** Whole games at the table, in a real browser. */

import axe from 'axe-core';
import { expect, test } from 'vitest';
import { building, eventually, press, type Seated, seated, stage } from './seated.tsx';

test('the table opens, the map is counted in, and a city is built by keys alone', async () => {
  const table = await seated({ seats: 2, bots: ['child'] });
  await table.getReady();
  await building(table);
  await keysBuild(table);
  press('Space');
  await eventually(() => expect(table.told().view.round?.check?.boards[0]?.faults).toBe(0));
  expect(table.told().view.round?.check?.winner).toBe(0);
});

test.each(['light', 'dark'])('axe has nothing to say in %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  const table = await seated({ seats: 4, bots: ['child', 'child', 'child'] });
  await clean();
  await table.getReady();
  await building(table);
  await clean();
});

async function clean(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    // The page around a table gives it its landmarks and its language.
    rules: { region: { enabled: false }, 'html-has-lang': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** Builds as the map says, with keys. */
async function keysBuild(table: Seated): Promise<void> {
  for (const { building, slot, turn, side } of table.wanted()) {
    press(`Digit${building}`);
    for (let quarter = 0; quarter < turn; quarter++) press('KeyR');
    if (side === 'B') press('KeyF');
    press(`Key${'_WEASDZXC'[slot]}`);
  }
  await eventually(() => expect(stage(table)).toBe('building'));
}
