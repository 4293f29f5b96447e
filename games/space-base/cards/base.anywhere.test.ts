import { expect, test } from 'vitest';
import base from './base.json' with { type: 'json' };
import { baseSet } from './base.ts';
import { type Ability, type CardSet, LEVELS, SECTORS, slotsFor } from './card.ts';
import { identityOf } from './identity.ts';
import { traitsOf } from './traits.ts';

test('the base set is checked on load like any set from outside, and comes out as it went in', () => {
  expect(baseSet).toEqual(base);
});

test('SB-1.2: 12 starting ships in five sets, 48, 48 and 36 ships, 12 colonies', () => {
  expect(baseSet.startingShips.map((ship) => ship.sector)).toEqual(SECTORS);
  expect(baseSet.startingShips.map((ship) => ship.names.length)).toEqual(Array(12).fill(5));
  expect(
    LEVELS.map((level) => baseSet.ships.filter((ship) => ship.level === level).length),
  ).toEqual([48, 48, 36]);
  expect(baseSet.colonies.map((colony) => colony.sector)).toEqual(SECTORS);
});

test('every sector has the same number of ships of each level', () => {
  for (const sector of SECTORS) {
    const levels = baseSet.ships.filter((ship) => ship.sector === sector).map(({ level }) => level);
    expect(levels).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
  }
});

test('no two cards share a name or a registry', () => {
  const hulls = [...baseSet.startingShips.flatMap((ship) => ship.names), ...baseSet.ships];
  const names = [...hulls, ...baseSet.colonies].map((card) => card.name);
  expect(new Set(hulls.map((hull) => hull.registry)).size).toBe(192);
  expect(new Set(names.map((name) => name.en)).size).toBe(204);
  expect(new Set(names.map((name) => name['zh-Hant'])).size).toBe(204);
});

test('every class of the base set is named in all four languages', () => {
  for (const { name } of Object.values(baseSet.classes)) {
    expect(Object.keys(name)).toEqual(['en', 'fr', 'nl', 'zh-Hant']);
  }
});

test('SB-7.3: of four linked slots two players need 4, three need 3, four and five need 2', () => {
  const kubasov = baseSet.ships.find((ship) => ship.id === 'l2-s06-4');
  const ability = kubasov?.station.ability as Ability;
  expect([2, 3, 4, 5].map((players) => slotsFor(ability, players))).toEqual([4, 3, 2, 2]);
});

test('section 11: the base set has every trait that lets the rules ask less', () => {
  expect(traitsOf(baseSet)).toEqual({
    onlyTheActivePlayerTakesCards: true,
    othersOnlyChargeOrWin: true,
    stacksHaveNoOrder: true,
    seats: { ordinary: 5, lightSpeed: 5 },
  });
});

test('the identity follows from what the rules read, in Node and in a browser alike', () => {
  expect(identityOf(baseSet)).toEqual({
    name: 'Space Base',
    digest: '75abc6fe6fbcdd7bdfc401a0fa496dc4c7452a7b829e9e16834bbd89675afa33',
  });
});

test('a mended name leaves the identity, another cost or another order of the deck does not', () => {
  const { digest } = identityOf(baseSet);
  const [first, second, ...rest] = baseSet.ships as [CardSet['ships'][0], CardSet['ships'][0]];
  expect(digestWith([{ ...first, name: { en: 'U.E.S. Other' } }, second, ...rest])).toBe(digest);
  expect(digestWith([{ ...first, cost: first.cost + 1 }, second, ...rest])).not.toBe(digest);
  expect(digestWith([second, first, ...rest])).not.toBe(digest);
});

function digestWith(ships: CardSet['ships']): string {
  return identityOf({ ...baseSet, ships }).digest;
}
