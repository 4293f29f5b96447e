import { describe, expect, test } from 'vitest';
import { deployedShip, position, stationedShip } from './position.ts';

/** A ship that gives 3 credits for each cube on it, on its owner's turn. */
const TRAIN = 'l3-s03-2';
/** A ship that places a charge, on any turn. */
const TANKER = 'l3-s08-2';
/** A ship that wins, on any turn; five cubes with two players, three with four. */
const GUN = 'l3-s12-1';
/** Two cubes, each for a credit and a die that is set, on any turn. */
const COMMAND = 'l3-s01-1';

describe('the steps of a turn', () => {
  test('SB-3.1 step 1: the active player uses blue and green abilities, the others red and green ones', () => {
    const cubes = { [TRAIN]: 1, [TANKER]: 1, 'l1-s01-4': 0 };
    const sitting = { stationed: { 3: TRAIN, 8: TANKER, 1: 'l1-s01-4' }, cubes } as const;
    const own = position({ seats: [sitting] });
    expect(
      own.legal(0).map((action) => ('card' in action ? own.ids([action.card])[0] : action.do)),
    ).toEqual([TRAIN, TANKER, 'done', 'done']);
    const other = position({ seats: [{}, sitting] });
    expect(
      other.legal(1).map((action) => ('card' in action ? other.ids([action.card])[0] : action.do)),
    ).toEqual([TANKER, 'done', 'done']);
  });

  test('SB-3.1 each is asked once, from the active player clockwise, and only who can use something', () => {
    const gun = { stationed: { 12: GUN }, cubes: { [GUN]: 3 } };
    const table = position({
      players: 4,
      active: 2,
      seats: [gun, {}, {}, { ...gun, stationed: {} }],
    });
    expect(table.game.actors(table.state)).toEqual([0]);
    table.does(0, { do: 'done' });
    expect(table.asked(2)).toBe('roll');
  });

  test('SB-3.1 a seat can decline for the rest of the turn in one action', () => {
    const gun = { stationed: { 12: GUN }, cubes: { [GUN]: 5 } } as const;
    const table = position({ seats: [{}, gun] });
    table.does(1, { do: 'done', turn: true });
    expect(table.asked(0)).toBe('roll');
    table.does(0, { do: 'roll' });
    expect(table.asked(1)).toBeUndefined();
    table.state.step = 'closing';
    for (const seat of [0, 1]) table.console(seat).questions = [];
    table.goesOn();
    expect([table.state.active, table.asked(1)]).toEqual([1, 'abilities']);
    const asking = position({ seats: [{}, gun] });
    asking.does(1, { do: 'done' }).does(0, { do: 'roll' });
    const [action] = asking.legal(0);
    asking.does(0, action as NonNullable<typeof action>);
    expect([asking.state.step, asking.asked(1)]).toEqual(['between', 'abilities']);
  });

  test('SB-3.2 the active player rolls both dice', () => {
    const table = position({ active: 1 });
    expect([table.asked(0), table.legal(1)]).toEqual([undefined, [{ do: 'roll' }]]);
    table.does(1, { do: 'roll' });
    expect(table.state.dice.every((die) => die >= 1 && die <= 6)).toBe(true);
    expect(table.told('rolled')).toEqual([{ kind: 'rolled', seat: 1, dice: table.state.dice }]);
  });

  test('SB-3.3 everybody allocates for himself, separately or combined', () => {
    const deployed = { 2: ['l1-s02-1'], 5: ['l1-s05-1'] } as const;
    const table = position({ players: 3, dice: [2, 3], seats: [{}, { deployed }, { deployed }] });
    expect(table.game.actors(table.state)).toEqual([0, 1, 2]);
    const choices = [
      { do: 'allocate', sectors: [2, 3] },
      { do: 'allocate', sectors: [5] },
    ];
    expect(table.legal(1)).toEqual(choices);
    table.does(1, { do: 'allocate', sectors: [5] });
    expect(table.legal(0)).toEqual(choices);
    expect(table.legal(2)).toEqual(choices);
    expect(() => table.does(0, { do: 'allocate', sectors: [6] })).toThrow('SB-3.3');
  });

  test('SB-3.3 who would collect nothing either way is not asked', () => {
    const table = position({ dice: [2, 3], seats: [{}, { deployed: { 4: ['l1-s04-1'] } }] });
    expect(table.game.actors(table.state)).toEqual([0]);
    expect(table.told('nothingToCollect')).toEqual([{ kind: 'nothingToCollect', seat: 1 }]);
  });

  test('SB-3.4 the active player collects the stationed ship, the others all deployed ships', () => {
    const ships = {
      stationed: { 3: 'l1-s03-2' },
      deployed: { 3: ['l1-s03-1', 'l1-s03-3'] },
    } as const;
    const table = position({ dice: [3, 1], seats: [ships, ships] });
    table.does(0, { do: 'allocate', sectors: [3, 1] }).does(1, { do: 'allocate', sectors: [3, 1] });
    expect(table.counters(0)).toEqual([1, 0, 1]);
    expect(table.counters(1)).toEqual([2, 0, 0]);
    expect(
      table.told('collected').map(({ seat, card, sector, face }) => [seat, card, sector, face]),
    ).toEqual([
      [0, table.card('l1-s03-2'), 3, 'station'],
      [0, table.card('start-01'), 1, 'station'],
      [1, table.card('l1-s03-1'), 3, 'deployed'],
      [1, table.card('l1-s03-3'), 3, 'deployed'],
    ]);
  });

  test('SB-3.5 step 5: abilities again, now with what was collected', () => {
    const table = position({ dice: [3, 4], seats: [{ stationed: { 3: TRAIN } }] });
    table.does(0, { do: 'allocate', sectors: [3, 4] });
    expect([table.state.step, table.asked(0)]).toEqual(['between', 'abilities']);
    table.does(0, { do: 'use', card: table.card(TRAIN) });
    expect([table.console(0).credits, table.asked(0)]).toEqual([4, 'purchase']);
  });

  test('SB-3.6 step 6: the active player may buy one card', () => {
    const table = position({ step: 'between', seats: [{ credits: 20 }] });
    expect(table.asked(0)).toBe('purchase');
    table.does(0, { do: 'buy', card: table.card('l1-s01-1') });
    expect([table.state.active, table.asked(0)]).toEqual([1, undefined]);
  });

  test('SB-3.7 step 7: abilities once more, after buying', () => {
    const table = position({
      step: 'between',
      seats: [{ credits: 9, stationed: { 3: TRAIN }, cubes: { [TRAIN]: 1 } }],
    });
    table.does(0, { do: 'done' }).does(0, { do: 'buy', card: table.card('l1-s01-1') });
    expect(table.state.step).toBe('closing');
    table.does(0, { do: 'use', card: table.card(TRAIN) });
    expect([table.console(0).credits, table.state.active]).toEqual([3, 1]);
  });

  test('SB-3.8 step 8: empty places are filled from the deck of the same level, in the same place', () => {
    const table = position({ step: 'between', seats: [{ credits: 9 }] });
    const place = table.state.shipyard.indexOf(table.card('l2-s01-2'));
    const next = table.state.decks[1].at(-1);
    table.does(0, { do: 'buy', card: table.card('l2-s01-2') });
    expect(table.state.shipyard[place]).toBe(next);
    expect(table.told('refilled')).toEqual([
      { kind: 'refilled', level: 2, place: place - 6, card: next },
    ]);
  });

  test('SB-3.8 places stay empty when a deck has run out', () => {
    const table = position({
      step: 'between',
      seats: [{ credits: 9 }],
      shipyard: ['l2-s01-2'],
      empty: [1, 2, 3],
    });
    table.does(0, { do: 'buy', card: table.card('l2-s01-2') });
    expect(table.state.shipyard).toEqual(Array.from({ length: 18 }, () => -1));
  });

  test('SB-3.9 step 9: the active player alone rises to his income', () => {
    const seats = [
      { credits: 1, income: 4 },
      { credits: 0, income: 6 },
    ];
    const table = position({ step: 'closing', seats });
    expect([table.console(0).credits, table.console(1).credits]).toEqual([4, 0]);
    expect(table.told('income')).toEqual([{ kind: 'income', seat: 0, from: 1, to: 4 }]);
    const rich = position({ step: 'closing', seats: [{ credits: 5, income: 4 }] });
    expect([rich.console(0).credits, rich.told('income')]).toEqual([5, []]);
  });

  test('SB-3.10 the turn passes clockwise', () => {
    const table = position({ players: 3, active: 2, step: 'closing' });
    expect([table.state.active, table.state.round]).toEqual([0, 2]);
    expect(table.told('turn')).toEqual([{ kind: 'turn', seat: 0, round: 2 }]);
  });
});

describe('who waits for whom', () => {
  test('SB-3.11 nobody allocates before all dice are decided', () => {
    const reroll = { stationed: { 3: 'l2-s03-1' }, cubes: { 'l2-s03-1': 1 } } as const;
    const table = position({ dice: [1, 2], seats: [reroll, { deployed: { 1: ['l1-s01-1'] } }] });
    expect(table.game.actors(table.state)).toEqual([0]);
    expect(() => table.does(1, { do: 'allocate', sectors: [1, 2] })).toThrow('nothing is asked');
    table.does(0, { do: 'done' });
    expect(table.game.actors(table.state)).toEqual([0, 1]);
  });

  test('SB-3.11 nobody uses an ability of step 5 before everybody has collected', () => {
    const table = position({
      dice: [1, 2],
      seats: [
        { stationed: { 3: TRAIN }, cubes: { [TRAIN]: 1 } },
        { deployed: { 1: ['l1-s01-1'] } },
      ],
    });
    table.does(0, { do: 'allocate', sectors: [1, 2] });
    expect(table.asked(0)).toBeUndefined();
    table.does(1, { do: 'allocate', sectors: [1, 2] });
    expect(table.asked(0)).toBe('abilities');
  });

  test('SB-3.11 who could win is heard before the step ends, the active player first', () => {
    const gun = { stationed: { 12: GUN }, cubes: { [GUN]: 5 } } as const;
    const table = position({ active: 1, seats: [gun, gun] });
    expect(table.game.actors(table.state)).toEqual([1]);
    table.does(1, { do: 'done' });
    expect(table.game.actors(table.state)).toEqual([0]);
  });

  test('SB-3.11 seats that only place charges do so at the same time', () => {
    const tanker = { stationed: { 8: TANKER, 1: 'l1-s01-4' }, cubes: { [TANKER]: 1 } } as const;
    const table = position({ players: 4, seats: [{}, tanker, {}, tanker] });
    expect(table.game.actors(table.state)).toEqual([1, 3]);
    const card = table.card('l1-s01-4');
    table.does(3, { do: 'use', card: table.card(TANKER) }).does(3, { do: 'place', card });
    expect([table.game.actors(table.state), table.asked(0)]).toEqual([[1], undefined]);
    table.does(1, { do: 'done' });
    expect(table.asked(0)).toBe('roll');
  });

  test('SB-3.11 who could win waits for those who place charges before him', () => {
    const tanker = { stationed: { 8: TANKER, 1: 'l1-s01-4' }, cubes: { [TANKER]: 1 } } as const;
    const gun = { stationed: { 12: GUN }, cubes: { [GUN]: 4 } } as const;
    const table = position({ players: 3, seats: [{}, tanker, gun] });
    expect(table.game.actors(table.state)).toEqual([1]);
    table.does(1, { do: 'done' });
    expect(table.game.actors(table.state)).toEqual([2]);
  });

  test.each([
    ['trades places', 9, 'l2-s09-3'],
    ['buys', 2, 'l2-s02-3'],
    ['claims', 12, 'l2-s12-2'],
  ])('SB-3.11 who %s keeps nobody waiting who places charges', (_, sector, id) => {
    const tanker = { stationed: { 8: TANKER, 1: 'l1-s01-4' }, cubes: { [TANKER]: 1 } } as const;
    const table = position({
      seats: [{ stationed: { [sector]: id }, cubes: { [id]: 1 } }, tanker],
    });
    expect(table.game.actors(table.state)).toEqual([0, 1]);
  });

  test('SB-3.11 where others too can take cards, who buys comes first', () => {
    const effects = [{ kind: 'claim' as const, cards: [{ level: 1 as const, count: 1 }] }];
    const slots = ['always' as const];
    const taker = stationedShip('taker', {}, { slots, linked: false, use: 'othersTurn', effects });
    const market = { stationed: { 2: 'l2-s02-3' }, cubes: { 'l2-s02-3': 1 } } as const;
    const table = position({
      seats: [market, { stationed: { 2: taker }, cubes: { taker: 1 } }],
    });
    expect(table.game.actors(table.state)).toEqual([0]);
    table.does(0, { do: 'done' });
    expect(table.game.actors(table.state)).toEqual([1]);
  });

  test('SB-3.11 dice are set by one seat after the other', () => {
    const command = { stationed: { 1: COMMAND }, cubes: { [COMMAND]: 1 } } as const;
    const table = position({ seats: [command, command] });
    expect(table.game.actors(table.state)).toEqual([0]);
    table.does(0, { do: 'done' });
    expect(table.game.actors(table.state)).toEqual([1]);
  });

  test('SB-3.11 where the others can claim ships too, they collect one after the other', () => {
    const red = { 1: [deployedShip('red', { claim: [{ level: 1, count: 1 }] })] };
    const table = position({ dice: [1, 2], active: 1, seats: [{ deployed: red }, {}] });
    expect(table.game.actors(table.state)).toEqual([1]);
    table.does(1, { do: 'allocate', sectors: [1, 2] });
    expect(table.game.actors(table.state)).toEqual([0]);
    table.does(0, { do: 'allocate', sectors: [1, 2] });
    expect(table.asked(0)).toBe('claim');
  });

  test('SB-3.12 equal dice used separately collect a sector twice', () => {
    const table = position({ dice: [3, 3], seats: [{ stationed: { 3: 'l1-s03-3' } }] });
    expect(table.does(0, { do: 'allocate', sectors: [3, 3] }).console(0).credits).toBe(4);
  });

  test('SB-3.12 the player chooses which die comes first, only where it matters', () => {
    const claimer = stationedShip('claimer', { claim: [{ level: 1, count: 1 }] });
    const table = () =>
      position({ dice: [2, 5], seats: [{ stationed: { 2: claimer } }], shipyard: ['l1-s05-3'] });
    expect(table().legal(0)).toEqual([
      { do: 'allocate', sectors: [2, 5] },
      { do: 'allocate', sectors: [5, 2] },
      { do: 'allocate', sectors: [7] },
    ]);
    const first = table();
    first
      .does(0, { do: 'allocate', sectors: [2, 5] })
      .does(0, { do: 'claim', card: first.card('l1-s05-3') });
    expect(first.console(0).credits).toBe(2);
    const second = table();
    second
      .does(0, { do: 'allocate', sectors: [5, 2] })
      .does(0, { do: 'claim', card: second.card('l1-s05-3') });
    expect(second.console(0).credits).toBe(1);
    const equal = position({ dice: [2, 2], seats: [{ stationed: { 2: claimer } }] });
    expect(equal.legal(0)).toHaveLength(2);
    const plain = position({ dice: [2, 5] });
    expect(() => plain.does(0, { do: 'allocate', sectors: [5, 2] })).toThrow('SB-3.12');
  });

  test('SB-3.12 a ship that arrives by a claim in a sector already reached is not collected', () => {
    const claimer = stationedShip('claimer', { claim: [{ level: 1, count: 1 }] });
    const table = position({
      dice: [2, 5],
      seats: [{ stationed: { 2: claimer } }],
      shipyard: ['l1-s02-3'],
    });
    table
      .does(0, { do: 'allocate', sectors: [2, 5] })
      .does(0, { do: 'claim', card: table.card('l1-s02-3') });
    expect(table.console(0).credits).toBe(1);
  });
});

describe('faces', () => {
  test('SB-1.3 a station is never empty: buying replaces, and what was there is deployed', () => {
    const table = position({
      step: 'between',
      seats: [{ credits: 3, deployed: { 1: ['l1-s01-2'] } }],
    });
    table.does(0, { do: 'buy', card: table.card('l1-s01-1') });
    expect(table.stationed(0, 1)).toBe('l1-s01-1');
    expect(table.deployed(0, 1)).toEqual(['l1-s01-2', 'start-01']);
  });

  test('SB-1.4 only the face that is up counts', () => {
    const table = position({
      dice: [1, 1],
      seats: [
        { deployed: { 1: [deployedShip('red', { credits: 9 })] } },
        { stationed: { 1: stationedShip('blue', { credits: 9 }) }, deployed: { 2: ['l1-s02-1'] } },
      ],
    });
    table.does(0, { do: 'allocate', sectors: [1, 1] }).does(1, { do: 'allocate', sectors: [1, 1] });
    expect([table.console(0).credits, table.console(1).credits]).toEqual([2, 0]);
  });

  test('SB-1.5 rolling a sector never uses its ability, and an ability needs no roll', () => {
    const table = position({ seats: [{ stationed: { 3: TRAIN }, cubes: { [TRAIN]: 2 } }] });
    table.does(0, { do: 'use', card: table.card(TRAIN) });
    expect([table.console(0).credits, table.cubes(0, TRAIN)]).toEqual([3, 1]);
    const rolled = position({
      dice: [3, 4],
      seats: [{ stationed: { 3: TRAIN }, cubes: { [TRAIN]: 1 } }],
    });
    rolled.does(0, { do: 'allocate', sectors: [3, 4] });
    expect([rolled.console(0).credits, rolled.cubes(0, TRAIN)]).toEqual([1, 2]);
  });
});
