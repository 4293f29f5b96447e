import { Random, type Seat, type Seed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import game from '../index.ts';
import { cardOf, consoleOf } from './console.ts';
import type { Event } from './event.ts';
import { position } from './position.ts';

/** A match just set up, and what was told on the way. */
function setUp(players: number, number: number, variant = 'standard') {
  const events: Event[] = [];
  const random = new Random('0c'.repeat(32) as Seed).split(number);
  const state = game.setup(game.readOptions({ variant }, players), players, random, (event) => {
    events.push(event);
  });
  const drew = events.filter((event) => event.kind === 'drew');
  return { state, events, drew };
}

describe('what is on the table', () => {
  test('SB-1.1 two to five players, twelve sectors and three counters each', () => {
    expect(game.seats).toEqual({ min: 2, max: 5 });
    expect(() => game.readOptions({}, 1)).toThrow('2 to 5');
    expect(() => game.readOptions({}, 6)).toThrow('2 to 5');
    for (const console of setUp(5, 1).state.consoles) {
      expect(console.stationed).toHaveLength(12);
      expect([console.credits, console.income, console.vp].every((count) => count >= 0)).toBe(true);
    }
  });

  test('SB-1.2 five sets of twelve starting ships, 48, 48 and 36 ships, twelve colonies, two dice', () => {
    const { catalog } = game;
    expect(catalog.startingShips).toHaveLength(12);
    expect(catalog.ships.map((ships) => ships.length)).toEqual([48, 48, 36]);
    expect(catalog.colonies.map((card) => cardOf(catalog, card).sector)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(setUp(2, 1).state.dice).toHaveLength(2);
  });

  test('SB-1.6 cubes are no limited supply', () => {
    const slots = Array.from({ length: 12 }, () => 'always' as const);
    const effects = [{ kind: 'gain' as const, credits: 1 }];
    const rewards = { charge: 1 as const };
    const ability = { slots, linked: false, use: 'ownTurn' as const, effects };
    const stationed = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((sector) => [
        sector,
        { id: `tank-${sector}` as never, station: { rewards, ability }, deployed: { rewards } },
      ]),
    );
    const cubes = Object.fromEntries([1, 2, 3, 4, 5, 6].map((sector) => [`tank-${sector}`, 11]));
    const table = position({ dice: [1, 2], seats: [{ stationed, cubes }] });
    table.does(0, { do: 'allocate', sectors: [1, 2] });
    expect(table.console(0).cubes).toHaveLength(68);
  });
});

describe('the ordinary set-up', () => {
  test('SB-2.1 five credits, no income, no VP, twelve starting ships', () => {
    const { state, drew } = setUp(2, 2);
    for (const { seat, card, cost } of drew) {
      const console = consoleOf(state, seat);
      const extra = seat === state.first ? 0 : 1;
      expect([console.credits, console.income, console.vp]).toEqual([5 - cost + extra, 0, 0]);
      const others = console.stationed.filter((stationed) => stationed !== card);
      expect(others.every((stationed) => stationed < 12)).toBe(true);
    }
  });

  test('SB-2.2 all twelve colonies are on sale from the first turn', () => {
    expect(setUp(3, 3).state.colonies).toEqual(game.catalog.colonies);
  });

  test('SB-2.3 six of each level lie open, from shuffled decks', () => {
    const { state } = setUp(4, 4);
    const levels = state.shipyard.map((card) =>
      card === -1 ? 0 : cardOf(game.catalog, card).level,
    );
    expect(levels).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]);
    expect(state.decks.map((deck) => deck.length)).toEqual([48 - 6 - 4, 42, 30]);
    expect(setUp(4, 5).state.shipyard).not.toEqual(state.shipyard);
  });

  test('SB-2.4 each draws a ship of level 1, pays exactly its cost, and deploys a starting ship', () => {
    const { state, drew } = setUp(5, 6);
    expect(drew.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
    for (const { seat, card, cost } of drew) {
      const { level, sector, cost: printed } = cardOf(game.catalog, card);
      expect([level, cost]).toEqual([1, printed]);
      const console = consoleOf(state, seat);
      expect(console.stationed[sector - 1]).toBe(card);
      expect(console.deployed[sector - 1]).toEqual([sector - 1]);
    }
  });

  test('SB-2.5 the highest sector drawn starts; tied players roll until one is highest', () => {
    let ties = 0;
    for (let number = 0; number < 60; number++) {
      const { state, drew, events } = setUp(4, number);
      const sectors = drew.map(({ card }) => cardOf(game.catalog, card).sector);
      const tied = sectors.flatMap((sector, seat) =>
        sector === Math.max(...sectors) ? [seat] : [],
      );
      const rolls = events.filter((event) => event.kind === 'rolledForStart');
      expect(tied).toContain(state.first);
      expect(rolls.length > 0).toBe(tied.length > 1);
      if (tied.length === 1) continue;
      ties++;
      expect(rolls.slice(0, tied.length).map(({ seat }) => seat)).toEqual(tied);
      const last = rolls
        .filter(({ seat }) => seat === state.first)
        .at(-1) as (typeof rolls)[number];
      const total = last.dice[0] + last.dice[1];
      const others = rolls.slice(rolls.indexOf(last) + 1);
      expect(others.every(({ dice }) => dice[0] + dice[1] < total)).toBe(true);
    }
    expect(ties).toBeGreaterThan(5);
  });

  test('SB-2.6 later players get 1 credit, 2 credits, 1 income, 1 income', () => {
    const { state, events } = setUp(5, 7);
    const got = events.filter((event) => event.kind === 'compensated');
    const places = got.map(({ seat, credits, income }) => [
      (seat - state.first + 5) % 5,
      credits,
      income,
    ]);
    expect(places).toEqual([
      [1, 1, 0],
      [2, 2, 0],
      [3, 0, 1],
      [4, 0, 1],
    ]);
  });

  test('SB-2.7 turns go clockwise from the starting player', () => {
    const { state } = setUp(3, 8);
    const random = new Random('1d'.repeat(32) as Seed);
    const turns: Seat[] = [state.active];
    const round = [0, 1, 2].map((place) => (state.first + place) % 3);
    while (turns.length < 6) {
      const [seat] = game.actors(state) as [Seat];
      const [action] = game.legal(state, seat);
      game.apply(state, seat, action as NonNullable<typeof action>, random, (event) => {
        if (event.kind === 'turn') turns.push(event.seat);
      });
    }
    expect(turns).toEqual([...round, ...round]);
  });
});

describe('cards as data', () => {
  test('a record names the cards: options made for another set are refused', () => {
    const { cards } = game.readOptions({}, 2);
    expect(cards).toMatch(/^[0-9a-f]{64}$/);
    expect(() => game.readOptions({ cards: 'other' }, 2)).toThrow(
      expect.objectContaining({ code: 'options.cards' }),
    );
  });
});
