/** The twelve examples of the rulebook, each played out at a table. */

import { describe, expect, test } from 'vitest';
import type { Slot } from '../cards/card.ts';
import { deployedShip, position, stationedShip } from './position.ts';

describe('the examples of the rulebook', () => {
  test('worked example 1: 5 and 6 on your own turn', () => {
    const separately = position({ dice: [5, 6] }).does(0, { do: 'allocate', sectors: [5, 6] });
    expect(separately.counters(0)).toEqual([2, 0, 0]);
    const combined = position({ dice: [5, 6] }).does(0, { do: 'allocate', sectors: [11] });
    expect(combined.console(0).income).toBe(1);
  });

  test('worked example 2: a double 4 is sector 4 twice, or sector 8', () => {
    const separately = position({ dice: [4, 4] }).does(0, { do: 'allocate', sectors: [4, 4] });
    expect(separately.console(0).credits).toBe(2);
    const combined = position({ dice: [4, 4] }).does(0, { do: 'allocate', sectors: [8] });
    expect(combined.console(0).credits).toBe(3);
  });

  test("worked example 3: 5 and 6 on another's turn count for deployed ships", () => {
    const deployed = {
      5: [deployedShip('two', { credits: 2 })],
      6: [deployedShip('one', { credits: 1 })],
      11: [deployedShip('four', { credits: 4 })],
    };
    const table = () => position({ dice: [5, 6], seats: [{}, { deployed }] });
    expect(
      table()
        .does(1, { do: 'allocate', sectors: [5, 6] })
        .console(1).credits,
    ).toBe(3);
    expect(
      table()
        .does(1, { do: 'allocate', sectors: [11] })
        .console(1).credits,
    ).toBe(4);
  });

  test('worked example 4: a two-way arrow beside other ships, all of both sectors', () => {
    const deployed = {
      9: [deployedShip('nine', { credits: 1 })],
      10: [
        deployedShip('arrow', { arrow: 'either' }),
        deployedShip('income', { income: 2 }),
        deployedShip('credits', { credits: 3 }),
      ],
      11: [deployedShip('four', { credits: 4 }), deployedShip('vp', { vp: 3 })],
    };
    const table = () =>
      position({ dice: [4, 6], seats: [{}, { deployed }] }).does(1, {
        do: 'allocate',
        sectors: [10],
      });
    expect(table().does(1, { do: 'follow', to: 'right' }).counters(1)).toEqual([7, 2, 3]);
    expect(table().does(1, { do: 'follow', to: 'left' }).counters(1)).toEqual([4, 2, 0]);
  });

  test('worked example 5: arrows that point at each other do not loop', () => {
    const deployed = {
      7: [deployedShip('forth', { credits: 1, arrow: 'right' })],
      8: [deployedShip('both', { arrow: 'either' })],
      9: [deployedShip('nine', { credits: 5 })],
    };
    const table = position({ dice: [3, 4], seats: [{}, { deployed }] })
      .does(1, { do: 'allocate', sectors: [7] })
      .does(1, { do: 'follow', to: 'right' });
    expect(table.legal(1)).toEqual([{ do: 'follow', to: 'right' }, { do: 'decline' }]);
    expect(table.does(1, { do: 'follow', to: 'right' }).console(1).credits).toBe(6);
    expect(table.asked(1)).toBeUndefined();
  });

  test('worked example 6: one single and one double dice arrow lead from 8 to 11', () => {
    const table = position({
      dice: [4, 4],
      seats: [
        {},
        {
          stationed: { 1: 'l1-s01-4', 2: 'l1-s02-4', 5: 'l2-s05-4' },
          deployed: { 11: [deployedShip('four', { credits: 4 })] },
          cubes: { 'l1-s01-4': 1, 'l1-s02-4': 1, 'l2-s05-4': 1 },
        },
      ],
    });
    const shift = [table.card('l1-s01-4'), table.card('l2-s05-4')];
    table.does(1, { do: 'allocate', sectors: [11], shift });
    expect(table.console(1).credits).toBe(4);
    expect(table.console(1).cubes).toEqual([table.card('l1-s02-4')]);
    expect(table.told('shifted')).toMatchObject([{ from: 8, to: 11 }]);
  });

  test('worked example 7: four linked slots need 4, 3, 2 and 2 cubes with 2 to 5 players', () => {
    const slots: Slot[] = ['always', 'always', { players: [2, 3] }, { players: [2] }];
    const effects = [{ kind: 'gain' as const, credits: 1 }];
    const ship = stationedShip('linked', {}, { slots, linked: true, use: 'ownTurn', effects });
    const asked = (players: number, cubes: number) =>
      position({
        players,
        seats: [{ stationed: { 2: ship }, cubes: { linked: cubes } }],
      }).asked(0);
    for (const [players, needed] of [
      [2, 4],
      [3, 3],
      [4, 2],
      [5, 2],
    ] as const) {
      expect(asked(players, needed - 1)).toBe('roll');
      expect(asked(players, needed)).toBe('abilities');
    }
  });

  test('worked example 8: the charge of a ship moves to its deployed face', () => {
    const table = position({
      dice: [3, 4],
      seats: [{ credits: 5, stationed: { 1: 'l1-s01-4' }, cubes: { 'l1-s01-4': 1 } }],
      shipyard: ['l1-s01-3'],
    }).does(0, { do: 'allocate', sectors: [3, 4] });
    table.does(0, { do: 'buy', card: table.card('l1-s01-3') });
    expect(table.deployed(0, 1)).toEqual(['l1-s01-4']);
    expect(table.cubes(0, 'l1-s01-4')).toBe(1);
  });

  test('worked example 9: sectors 5 and 8 trade everything; a card bought later goes where it says', () => {
    const table = position({
      seats: [
        {
          credits: 4,
          stationed: { 6: 'l2-s06-4', 8: 'l1-s08-2' },
          deployed: { 5: ['l1-s05-1'], 8: ['l1-s08-1', 'l1-s08-3'] },
          cubes: { 'l2-s06-4': 4 },
        },
      ],
      shipyard: ['l1-s05-3'],
    });
    table.does(0, { do: 'use', card: table.card('l2-s06-4') });
    expect([table.stationed(0, 5), table.deployed(0, 5)]).toEqual([
      'l1-s08-2',
      ['l1-s08-1', 'l1-s08-3'],
    ]);
    expect([table.stationed(0, 8), table.deployed(0, 8)]).toEqual(['start-05', ['l1-s05-1']]);
    table.state.step = 'between';
    table.console(0).questions = [];
    table.goesOn().does(0, { do: 'buy', card: table.card('l1-s05-3') });
    expect(table.stationed(0, 5)).toBe('l1-s05-3');
  });

  test('worked example 10: exchanging, stationed in 9 with 7, and deployed in 9 with 4', () => {
    const stationed = position({
      seats: [{ stationed: { 7: 'l1-s07-1', 9: 'l2-s09-3' }, cubes: { 'l2-s09-3': 1 } }],
    });
    stationed
      .does(0, { do: 'use', card: stationed.card('l2-s09-3') })
      .does(0, { do: 'exchange', card: stationed.card('l1-s07-1') });
    expect([stationed.stationed(0, 7), stationed.stationed(0, 9)]).toEqual([
      'l2-s09-3',
      'l1-s07-1',
    ]);

    const deployed = position({
      seats: [{ deployed: { 9: ['l2-s09-3'] }, cubes: { 'l2-s09-3': 1 } }],
    });
    deployed
      .does(0, { do: 'use', card: deployed.card('l2-s09-3') })
      .does(0, { do: 'exchange', card: deployed.card('start-04') });
    expect([deployed.stationed(0, 4), deployed.deployed(0, 9)]).toEqual(['l2-s09-3', ['start-04']]);
  });

  test('worked example 11: 2 and 3 on your own turn, doubling one of the two, or 5', () => {
    const table = () =>
      position({
        dice: [2, 3],
        seats: [{ stationed: { 8: 'l2-s08-1' }, cubes: { 'l2-s08-1': 1 } }],
      });
    const card = table().card('l2-s08-1');
    const credits = (sectors: [2, 3] | [5], die: 0 | 1) =>
      table()
        .does(0, { do: 'allocate', sectors, double: [{ card, die }] })
        .console(0).credits;
    expect(credits([2, 3], 0)).toBe(3);
    expect(credits([2, 3], 1)).toBe(3);
    expect(credits([5], 0)).toBe(2);
  });

  test("worked example 12: 5 and 6 on another's turn, sector 5 doubled", () => {
    const gain = [{ kind: 'gain' as const, credits: 1 }];
    const table = position({
      dice: [5, 6],
      seats: [
        {},
        {
          deployed: {
            5: [
              deployedShip(
                'charged',
                { charge: 1 },
                { slots: ['always', 'always'], linked: false, use: 'ownTurn', effects: gain },
              ),
              deployedShip('three', { credits: 3 }),
            ],
            6: [deployedShip('six', { credits: 1 })],
            8: ['l2-s08-1'],
          },
          cubes: { 'l2-s08-1': 1 },
        },
      ],
    });
    const double = [{ card: table.card('l2-s08-1'), die: 0 as const }];
    table.does(1, { do: 'allocate', sectors: [5, 6], double });
    expect(table.console(1).credits).toBe(3 * 2 + 1);
    expect(table.cubes(1, 'charged')).toBe(2);
  });
});
