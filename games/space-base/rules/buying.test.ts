import { describe, expect, test } from 'vitest';
import { position, sketch, stationedShip } from './position.ts';

/** Four credits and a card for exactly its cost. */
const MARKET = 'l2-s02-3';
/** Two ships of level 1 for free, when collected. */
const TUG = 'l3-s08-1';

describe('buying', () => {
  test('SB-4.1 a card costs at most what the player has', () => {
    const table = position({ step: 'between', seats: [{ credits: 3 }] });
    const affordable = table
      .legal(0)
      .flatMap((action) => (action.do === 'buy' ? [action.card] : []));
    const costs = affordable.map((card) => table.game.catalog.cards[card]?.cost as number);
    expect(Math.max(...costs)).toBe(3);
    expect(() => table.does(0, { do: 'buy', card: table.card('l1-s01-4') })).toThrow('costs 4');
    expect(() => table.does(0, { do: 'buy', card: table.card('l3-s12-1') })).toThrow('not on sale');
  });

  test('SB-4.2 the ordinary purchase takes all credits', () => {
    const table = position({ step: 'between', seats: [{ credits: 9 }] });
    const action = { do: 'buy', card: table.card('l1-s01-1') } as const;
    expect(table.game.preview?.(table.state, table.state.active, action)).toMatchObject({
      credits: -9,
      wasted: 7,
    });
    table.does(0, action);
    expect(table.console(0).credits).toBe(0);
    expect(table.told('bought')).toMatchObject([{ seat: 0, sector: 1, cost: 2, wasted: 7 }]);
  });

  test('SB-4.3 not buying keeps the credits', () => {
    const table = position({ step: 'between', seats: [{ credits: 9 }] }).does(0, { do: 'decline' });
    expect([table.console(0).credits, table.state.active]).toEqual([9, 1]);
    expect(table.told('boughtNothing')).toMatchObject([{ seat: 0, credits: 9 }]);
  });

  test('SB-4.4 buying by an ability takes exactly the cost, after its credits, besides the purchase of step 6', () => {
    const sitting = { credits: 1, stationed: { 2: MARKET }, cubes: { [MARKET]: 1 } } as const;
    const table = position({ step: 'closing', seats: [sitting] });
    table
      .does(0, { do: 'use', card: table.card(MARKET) })
      .does(0, { do: 'buy', card: table.card('l1-s01-3') });
    expect(table.console(0).credits).toBe(1 + 4 - 3);
    const before = position({ step: 'between', seats: [sitting] });
    before
      .does(0, { do: 'use', card: before.card(MARKET) })
      .does(0, { do: 'buy', card: before.card('l1-s01-1') });
    expect(before.asked(0)).toBe('purchase');
  });

  test('SB-4.4 it can be declined, and the credits stay', () => {
    const table = position({ seats: [{ stationed: { 2: MARKET }, cubes: { [MARKET]: 1 } }] });
    table.does(0, { do: 'use', card: table.card(MARKET) }).does(0, { do: 'decline' });
    expect([table.console(0).credits, table.asked(0)]).toEqual([4, 'roll']);
  });

  test('SB-4.5 a claim takes the named number of the named level for free, or fewer', () => {
    const shipyard = ['l1-s01-1', 'l1-s02-1', 'l1-s03-1', 'l2-s01-1'];
    const table = () =>
      position({ dice: [4, 4], seats: [{ stationed: { 8: TUG } }], shipyard }).does(0, {
        do: 'allocate',
        sectors: [8],
      });
    const two = table();
    expect(() => two.does(0, { do: 'claim', card: two.card('l2-s01-1') })).toThrow('level');
    expect(() => two.does(0, { do: 'claim', card: two.card('l1-s04-1') })).toThrow('shipyard');
    two.does(0, { do: 'claim', card: two.card('l1-s02-1') });
    expect(two.state.shipyard.slice(0, 3)).toEqual([
      two.card('l1-s01-1'),
      -1,
      two.card('l1-s03-1'),
    ]);
    two.does(0, { do: 'claim', card: two.card('l1-s01-1') });
    expect([two.stationed(0, 1), two.stationed(0, 2), two.console(0).credits]).toEqual([
      'l1-s01-1',
      'l1-s02-1',
      0,
    ]);
    expect(two.asked(0)).not.toBe('claim');
    const one = table();
    one.does(0, { do: 'claim', card: one.card('l1-s01-1') }).does(0, { do: 'decline' });
    expect(one.told('claimed')).toHaveLength(1);
    expect(table().does(0, { do: 'decline' }).told('claimed')).toHaveLength(0);
  });

  test('SB-4.5 a claim does not use up the purchase of step 6', () => {
    const table = position({ dice: [4, 4], seats: [{ credits: 5, stationed: { 8: TUG } }] });
    table
      .does(0, { do: 'allocate', sectors: [8] })
      .does(0, { do: 'claim', card: table.card('l1-s01-1') });
    table.does(0, { do: 'decline' });
    expect(table.asked(0)).toBe('purchase');
  });

  test('SB-4.6 the card goes to its printed sector, and the ship there is deployed', () => {
    const table = position({ step: 'between', seats: [{ credits: 5 }] });
    table.does(0, { do: 'buy', card: table.card('l1-s02-1') });
    expect([table.stationed(0, 2), table.deployed(0, 2)]).toEqual(['l1-s02-1', ['start-02']]);
    expect(table.told('deployed')).toEqual([
      { kind: 'deployed', seat: 0, card: table.card('start-02'), sector: 2 },
    ]);
  });

  test('SB-4.7 no card is bought or claimed for a sector with a colony', () => {
    const colony = { stationed: { 1: 'colony-01', 8: TUG } } as const;
    const table = position({ step: 'between', seats: [{ credits: 9, ...colony }] });
    expect(() => table.does(0, { do: 'buy', card: table.card('l1-s01-1') })).toThrow('SB-4.7');
    expect(table.legal(0)).not.toContainEqual({ do: 'buy', card: table.card('l1-s01-1') });
    const claim = position({ dice: [4, 4], seats: [colony], shipyard: ['l1-s01-1', 'l1-s02-1'] });
    claim.does(0, { do: 'allocate', sectors: [8] });
    expect(() => claim.does(0, { do: 'claim', card: claim.card('l1-s01-1') })).toThrow('SB-4.7');
    expect(claim.legal(0)).toEqual([
      { do: 'claim', card: claim.card('l1-s02-1') },
      { do: 'decline' },
    ]);
  });

  test('SB-4.8 a place stays empty until step 8', () => {
    const sitting = { stationed: { 2: MARKET }, cubes: { [MARKET]: 1 }, credits: 5 } as const;
    const table = position({ step: 'between', seats: [sitting] });
    table
      .does(0, { do: 'use', card: table.card(MARKET) })
      .does(0, { do: 'buy', card: table.card('l1-s01-1') });
    expect([table.state.step, table.state.shipyard[0]]).toEqual(['buying', -1]);
    table.does(0, { do: 'decline' });
    expect(table.state.shipyard[0]).not.toBe(-1);
  });

  test('SB-4.9 charges move to the deployed face as far as they fit', () => {
    const sitting = { credits: 5, stationed: { 3: 'l3-s03-2' }, cubes: { 'l3-s03-2': 3 } } as const;
    const table = position({ step: 'buying', seats: [sitting], shipyard: ['l1-s03-1'] });
    table.console(0).questions = [{ ask: 'purchase' }];
    table.does(0, { do: 'buy', card: table.card('l1-s03-1') });
    expect([table.cubes(0, 'l3-s03-2'), table.deployed(0, 3)]).toEqual([2, ['l3-s03-2']]);
    expect(table.told('cubesLost')).toEqual([
      { kind: 'cubesLost', seat: 0, card: table.card('l3-s03-2'), count: 1 },
    ]);
  });

  test('SB-4.10 a box is carried out to its end, even if its own ship is deployed by it', () => {
    const table = position({
      dice: [4, 4],
      seats: [{ stationed: { 8: TUG } }],
      shipyard: ['l1-s08-1', 'l1-s01-1'],
    });
    table
      .does(0, { do: 'allocate', sectors: [8] })
      .does(0, { do: 'claim', card: table.card('l1-s08-1') });
    expect(table.deployed(0, 8)).toEqual([TUG]);
    table.does(0, { do: 'claim', card: table.card('l1-s01-1') });
    expect(table.stationed(0, 1)).toBe('l1-s01-1');
  });

  test('SB-4.10 a charge for a face that is no longer up is lost', () => {
    const effects = [{ kind: 'gain' as const, credits: 1 }];
    const ability = { slots: ['always' as const], linked: false, use: 'ownTurn' as const, effects };
    const both = stationedShip('both', { charge: 1, claim: [{ level: 1, count: 1 }] }, ability);
    const table = position({
      dice: [2, 3],
      seats: [{ stationed: { 2: both } }],
      shipyard: [sketch('two', { sector: 2 })],
    });
    table
      .does(0, { do: 'allocate', sectors: [2, 3] })
      .does(0, { do: 'claim', card: table.card('two') });
    expect([table.deployed(0, 2), table.cubes(0, 'both')]).toEqual([['both'], 0]);
  });
});

describe('colonies', () => {
  test('SB-5.1 a colony takes the place of the ship, which is deployed, and scores at once', () => {
    const table = position({ step: 'between', seats: [{ credits: 11, vp: 2 }] });
    table.does(0, { do: 'buy', card: table.card('colony-01') });
    expect(table.counters(0)).toEqual([0, 0, 5]);
    expect([table.stationed(0, 1), table.deployed(0, 1)]).toEqual(['colony-01', ['start-01']]);
    expect(table.told('settled')).toMatchObject([{ seat: 0, vp: 3 }]);
  });

  test('SB-5.2 a colony is never refilled, gives nothing, and nothing deploys it', () => {
    const table = position({ step: 'between', seats: [{ credits: 9 }] });
    table.does(0, { do: 'buy', card: table.card('colony-01') });
    expect(table.state.colonies).toHaveLength(11);
    expect(table.told('refilled')).toEqual([]);
    const { station, deployed } = table.game.catalog.cards[table.card('colony-01')] ?? {};
    expect([station?.gives, deployed?.gives]).toEqual([false, false]);
  });

  test('SB-5.3 its sector takes no further card and gives its owner nothing on his own turn', () => {
    const table = position({
      dice: [1, 2],
      seats: [{ credits: 50, stationed: { 1: 'colony-01' } }],
    });
    table.does(0, { do: 'allocate', sectors: [1, 2] });
    expect(table.console(0).credits).toBe(51);
    expect(() => table.does(0, { do: 'buy', card: table.card('l1-s01-2') })).toThrow('SB-4.7');
  });

  test('SB-5.3 neither does another colony, where one was moved by a swap', () => {
    const table = position({
      step: 'between',
      seats: [{ credits: 50, stationed: { 1: 'colony-12', 12: 'start-01' } }],
    });
    expect(() => table.does(0, { do: 'buy', card: table.card('colony-01') })).toThrow('SB-4.7');
    expect(table.legal(0)).not.toContainEqual({ do: 'buy', card: table.card('colony-01') });
  });

  test("SB-5.4 ships deployed there go on giving on the others' turns", () => {
    const table = position({
      dice: [1, 2],
      seats: [{}, { stationed: { 1: 'colony-01' }, deployed: { 1: ['start-01'] } }],
    });
    table.does(1, { do: 'allocate', sectors: [1, 2] });
    expect(table.console(1).credits).toBe(1);
  });

  test('SB-5.5 an ability may buy a colony for exactly its cost', () => {
    const table = position({
      seats: [{ credits: 6, stationed: { 2: MARKET }, cubes: { [MARKET]: 1 } }],
    });
    table
      .does(0, { do: 'use', card: table.card(MARKET) })
      .does(0, { do: 'buy', card: table.card('colony-01') });
    expect(table.counters(0)).toEqual([1, 0, 3]);
  });

  test('SB-5.5 a claim may not take one', () => {
    const table = position({ dice: [4, 4], seats: [{ stationed: { 8: TUG } }] });
    table.does(0, { do: 'allocate', sectors: [8] });
    expect(() => table.does(0, { do: 'claim', card: table.card('colony-01') })).toThrow('SB-4.5');
  });
});
