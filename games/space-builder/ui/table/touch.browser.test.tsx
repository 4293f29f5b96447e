/** Fingers on the table: drag, tap, turn, flip, twist, several at once. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Card } from '../../rules/state.ts';
import { below, drag, lift, middle, slide, tap, touch } from './fingertips.ts';
import { building, eventually, pressLit, type Seated, seated, stage } from './seated.tsx';

const find = ({ element }: Seated, selector: string) => element.querySelector(selector);
const inHand = (table: Seated, card: number) =>
  middle(find(table, `[data-tray] [data-card="${card}"]`));
const slot = (table: Seated, number: number) => middle(find(table, `[data-slot="${number}"]`));

/** A building as the host has it. */
const card = (table: Seated, number: number, seat = 0) =>
  table.host.match.state.round?.builders[seat]?.cards.find(
    ({ building }) => building === number,
  ) as Card;

async function alone(): Promise<Seated> {
  await page.viewport(390, 844);
  const table = await seated({ seats: 1, bots: [] });
  await table.getReady();
  await building(table);
  return table;
}

test('BU-3.4: a building is dragged onto a slot, on to another, and back into the hand', async () => {
  const table = await alone();
  // Some go by the finger, some by the building that floats above it.
  await drag(inHand(table, 1), slot(table, 4));
  await eventually(() => expect(card(table, 1).slot).toBe(4));
  await drag(slot(table, 4), below(slot(table, 8)));
  await eventually(() => expect(card(table, 1).slot).toBe(8));
  await drag(slot(table, 8), middle(find(table, '[data-tray]')));
  await eventually(() => expect(card(table, 1).slot).toBeNull());
});

test('what is dropped near a slot snaps into it, and what is dropped nowhere goes back', async () => {
  const table = await alone();
  const { x, y } = below(slot(table, 5));
  await drag(inHand(table, 2), { x: x + 40, y: y - 30 });
  await eventually(() => expect(card(table, 2).slot).toBe(5));
  await drag(slot(table, 5), { x: 200, y: 120 });
  await eventually(() => expect(card(table, 2).slot).toBe(5));
});

test('a finger that slips on a card has tapped it, and builds nothing while it is on it', async () => {
  const table = await alone();
  const { x, y } = inHand(table, 1);
  await tap({ x, y }, Date.now() / 1000 - 1);
  await touch({ 0: { x, y } });
  await slide({ 0: { x: x + 7, y: y - 10 } });
  await lift(0);
  await eventually(() => expect(card(table, 1)).toMatchObject({ slot: null, turn: 1 }));
  await drag({ x, y }, { x: x + 10, y: y - 30 });
  await tap(inHand(table, 2));
  await tap(slot(table, 7));
  await eventually(() => expect(card(table, 2).slot).toBe(7));
  expect(card(table, 1)).toMatchObject({ slot: null, turn: 1 });
});

test('what is dropped on a taken slot swaps', async () => {
  const table = await alone();
  await drag(inHand(table, 1), below(slot(table, 4)));
  await drag(inHand(table, 2), below(slot(table, 5)));
  await drag(slot(table, 5), below(slot(table, 4)));
  await eventually(() => expect([card(table, 1).slot, card(table, 2).slot]).toEqual([5, 4]));
});

test('BU-3.4: a building is tapped, then a taken slot: it stands there, and the other is in hand again', async () => {
  const table = await alone();
  await tap(inHand(table, 1));
  await tap(slot(table, 4));
  await eventually(() => expect(card(table, 1).slot).toBe(4));
  const now = Date.now() / 1000;
  await tap(inHand(table, 2), now);
  await tap(slot(table, 4), now + 0.1);
  await eventually(() => expect([card(table, 1).slot, card(table, 2).slot]).toEqual([null, 4]));
  // Tapped at once again, it turns like any that stands.
  await tap(slot(table, 4), now + 0.2);
  await eventually(() => expect(card(table, 2)).toMatchObject({ slot: 4, turn: 1, side: 'A' }));
  // By a button as well, as a reader presses it.
  await tap(inHand(table, 3));
  (find(table, '[data-slot="4"]') as HTMLElement).click();
  await eventually(() => expect([card(table, 2).slot, card(table, 3).slot]).toEqual([null, 4]));
});

test('where one that stands is lit, a tap on another takes that in hand, and neither moves; a thumb that holds it swaps them', async () => {
  const table = await alone();
  await drag(inHand(table, 1), below(slot(table, 4)));
  await drag(inHand(table, 2), below(slot(table, 5)));
  const now = Date.now() / 1000;
  await tap(slot(table, 4), now);
  await tap(slot(table, 4), now + 1);
  await eventually(() => expect(card(table, 1)).toMatchObject({ slot: 4, turn: 1 }));
  expect(card(table, 2)).toMatchObject({ slot: 5, turn: 0 });
  await touch({ 0: slot(table, 5) });
  await touch({ 1: slot(table, 4) });
  await lift(1);
  await lift(0);
  await eventually(() => expect([card(table, 1).slot, card(table, 2).slot]).toEqual([5, 4]));
  // What is in hand and held goes where the other thumb taps, and is turned by neither.
  await touch({ 0: inHand(table, 3) });
  await touch({ 1: slot(table, 4) });
  await lift(1);
  await lift(0);
  await eventually(() => expect(card(table, 3)).toMatchObject({ slot: 4, turn: 0 }));
  expect(card(table, 2)).toMatchObject({ slot: null, turn: 0 });
});

test('or a building is tapped, then a slot; tapped again it turns', async () => {
  const table = await alone();
  await tap(inHand(table, 3));
  await tap(slot(table, 7));
  await eventually(() => expect(card(table, 3)).toMatchObject({ slot: 7, turn: 0 }));
  const now = Date.now() / 1000;
  await tap(slot(table, 7), now);
  await tap(slot(table, 7), now + 0.4);
  await eventually(() => expect(card(table, 3).turn).toBe(2));
});

test('tapped twice in a row, a building flips, lit or not', async () => {
  const table = await alone();
  const place = inHand(table, 4);
  const now = Date.now() / 1000;
  await tap(place, now);
  await tap(place, now + 0.2);
  await eventually(() => expect(card(table, 4)).toMatchObject({ side: 'B', turn: 0 }));
  await tap(place, now + 1);
  await eventually(() => expect(card(table, 4).turn).toBe(1));
  await tap(place, now + 1.2);
  await eventually(() => expect(card(table, 4)).toMatchObject({ side: 'A', turn: 0 }));
});

test('a press changes nothing at first but the building that is held; the wheel turns that, and the page neither scrolls nor zooms nor selects', async () => {
  const table = await alone();
  const held = find(table, '[data-tray] [data-card="4"]') as HTMLElement;
  const watch = new MutationObserver(() => {});
  watch.observe(table.element, { subtree: true, childList: true, attributes: true });
  held.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 7 }));
  expect(watch.takeRecords().map(({ target }) => target)).toEqual([held]);
  expect(held.dataset.held).toBeDefined();
  await eventually(() => expect(held.dataset.lit).toBe('true'));
  held.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 7 }));
  const half = find(table, '[data-tray]') as HTMLElement;
  const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
  half.dispatchEvent(wheel);
  await eventually(() => expect(card(table, 4).turn).toBe(1));
  expect(wheel.defaultPrevented).toBe(true);
  const style = getComputedStyle(half.closest('[class*="half"]') as Element);
  expect([style.userSelect, style.touchAction]).toEqual(['none', 'none']);
});

test('the other thumb turns and flips what is carried', async () => {
  const table = await alone();
  const buttons = [...table.element.querySelectorAll('[data-do]')].filter(
    (button) => button.getBoundingClientRect().width > 0,
  );
  const control = (deed: string) =>
    middle(buttons.find((button) => button.getAttribute('data-do') === deed) ?? null);
  const target = below(slot(table, 6));
  await touch({ 0: inHand(table, 1) });
  await slide({ 0: { x: target.x, y: target.y + 40 } });
  await touch({ 1: control('turn') });
  await lift(1);
  await touch({ 1: control('flip') });
  await lift(1);
  await slide({ 0: target });
  await lift(0);
  await eventually(() =>
    expect(card(table, 1)).toEqual({ building: 1, slot: 6, turn: 1, side: 'B' }),
  );
});

test('two fingers twist what they hold', async () => {
  const table = await alone();
  const at = below(slot(table, 4));
  await touch({ 0: inHand(table, 2) });
  await slide({ 0: at });
  await touch({ 1: { x: at.x + 80, y: at.y } });
  await slide({ 1: { x: at.x + 40, y: at.y + 60 } });
  await slide({ 1: { x: at.x, y: at.y + 80 } });
  await lift(1);
  await lift(0);
  await eventually(() => expect(card(table, 2)).toMatchObject({ slot: 4, turn: 1 }));
});

test('two fingers on a building turn it where it stands, and whichever leaves last is no tap', async () => {
  const table = await alone();
  await tap(inHand(table, 1));
  await tap(slot(table, 4));
  const { x, y } = slot(table, 4);
  const apart = (degrees: number, by = { x: 0, y: 0 }) => {
    const angle = (degrees * Math.PI) / 180;
    const [across, down] = [28 * Math.cos(angle), 28 * Math.sin(angle)];
    return {
      0: { x: x + by.x - across, y: y + by.y - down },
      1: { x: x + by.x + across, y: y + by.y + down },
    };
  };
  for (const [first, last] of [
    [0, 1],
    [1, 0],
  ] as const) {
    await touch(apart(0));
    for (let degrees = 15; degrees <= 90; degrees += 15) await slide(apart(degrees));
    await lift(first);
    await lift(last);
  }
  await eventually(() => expect(card(table, 1)).toMatchObject({ slot: 4, turn: 2 }));
  // Both together carry it, turned or not.
  const onward = slot(table, 8);
  const by = { x: onward.x - x, y: onward.y - y };
  await touch(apart(0));
  for (let degrees = 15; degrees <= 90; degrees += 15) await slide(apart(degrees));
  await slide(apart(90, by));
  await lift(0, 1);
  await eventually(() => expect(card(table, 1)).toMatchObject({ slot: 8, turn: 3 }));
});

test('a finger that only rests beside a building neither turns it nor holds it back', async () => {
  const table = await alone();
  const { x, y } = inHand(table, 1);
  await touch({ 0: { x, y } });
  await touch({ 1: { x: 20, y: 500 } });
  await slide({ 0: { x: 200, y: 600 } });
  await slide({ 0: slot(table, 2) });
  await lift(0);
  await lift(1);
  await eventually(() => expect(card(table, 1)).toMatchObject({ slot: 2, turn: 0 }));
});

test('one thumb holds a building, and the other taps the slot for it; the first may stay where it is', async () => {
  const table = await alone();
  await touch({ 0: inHand(table, 1) });
  const onto = slot(table, 5);
  await touch({ 1: onto });
  // A thumb slips a little.
  await slide({ 1: { x: onto.x + 6, y: onto.y - 5 } });
  await lift(1);
  await eventually(() => expect(card(table, 1)).toMatchObject({ slot: 5, turn: 0 }));
  await touch({ 1: slot(table, 8) });
  await lift(1);
  await eventually(() => expect(card(table, 1)).toMatchObject({ slot: 8, turn: 0 }));
  await slide({ 0: { x: 200, y: 300 } });
  await lift(0);
  // What stands already moves on in the same way, and what is in the air comes down where the other taps.
  await touch({ 0: slot(table, 8) });
  await touch({ 1: slot(table, 3) });
  await lift(1);
  await lift(0);
  await eventually(() => expect(card(table, 1).slot).toBe(3));
  await touch({ 0: inHand(table, 2) });
  await slide({ 0: below(slot(table, 7)) });
  await touch({ 1: slot(table, 4) });
  await lift(1);
  await lift(0);
  await eventually(() => expect(card(table, 2)).toMatchObject({ slot: 4, turn: 0 }));
  expect(card(table, 1)).toMatchObject({ slot: 3, turn: 0, side: 'A' });
});

test('two buildings are carried at once', async () => {
  const table = await alone();
  await touch({ 0: inHand(table, 1), 1: inHand(table, 2) });
  await slide({ 0: below(slot(table, 4)), 1: below(slot(table, 5)) });
  await slide({ 0: below(slot(table, 7)), 1: below(slot(table, 8)) });
  await lift(0, 1);
  await eventually(() => expect([card(table, 1).slot, card(table, 2).slot]).toEqual([7, 8]));
});

test('BU-3.5: a press that began before the pile was lit does not count; the next one is final', async () => {
  const table = await alone();
  const places = table.wanted();
  for (const { building: number, slot: place } of places.slice(1)) {
    await drag(inHand(table, number), below(slot(table, place)));
  }
  const [last] = places as [(typeof places)[number]];
  const pile = middle(find(table, '[data-tray]'));
  await touch({ 5: { x: pile.x, y: pile.y + 60 } });
  await drag(inHand(table, last.building), below(slot(table, last.slot)));
  await lift(5);
  await eventually(() => expect(card(table, last.building).slot).toBe(last.slot));
  expect(table.host.match.state.round?.builders[0]?.tap).toBeNull();
  await eventually(() => expect(find(table, '[data-do="tap"]:enabled')).not.toBeNull());
  await tap(middle(find(table, '[data-do="tap"]')));
  await eventually(() => expect(table.host.match.state.round?.check).not.toBeNull());
});

test('BU-8.3: two at one tablet build at once, each with a finger of their own, and play to the end', async () => {
  await page.viewport(1180, 820);
  const options = { play: { kind: 'race', seating: 'opposite' }, hands: [8, 8] };
  const table = await seated({ seats: 2, bots: [], options });
  await table.getReady();
  await building(table);
  const half = (far: boolean) => find(table, `section[data-turned="${far}"]`) as Element;
  const its = (far: boolean, selector: string) => middle(half(far).querySelector(selector));
  for (const { building, slot, turn, side } of table.wanted()) {
    const held = `[data-tray] [data-card="${building}"]`;
    const onto = `[data-slot="${slot}"]`;
    const near = its(false, onto);
    const far = its(true, onto);
    await touch({ 0: its(false, held), 1: its(true, held) });
    await slide({ 0: { ...near, x: near.x + 20 }, 1: { ...far, x: far.x - 20 } });
    await slide({ 0: near, 1: far });
    await lift(0, 1);
    await eventually(() => expect(card(table, building, 1).slot).toBe(slot));
    for (let quarter = 0; quarter < turn; quarter++) await tap(its(false, '[data-do="turn"]'));
    if (side === 'B') await tap(its(false, '[data-do="flip"]'));
    await eventually(() => expect(card(table, building)).toMatchObject({ slot, turn, side }));
  }
  // One looks at the rules at his end, and the other goes on.
  const menu = table.element.querySelectorAll<HTMLElement>('button[aria-expanded]')[1];
  await tap(middle(menu as Element));
  const sheet = () => find(table, '[role="dialog"]') as HTMLElement;
  await eventually(() => expect(sheet()).not.toBeNull());
  const [rules] = [...sheet().querySelectorAll('li button')] as [HTMLElement];
  await tap(middle(rules));
  await eventually(() => expect(sheet().textContent).toContain('What it is about'));
  expect(sheet().getBoundingClientRect().bottom).toBeLessThan(820 / 2);
  await eventually(() =>
    expect(half(false).querySelector('[data-do="tap"]:enabled')).not.toBeNull(),
  );
  await tap(its(false, '[data-do="tap"]'));
  await eventually(() => expect(stage(table)).toBe('over'));
  await pressLit();
  await eventually(() => expect(table.element.textContent).toContain('Player 1’s city stands!'));
});

test('what was tapped has the focus, is lit, and no longer held', async () => {
  const table = await alone();
  const tapped = find(table, '[data-tray] [data-card="3"]') as HTMLElement;
  await tap(inHand(table, 3));
  await eventually(() => expect(document.activeElement).toBe(tapped));
  await eventually(() => expect(tapped.dataset).toMatchObject({ lit: 'true' }));
  await eventually(() => expect(tapped.dataset.held).toBeUndefined());
});
