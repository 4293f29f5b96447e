import { BadInput, type Problem } from '@starboard/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SECTORS } from './card.ts';
import { identityOf } from './identity.ts';
import { readCardSet } from './read.ts';
import { traitsOf } from './traits.ts';

/** A player's own set: one deck of ten ships, drawn by hand on a rainy evening. */
function ownSet() {
  return {
    name: 'Rainy evening',
    classes: {
      kite: { kind: 'freighter', name: { en: 'Kite', fr: 'Cerf-volant' } },
      village: { kind: 'settlement', name: { en: 'Village' } },
    },
    startingShips: SECTORS.map((sector) => ({
      id: `first-${sector}`,
      sector,
      class: 'kite',
      names: [{ name: { en: `Kite ${sector}` }, registry: `K${sector}` }],
      station: { rewards: { credits: 1 } },
      deployed: { rewards: { credits: 1 } },
    })),
    ships: Array.from({ length: 10 }, (_, index) => ownShip(index + 1)),
    colonies: SECTORS.map((sector) => ({
      id: `village-${sector}`,
      sector,
      cost: 3 * sector,
      vp: sector,
      name: { en: `Village ${sector}` },
      class: 'village',
    })),
  };
}

function ownShip(number: number) {
  return {
    id: `ship-${number}`,
    level: 1,
    sector: number,
    cost: 3,
    name: { en: `Kite of paper ${number}` },
    registry: `P${number}`,
    class: 'kite',
    station: { rewards: { vp: 1 } },
    deployed: { rewards: { credits: 2, arrow: 'right' } },
  };
}

/** What is wrong with the set if its first ship has these other fields. */
function problemsWith(fields: object): string[] {
  const set = ownSet();
  return problemsOf({ ...set, ships: [{ ...ownShip(1), ...fields }, ...set.ships.slice(1)] });
}

/** What is wrong if the station face of the first ship carries this ability. */
function problemsWithAbility(fields: object): string[] {
  const ability = {
    slots: ['always'],
    linked: true,
    use: 'ownTurn',
    effects: [{ kind: 'win' }],
    ...fields,
  };
  return problemsWith({ station: { rewards: { charge: 1 }, ability } });
}

/** The traits of the set if its one ship has this effect on any turn. */
function traitsWithGreen(effect: object) {
  const ability = { slots: ['always'], linked: false, use: 'anyTurn', effects: [effect] };
  const ships = [{ ...ownShip(1), station: { rewards: { charge: 1 }, ability } }];
  return traitsOf(readCardSet({ ...ownSet(), ships }));
}

function problemsOf(given: unknown): string[] {
  try {
    readCardSet(given);
    return [];
  } catch (refusal) {
    if (!(refusal instanceof BadInput)) throw refusal;
    expect(refusal.code).toBe('cards.invalid');
    const [head, ...problems] = refusal.message.split('\n');
    expect(head).toBe('this card set cannot be used:');
    const listed = refusal.facts.problems as readonly Problem[];
    expect(listed.map(({ message }) => message)).toEqual(problems);
    expect(refusal.facts.count).toBe(problems.length);
    return problems;
  }
}

describe("a player's own set", () => {
  test('is taken as it is, with as many ships of a level as its author drew', () => {
    expect(readCardSet(ownSet())).toEqual(ownSet());
  });

  test('has an identity of its own', () => {
    const identity = identityOf(readCardSet(ownSet()));
    expect(identity.name).toBe('Rainy evening');
    expect(identity.digest).not.toBe(identityOf(readCardSet({ ...ownSet(), ships: [] })).digest);
  });

  test('serves as many players as its decks can deal to after six are turned up', () => {
    expect(traitsOf(readCardSet(ownSet())).seats).toEqual({ ordinary: 4, lightSpeed: 0 });
    expect(traitsOf(readCardSet({ ...ownSet(), ships: [] })).seats.ordinary).toBe(0);
  });

  test('may claim cards on others’ turns, and the rules are told so', () => {
    const set = ownSet();
    const claiming = { rewards: { claim: [{ level: 1, count: 1 }] } };
    const ships = [{ ...ownShip(1), deployed: claiming }];
    expect(traitsOf(readCardSet({ ...set, ships }))).toMatchObject({
      onlyTheActivePlayerTakesCards: false,
      othersOnlyChargeOrWin: true,
      stacksHaveNoOrder: false,
    });
  });

  test('may have others do more in steps 1, 5 and 7, and the rules are told so', () => {
    expect(traitsWithGreen({ kind: 'buy', count: 1 })).toMatchObject({
      onlyTheActivePlayerTakesCards: false,
      othersOnlyChargeOrWin: false,
    });
    expect(traitsWithGreen({ kind: 'gain', credits: 1 })).toMatchObject({
      onlyTheActivePlayerTakesCards: true,
      othersOnlyChargeOrWin: false,
    });
    expect(traitsWithGreen({ kind: 'reroll' }).othersOnlyChargeOrWin).toBe(true);
  });
});

describe('what is wrong is told by card, place, expectation and finding', () => {
  const first = 'ship ship-1 (Kite of paper 1)';

  test('a wrong value', () => {
    expect(problemsWith({ cost: '4', sector: 13 })).toEqual([
      `${first} › sector: expected a whole number from 1 to 12, got 13`,
      `${first} › cost: expected a whole number from 1 to 999, got "4"`,
    ]);
  });

  test('a missing field, a field too many', () => {
    expect(problemsWith({ sector: undefined, colour: 'red' })).toEqual([
      `${first} › sector: expected a whole number from 1 to 12, got nothing`,
      `${first}: expected no fields but id, level, sector, cost, name, registry, class, station, deployed, certainty, got "colour"`,
    ]);
  });

  test('a slot that is none', () => {
    expect(problemsWithAbility({ slots: ['always', 'often', { players: [6] }] })).toEqual(
      ['#2: expected %, got "often"', '#3: expected %, got {"players":[6]}'].map(
        (problem) =>
          `${first} › station › ability › slots › ${problem.replace('%', '"always", or "players" with some but not all of the counts 2 to 5, the lowest first')}`,
      ),
    );
  });

  test('an effect nobody knows', () => {
    const [problem] = problemsWithAbility({ effects: [{ kind: 'explode' }] });
    expect(problem).toContain('effects › #1 › kind: expected one of "shiftSum", "buy", "claim"');
    expect(problem).toMatch(/, got "explode"$/);
  });

  test('a card without an id is found by its number', () => {
    const ships = [...ownSet().ships, null];
    expect(problemsOf({ ...ownSet(), ships })[0]).toMatch(/^ship #11: expected an object/);
  });

  test.each([null, 7, 'cards', []])('%j instead of a set', (given) => {
    expect(problemsOf(given)).toEqual([
      `the whole: expected an object with name, classes, startingShips, ships, colonies, got ${JSON.stringify(given)}`,
    ]);
  });
});

test('whatever is put in a set, it is taken or refused in words', () => {
  const set = ownSet();
  const places = placesIn(set);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
      problemsOf(replaced(set, place, value));
    }),
    { numRuns: 500 },
  );
});

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, entry]) => [
    [key],
    ...placesIn(entry).map((place) => [key, ...place]),
  ]);
}

function replaced(given: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(given) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}

describe('what a form alone cannot say', () => {
  const first = 'ship ship-1 (Kite of paper 1)';

  test('SB-6.2: a charge needs a slot on its face', () => {
    expect(problemsWith({ deployed: { rewards: { charge: 1 } } })).toEqual([
      `${first} › deployed › ability: expected an ability with slots, for the charge that this face gives (SB-6.2), got nothing`,
    ]);
  });

  test('SB-7.3: only linked slots go by the number of players', () => {
    expect(problemsWithAbility({ slots: ['always', { players: [2] }], linked: false })).toEqual([
      `${first} › station › ability › slots: expected only "always", because a slot for some player counts has to be a linked one (SB-7.3), got ["always",{"players":[2]}]`,
    ]);
  });

  test('SB-7.2: no number of players uses an ability for nothing', () => {
    expect(problemsWithAbility({ slots: [{ players: [2, 3] }, { players: [4] }] })).toEqual([
      `${first} › station › ability › slots: expected a slot for 5 players too, or the ability would cost them nothing (SB-7.2), got [{"players":[2,3]},{"players":[4]}]`,
    ]);
  });

  test('SB-7.24: the effects of one box happen at one moment; resources come along', () => {
    expect(problemsWithAbility({ effects: [{ kind: 'reroll' }, { kind: 'win' }] })).toEqual([
      `${first} › station › ability › effects: expected effects that share one moment of a turn (SB-7.24), got [{"kind":"reroll"},{"kind":"win"}]`,
    ]);
    expect(problemsWithAbility({ effects: [{ kind: 'gain', vp: 1 }, { kind: 'reroll' }] })).toEqual(
      [],
    );
  });

  test('SB-2.4: a ship of level 1 can be paid for with the first credits', () => {
    expect(problemsWith({ cost: 6 })[0]).toContain(`${first} › cost: expected at most 5`);
    expect(problemsWith({ cost: 6, level: 2 })).toEqual([]);
  });

  test('ids are unique over all cards', () => {
    expect(problemsWith({ id: 'first-3' })).toEqual([
      'ship first-3 (Kite of paper 1) › id: expected an id that no other card has, got "first-3"',
    ]);
  });

  test.each(['boat', 'constructor'])('a class %j that the set does not name', (name) => {
    expect(problemsWith({ class: name })).toEqual([
      `${first} › class: expected a key of "classes", got "${name}"`,
    ]);
  });

  test('SB-1.2: one starting ship and one colony for each sector', () => {
    const { startingShips, colonies, ...rest } = ownSet();
    expect(
      problemsOf({
        ...rest,
        startingShips: startingShips.slice(1),
        colonies: colonies.map((colony) => ({ ...colony, sector: Math.max(2, colony.sector) })),
      }),
    ).toEqual([
      'startingShips: expected one starting ship for sector 1 (SB-1.2), got []',
      'colonies: expected one colony for sector 1 (SB-1.2), got []',
      'colonies: expected one colony for sector 2 (SB-1.2), got ["village-1","village-2"]',
    ]);
  });

  test.each([
    [
      { kind: 'swapSectors', sectors: [5, 5] },
      'sectors: expected different numbers, the smallest first',
    ],
    [{ kind: 'swapSectors', sectors: [5] }, 'sectors: expected exactly 2 entries, got 1'],
    [{ kind: 'shiftSum', by: [2, 1] }, 'by: expected different numbers'],
    [{ kind: 'buy', count: 1, anySector: [] }, 'anySector: expected 1 to 12 entries, got 0'],
    [{ kind: 'gain' }, 'expected credits, income or vp'],
    [{ kind: 'setDie', dice: 3 }, 'dice: expected a whole number from 1 to 2'],
    [
      {
        kind: 'claim',
        cards: [
          { level: 1, count: 1 },
          { level: 1, count: 1 },
        ],
      },
      'cards: expected each level at most once',
    ],
  ])('an effect that makes no sense: %j', (effect, expected) => {
    expect(problemsWithAbility({ effects: [effect] })).toEqual([expect.stringContaining(expected)]);
  });
});
