import { expect, test } from 'vitest';
import type { CityMap } from './map.ts';
import { PRINTED } from './printed.ts';
import { readMap, readSet } from './reading.ts';

const [map] = PRINTED as [CityMap];
const withSlot = (slot: number, spot: unknown) => ({
  id: 'X',
  slots: map.slots.with(slot - 1, spot as CityMap['slots'][number]),
});

test('a good map and a good set are read as they are', () => {
  expect(readMap(map)).toEqual(map);
  expect(readSet({ maps: PRINTED })).toEqual(PRINTED);
});

test.each([
  [{ slots: [] }, 'map ?: give it an id: a text of 1 to 40 characters'],
  [{ id: 'X', slots: [] }, 'map X: give it 8 slots, in order'],
  [withSlot(3, [9, 0, 'A']), 'map X: on slot 3 name a building from 1 to 8, got 9'],
  [withSlot(3, [7, 4, 'A']), 'map X: on slot 3 give 0 to 3 quarter-turns, got 4'],
  [withSlot(3, [7, 0, 'C']), 'map X: on slot 3 give side "A" or "B", got "C"'],
  [withSlot(3, 'tree'), 'map X: on slot 3 name a building from 1 to 8, got nothing'],
  [withSlot(1, map.slots[1]), 'map X: show building 2 once, not 2 times'],
  [null, 'map ?: give it an id: a text of 1 to 40 characters'],
])('a bad map is refused with what to mend', (given, message) => {
  expect(() => readMap(given)).toThrow(message);
});

test('a set of 19 maps is refused', () => {
  expect(() => readSet({ maps: PRINTED.slice(1) })).toThrow('of 20 maps');
  expect(() => readSet(undefined)).toThrow('of 20 maps');
});

test('a map without a name is found by its number', () => {
  const maps = PRINTED.with(4, { ...(PRINTED[4] as CityMap), id: '' });
  expect(() => readSet({ maps })).toThrow('map #5: give it an id');
});

test('two maps with one name are refused', () => {
  const maps = PRINTED.with(4, { ...(PRINTED[4] as CityMap), id: 'M01' });
  expect(() => readSet({ maps })).toThrow('map M01: give it an id that no other map has');
});

test('a set out of balance is refused with what to mend', () => {
  const [building, , side] = map.slots[0] as CityMap['slots'][number];
  const maps = PRINTED.with(0, { id: 'M01', slots: map.slots.with(0, [building, 1, side]) });
  expect(() => readSet({ maps })).toThrow(
    'show building 6 turned by 1 5 times over all maps, not 6 times',
  );
});

test('two maps too much alike are refused', () => {
  const maps = PRINTED.with(1, { id: 'M02', slots: map.slots });
  expect(() => readSet({ maps })).toThrow(/over all maps|just as map M01 does/);
});
