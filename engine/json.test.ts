import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, notJson } from './json.ts';

test('whatever JSON can carry is let through', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const carried = JSON.parse(JSON.stringify(value));
      expect(notJson(carried)).toBeUndefined();
      expect(canonical(carried)).toBe(canonical(JSON.parse(canonical(carried))));
    }),
  );
});

test.each([
  ['undefined', { ships: [1, undefined] }, '$.ships[1]: undefined'],
  ['a number that is none', { vp: Number.NaN }, '$.vp: NaN'],
  ['infinity', [Number.POSITIVE_INFINITY], '$[0]: Infinity'],
  ['minus zero', { income: -0 }, '$.income: -0'],
  ['a date', { at: new Date(0) }, '$.at: a Date'],
  ['a map', new Map(), '$: a Map'],
  ['a function', { next: () => 1 }, '$.next: function'],
  ['a big number', 1n, '$: bigint'],
  // biome-ignore lint/suspicious/noSparseArray: the hole is the point.
  ['a hole', [1, , 2], '$[1]: a hole'],
  ['a symbol as key', { [Symbol('x')]: 1 }, '$: a symbol as key'],
])('%s is found, and its place named', (_, value, place) => {
  expect(notJson(value)).toBe(place);
});

test('a circle is found', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(notJson(circle)).toBe('$.self: a circle');
});

test('the order of keys does not matter', () => {
  expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe('{"a":null,"b":[1,{"c":3,"d":2}]}');
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
});
