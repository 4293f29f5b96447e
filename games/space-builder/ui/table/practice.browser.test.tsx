import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SLOTS } from '../../maps/map.ts';
import { buildingName } from '../../text/index.ts';
import { practising } from '../options/practising.ts';
import { build, building, eventually, press, type Seated, seated } from './seated.tsx';

beforeEach(() => localStorage.clear());

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

test('BU-8.2: the next map of a practice lies as it was chosen, with as many buildings, and the one under way stays', async () => {
  const table = await atDesk();
  const direction = () => table.element.querySelector('[data-direction]')?.outerHTML;
  const before = direction();
  await page.getByRole('radio', { name: 'upside down' }).click({ force: true });
  for (const more of [5, 6]) {
    await page.getByRole('button', { name: 'One building more' }).click();
    await expect
      .element(page.getByLabelText('Buildings', { exact: true }))
      .toHaveTextContent(String(more));
  }
  expect(table.anew).toEqual([]);
  expect(direction()).toBe(before);
  await page.getByRole('button', { name: 'Next map' }).click();
  const play = { kind: 'practice', direction: 2 };
  expect(table.anew).toEqual([{ play, upright: [false], hands: [6] }]);
});

test('BU-8.2: whoever has chosen another map gets it after the check, and sets nothing free for it', async () => {
  const table = await atDesk();
  await page.getByRole('radio', { name: 'upright' }).click({ force: true });
  // What was ticked last takes no key but its own.
  build(table);
  press('Space');
  await expect.element(page.getByRole('heading', { name: 'The check of round 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Next map' }).click();
  const play = { kind: 'practice', direction: 0 };
  expect(table.anew).toEqual([{ play, upright: [false], hands: [4] }]);
});

test('a practice whose next map is left as it comes goes on as ever', async () => {
  const table = await atDesk();
  build(table);
  press('Space');
  await page.getByRole('button', { name: 'Set a building free' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Built! Set a building free.' }))
    .toBeVisible();
  expect(table.anew).toEqual([]);
});

test('how somebody likes to practise is remembered on the device, and can be changed by keys alone', async () => {
  const first = await atDesk();
  expect(first.element.querySelector('[role="timer"]')).toBeNull();
  for (const name of ['Check as I build', 'Fade the frozen', 'Stopwatch']) {
    (page.getByRole('checkbox', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
  }
  await eventually(() => expect(first.element.querySelector('[role="timer"]')).not.toBeNull());
  first.leave();
  const again = await seated({ seats: 1, bots: [] });
  const ticked = [...again.element.querySelectorAll<HTMLInputElement>('aside [type="checkbox"]')];
  expect(ticked.map(({ checked }) => checked)).toEqual([true, false, true]);
});

test.each(['{', '[]', '{"hand":9,"lies":4,"faded":0}', '{"hand":"4"}'])(
  'what is remembered of practice as %s is not believed',
  (kept) => {
    localStorage.setItem('starboard.space-builder.practice', kept);
    expect(practising()).toMatchObject({ lies: 'any', hand: 4, faded: true });
  },
);

test.each([
  [390, 844],
  [844, 390],
  [667, 375],
])('on a phone of %i × %i the choices are a press away, and close again', async (width, height) => {
  await page.viewport(width, height);
  const { element } = await seated({ seats: 1, bots: [] });
  const bottom = (selector: string) =>
    (element.querySelector(selector) as Element).getBoundingClientRect().bottom;
  const tray = element.querySelector('[data-tray]') as Element;
  expect(bottom('aside')).toBeLessThanOrEqual(tray.getBoundingClientRect().top);
  expect(bottom('[data-tray]')).toBeLessThanOrEqual(height);
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Choices' }).click();
  await page.getByRole('checkbox', { name: 'Stopwatch' }).click();
  expect(practising().stopwatch).toBe(true);
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull());
});

test('whoever has made no fault sees every building ticked at the end', async () => {
  await page.viewport(1440, 900);
  const table = await seated({ seats: 1, bots: [], options: { hands: [8] } });
  await table.getReady();
  await building(table);
  build(table);
  press('Space');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.element(page.getByText('Nothing at all.')).toBeVisible();
  const ticked = table.element.querySelectorAll('p + ul > li [data-faults="0"]');
  expect(ticked).toHaveLength(8);
});

async function atDesk(): Promise<Seated> {
  await page.viewport(1440, 900);
  const table = await seated({ seats: 1, bots: [] });
  await table.getReady();
  await building(table);
  return table;
}
