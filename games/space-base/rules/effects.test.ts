import { describe, expect, test } from 'vitest';
import { position, sketch, stationedShip } from './position.ts';

const COMMAND = 'l3-s01-1';
const DESTROYER = 'l3-s07-2';
const TANKER = 'l3-s08-2';
const GATE = 'l3-s10-3';
const EXCHANGER = 'l2-s09-3';

describe('cards', () => {
  test('SB-7.11 an ability to buy is used on your own turn, in steps 1, 5 and 7', () => {
    const sitting = { credits: 2, stationed: { 2: 'l2-s02-3' }, cubes: { 'l2-s02-3': 1 } } as const;
    for (const step of ['opening', 'between', 'closing'] as const) {
      const table = position({ step, seats: [sitting] });
      table.does(0, { do: 'use', card: table.card('l2-s02-3') });
      expect(table.asked(0)).toBe('buy');
    }
    expect(position({ seats: [{}, sitting] }).asked(1)).toBeUndefined();
  });

  test('SB-7.12 an ability to claim takes ships for free', () => {
    const table = position({
      seats: [{ deployed: { 12: ['l2-s12-2'] }, cubes: { 'l2-s12-2': 1 } }],
      shipyard: ['l1-s01-1', 'l2-s01-1'],
    });
    table.does(0, { do: 'use', card: table.card('l2-s12-2') });
    expect(table.legal(0)).toEqual([
      { do: 'claim', card: table.card('l2-s01-1') },
      { do: 'decline' },
    ]);
    table.does(0, { do: 'claim', card: table.card('l2-s01-1') });
    expect([table.stationed(0, 1), table.asked(0)]).toEqual(['l2-s01-1', 'roll']);
  });

  test('SB-7.13 a swap moves colonies along, and what blocks a sector is the colony that lies there', () => {
    const table = position({
      step: 'between',
      seats: [
        {
          credits: 9,
          stationed: { 1: 'l2-s01-4', 6: 'colony-06' },
          deployed: { 7: ['start-07'] },
          cubes: { 'l2-s01-4': 3 },
        },
      ],
      shipyard: ['l1-s06-1', 'l1-s07-1'],
    });
    table.does(0, { do: 'use', card: table.card('l2-s01-4') });
    expect([table.stationed(0, 7), table.stationed(0, 6), table.deployed(0, 6)]).toEqual([
      'colony-06',
      'start-07',
      ['start-07'],
    ]);
    expect(table.told('swapped')).toEqual([{ kind: 'swapped', seat: 0, sectors: [6, 7] }]);
    expect(() => table.does(0, { do: 'buy', card: table.card('l1-s07-1') })).toThrow('SB-4.7');
    expect(table.does(0, { do: 'buy', card: table.card('l1-s06-1') }).stationed(0, 6)).toBe(
      'l1-s06-1',
    );
  });

  test('SB-7.18 a card may go to any of the sectors 7 to 12, or to the printed one', () => {
    const table = () =>
      position({
        seats: [
          {
            credits: 50,
            stationed: { 10: GATE, 3: 'colony-03', 9: 'colony-09' },
            cubes: { [GATE]: 1 },
          },
        ],
        shipyard: ['l1-s02-1', 'l1-s03-1'],
      });
    const open = table().does(0, { do: 'use', card: table().card(GATE) });
    const [two, three] = [open.card('l1-s02-1'), open.card('l1-s03-1')];
    const sectors = (card: number) =>
      open
        .legal(0)
        .flatMap((action) =>
          action.do === 'buy' && action.card === card ? [action.sector ?? 'printed'] : [],
        );
    expect(sectors(two)).toEqual(['printed', 7, 8, 10, 11, 12]);
    expect(sectors(three)).toEqual([7, 8, 10, 11, 12]);
    expect(sectors(open.card('colony-02'))).toEqual(['printed']);
    expect(() => open.does(0, { do: 'buy', card: two, sector: 4 })).toThrow('SB-7.18');
    expect(() => open.does(0, { do: 'buy', card: two, sector: 9 })).toThrow('SB-4.7');
    expect(() => open.does(0, { do: 'buy', card: open.card('colony-02'), sector: 8 })).toThrow(
      'SB-7.18',
    );
    open.does(0, { do: 'buy', card: three, sector: 11 });
    expect([open.stationed(0, 11), open.deployed(0, 11), open.console(0).credits]).toEqual([
      'l1-s03-1',
      ['start-11'],
      48,
    ]);
  });

  test('SB-7.19 a deployed ship trades with one stationed in its own sector too; charges follow', () => {
    const table = position({
      seats: [
        {
          stationed: { 9: 'l3-s03-2' },
          deployed: { 9: [EXCHANGER] },
          cubes: { [EXCHANGER]: 1, 'l3-s03-2': 3 },
        },
      ],
    });
    table.does(0, { do: 'use', card: table.card(EXCHANGER) });
    table.does(0, { do: 'exchange', card: table.card('l3-s03-2') });
    expect([table.stationed(0, 9), table.deployed(0, 9)]).toEqual([EXCHANGER, ['l3-s03-2']]);
    expect(table.cubes(0, 'l3-s03-2')).toBe(2);
    expect(table.told('exchanged')).toMatchObject([{ sectors: [9, 9] }]);
  });

  test('SB-7.19 colonies cannot take part', () => {
    const table = position({
      seats: [{ stationed: { 4: 'colony-04', 9: EXCHANGER }, cubes: { [EXCHANGER]: 1 } }],
    });
    table.does(0, { do: 'use', card: table.card(EXCHANGER) });
    expect(() => table.does(0, { do: 'exchange', card: table.card('colony-04') })).toThrow(
      'SB-7.19',
    );
    expect(() => table.does(0, { do: 'exchange', card: table.card(EXCHANGER) })).toThrow('SB-7.19');
    expect(table.legal(0)).toHaveLength(10 + 1);
  });
});

describe('charges', () => {
  test('SB-7.17 a cube goes on a free slot of any other ship in the face that is up', () => {
    const table = position({
      seats: [
        {
          stationed: { 8: TANKER, 3: 'l3-s03-2' },
          deployed: { 1: ['l1-s01-4'], 2: ['start-02'] },
          cubes: { [TANKER]: 1, 'l3-s03-2': 3 },
        },
      ],
    });
    table.does(0, { do: 'use', card: table.card(TANKER) });
    expect(table.legal(0)).toEqual([
      { do: 'place', card: table.card('l1-s01-4') },
      { do: 'decline' },
    ]);
    for (const id of [TANKER, 'l3-s03-2', 'start-02', 'l2-s03-1']) {
      expect(() => table.does(0, { do: 'place', card: table.card(id) })).toThrow('SB-7.17');
    }
    table.does(0, { do: 'place', card: table.card('l1-s01-4') });
    expect(table.cubes(0, 'l1-s01-4')).toBe(1);
  });

  test('SB-7.17 one ship may besides move a cube from one ship to another', () => {
    const table = position({
      seats: [
        {
          stationed: { 8: TANKER, 3: 'l3-s03-2', 1: 'l1-s01-4' },
          cubes: { [TANKER]: 1, 'l3-s03-2': 2 },
        },
      ],
    });
    const [train, arrow] = [table.card('l3-s03-2'), table.card('l1-s01-4')];
    table.does(0, { do: 'use', card: table.card(TANKER) }).does(0, { do: 'place', card: train });
    expect(table.legal(0)).toEqual([{ do: 'move', from: train, to: arrow }, { do: 'decline' }]);
    expect(() => table.does(0, { do: 'move', from: arrow, to: train })).toThrow('SB-7.17');
    expect(() => table.does(0, { do: 'move', from: train, to: table.card(TANKER) })).toThrow(
      'SB-7.17',
    );
    table.does(0, { do: 'move', from: train, to: arrow });
    expect([table.cubes(0, 'l3-s03-2'), table.cubes(0, 'l1-s01-4')]).toEqual([2, 1]);
    expect(table.told('moved')).toEqual([{ kind: 'moved', seat: 0, from: train, to: arrow }]);
  });
});

describe('boxes', () => {
  test('SB-7.16 every other player loses VP, not below 0', () => {
    const table = position({
      players: 3,
      seats: [
        { vp: 5, stationed: { 7: DESTROYER }, cubes: { [DESTROYER]: 1 } },
        { vp: 6 },
        { vp: 1 },
      ],
    });
    table.does(0, { do: 'use', card: table.card(DESTROYER) });
    expect([0, 1, 2].map((seat) => table.console(seat).vp)).toEqual([5, 2, 0]);
    expect(table.told('lost')).toEqual([
      { kind: 'lost', seat: 1, vp: 4, by: 0 },
      { kind: 'lost', seat: 2, vp: 1, by: 0 },
    ]);
    const deployed = position({
      seats: [{ deployed: { 7: [DESTROYER] }, cubes: { [DESTROYER]: 1 } }, { vp: 6 }],
    });
    expect(deployed.does(0, { do: 'use', card: deployed.card(DESTROYER) }).console(1).vp).toBe(3);
  });

  test('SB-7.20 you win at once, whatever the scores, on any turn', () => {
    const table = position({
      seats: [{ vp: 39 }, { stationed: { 12: 'l3-s12-1' }, cubes: { 'l3-s12-1': 5 } }],
    });
    table.does(1, { do: 'use', card: table.card('l3-s12-1') });
    expect(table.told('won')).toEqual([{ kind: 'won', seat: 1, by: 'ability' }]);
    expect(table.game.actors(table.state)).toEqual([]);
    expect(() => table.does(0, { do: 'roll' })).toThrow('over');
  });

  test('SB-7.23 resources in steps 1, 5 and 7 of your own turn, or at the moment of the effect beside them', () => {
    const table = position({ seats: [{ stationed: { 1: COMMAND }, cubes: { [COMMAND]: 1 } }] });
    expect(table.state.step).toBe('setting');
    table.does(0, { do: 'use', card: table.card(COMMAND) });
    expect([table.console(0).credits, table.asked(0)]).toEqual([1, 'set']);
    expect(table.told('gained')).toEqual([
      { kind: 'gained', seat: 0, card: table.card(COMMAND), credits: 1, income: 0, vp: 0 },
    ]);
    const shifting = stationedShip(
      'shifting',
      {},
      {
        slots: ['always'],
        linked: false,
        use: 'anyTurn',
        effects: [
          { kind: 'gain', income: 1 },
          { kind: 'shiftSum', by: [1] },
        ],
      },
    );
    const shifted = position({
      dice: [1, 1],
      seats: [{ stationed: { 1: shifting }, cubes: { shifting: 1 } }],
    });
    shifted.does(0, { do: 'allocate', sectors: [3], shift: [shifted.card('shifting')] });
    expect(shifted.console(0).income).toBe(1);
  });

  test('SB-7.24 resources first, then from left to right; any but the resources may be declined', () => {
    const sitting = { credits: 5, stationed: { 7: DESTROYER }, cubes: { [DESTROYER]: 1 } } as const;
    const table = position({ seats: [sitting, { vp: 9 }] });
    const card = table.card(DESTROYER);
    expect(table.legal(0).slice(0, 2)).toEqual([
      { do: 'use', card },
      { do: 'use', card, without: [0] },
    ]);
    expect(() => table.does(0, { do: 'use', card, without: [1] })).toThrow('SB-7.24');
    table.does(0, { do: 'use', card, without: [0] });
    expect([table.console(1).vp, table.asked(0)]).toEqual([9, 'buy']);
    table.does(0, { do: 'buy', card: table.card('l1-s01-1') });
    expect(table.asked(0)).toBe('buy');
    table.does(0, { do: 'buy', card: table.card('l1-s02-1') });
    expect([table.console(0).credits, table.asked(0)]).toEqual([1, 'roll']);
    const order = position({ seats: [sitting, { vp: 9 }] });
    order.does(0, { do: 'use', card }).does(0, { do: 'decline' });
    expect(order.console(1).vp).toBe(5);
  });

  test('SB-7.24 an effect that happens by itself waits for a question to its left', () => {
    const box = stationedShip(
      'box',
      {},
      {
        slots: ['always'],
        linked: false,
        use: 'ownTurn',
        effects: [
          { kind: 'claim', cards: [{ level: 1, count: 1 }] },
          { kind: 'swapSectors', sectors: [2, 9] },
          { kind: 'gain', vp: 1 },
        ],
      },
    );
    const table = position({
      seats: [{ stationed: { 1: box }, cubes: { box: 1 } }],
      shipyard: [sketch('two', { sector: 2 })],
    });
    table.does(0, { do: 'use', card: table.card('box') });
    expect([table.console(0).vp, table.stationed(0, 2)]).toEqual([1, 'start-02']);
    table.does(0, { do: 'claim', card: table.card('two') });
    expect([table.stationed(0, 9), table.deployed(0, 9), table.stationed(0, 2)]).toEqual([
      'two',
      ['start-02'],
      'start-09',
    ]);
  });
});
