import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SLOTS } from '../../maps/map.ts';
import { buildingName } from '../../text/index.ts';
import { building, eventually, seated } from './seated.tsx';

const SLOT_KEYS = ['', 'w', 'e', 'a', 's', 'd', 'z', 'x', 'c'];

test('BU-8.2: in practice what stands wrongly is shown before what does not stand yet', async () => {
  await page.viewport(1280, 800);
  const table = await seated({ seats: 1, bots: [] });
  await table.getReady();
  await building(table);
  const last = table.wanted().at(-1);
  if (last === undefined) throw new Error('the map asks for nothing');
  const elsewhere = SLOTS.find((slot) => slot !== last.slot) ?? 1;
  await userEvent.keyboard(`${last.building}${SLOT_KEYS[elsewhere]}`);
  await page.getByRole('button', { name: 'Show me' }).click();
  const told = () => document.querySelector('aside [aria-live]')?.textContent ?? '';
  await eventually(() => expect(told().toLowerCase()).toContain(buildingName(last.building, 'en')));
});
