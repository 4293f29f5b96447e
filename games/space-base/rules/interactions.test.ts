/** Where two clauses meet. */

import { describe, expect, test } from 'vitest';
import type { Ability, Effect } from '../cards/card.ts';
import type { Action } from './action.ts';
import { position, sketch, stationedShip } from './position.ts';

const COMMAND = 'l3-s01-1';
const REROLLER = 'l2-s03-1';
const TANKER = 'l3-s08-2';
const DOUBLER = 'l2-s08-1';
const DESTROYER = 'l3-s07-2';
const GUN = 'l3-s12-1';

function box(count: number, effect: Effect): Ability {
  const slots = Array.from({ length: count }, () => 'always' as const);
  return { slots, linked: false, use: 'ownTurn', effects: [effect] };
}

describe('dice', () => {
  test('SB-7.15, SB-7.24 with both dice set, a box still gives its credit, and no third die', () => {
    const command = { stationed: { 1: COMMAND }, cubes: { [COMMAND]: 2 } } as const;
    const other = { stationed: { 4: 'l3-s04-2' }, cubes: { 'l3-s04-2': 1 } } as const;
    const table = position({ seats: [command, other] });
    const use = { do: 'use', card: table.card(COMMAND) } as const;
    table.does(0, use).does(0, { do: 'set', value: 2 });
    table.does(0, use).does(0, { do: 'set', value: 3 });
    table.does(1, { do: 'use', card: table.card('l3-s04-2') });
    expect([table.console(1).credits, table.state.dice]).toEqual([1, [2, 3]]);
    expect(table.told('set')).toHaveLength(2);
  });

  test('SB-7.15 two players set one die each, the active player first', () => {
    const command = (id: string) => ({ stationed: { 1: id }, cubes: { [id]: 1 } });
    const table = position({
      players: 3,
      active: 1,
      seats: [command(COMMAND), command('l3-s04-2')],
    });
    table
      .does(1, { do: 'use', card: table.card('l3-s04-2') })
      .does(1, { do: 'set', value: 6 })
      .does(0, { do: 'use', card: table.card(COMMAND) })
      .does(0, { do: 'set', value: 1 });
    expect(table.state.dice).toEqual([6, 1]);
    expect(table.told('rolled')).toEqual([{ kind: 'rolled', seat: 1, dice: [6, 1] }]);
  });

  test('SB-7.14, SB-7.15 a die that was set and rolled again is not set again', () => {
    const table = position({
      seats: [{ stationed: { 1: COMMAND, 3: REROLLER }, cubes: { [COMMAND]: 2, [REROLLER]: 1 } }],
    });
    table
      .does(0, { do: 'use', card: table.card(COMMAND) })
      .does(0, { do: 'set', value: 6 })
      .does(0, { do: 'done' })
      .does(0, { do: 'roll' })
      .does(0, { do: 'use', card: table.card(REROLLER) })
      .does(0, { do: 'reroll', dice: [0] });
    expect([table.cubes(0, COMMAND), table.asked(0)]).toEqual([1, 'allocate']);
  });
});

describe('collecting', () => {
  test('SB-7.21, SB-4.5 a doubled claim is made twice, although the first replaces its ship', () => {
    const tug = stationedShip('tug', { claim: [{ level: 1, count: 1 }], arrow: 'either' });
    const table = position({
      dice: [4, 4],
      seats: [{ stationed: { 8: tug, 3: DOUBLER }, cubes: { [DOUBLER]: 1 } }],
      shipyard: [sketch('eight', { sector: 8 }), sketch('nine', { sector: 9 })],
    });
    const double = [{ card: table.card(DOUBLER), die: 0 as const }];
    table.does(0, { do: 'allocate', sectors: [8], double });
    table.does(0, { do: 'claim', card: table.card('eight') });
    table.does(0, { do: 'claim', card: table.card('nine') });
    expect([table.deployed(0, 8), table.deployed(0, 9)]).toEqual([['tug'], ['start-09']]);
    // Both arrows are left: the new ship in 9 gives nothing, 7 does.
    expect(table.legal(0)).toEqual([{ do: 'follow', to: 'left' }, { do: 'decline' }]);
  });
});

describe('charges', () => {
  test('SB-7.19, SB-4.9 an exchange turns both ships over, and their charges follow as far as they fit', () => {
    const exchanger = sketch('exchanger', {
      station: { rewards: {}, ability: box(1, { kind: 'exchange' }) },
      deployed: { rewards: {}, ability: box(3, { kind: 'exchange' }) },
    });
    const table = position({
      seats: [
        {
          stationed: { 3: 'l3-s03-2' },
          deployed: { 9: [exchanger] },
          cubes: { exchanger: 3, 'l3-s03-2': 3 },
        },
      ],
    });
    table.does(0, { do: 'use', card: table.card('exchanger') });
    table.does(0, { do: 'exchange', card: table.card('l3-s03-2') });
    expect([table.stationed(0, 3), table.deployed(0, 9)]).toEqual(['exchanger', ['l3-s03-2']]);
    expect([table.cubes(0, 'exchanger'), table.cubes(0, 'l3-s03-2')]).toEqual([1, 2]);
  });

  test('SB-7.4, SB-3.11 who can place the last charge of a ship that wins is heard alone, and wins', () => {
    const tanker = { stationed: { 8: TANKER, 1: 'l1-s01-4' }, cubes: { [TANKER]: 1 } } as const;
    const glenn = {
      stationed: { 6: 'l3-s06-2', 12: GUN },
      cubes: { 'l3-s06-2': 2, [GUN]: 3 },
    } as const;
    const table = position({ players: 3, seats: [{}, glenn, tanker] });
    expect(table.game.actors(table.state)).toEqual([1]);
    table.does(1, { do: 'use', card: table.card('l3-s06-2') });
    table.does(1, { do: 'place', card: table.card(GUN) });
    table.does(1, { do: 'use', card: table.card(GUN) });
    expect(table.told('won')).toEqual([{ kind: 'won', seat: 1, by: 'ability' }]);
  });
});

describe('the end', () => {
  test('SB-8.1 forty VP on the last turn of a round end it with that turn', () => {
    const table = position({
      active: 1,
      dice: [1, 2],
      seats: [{ vp: 38, deployed: { 2: ['l3-s02-3'] } }, {}],
    });
    table.does(0, { do: 'allocate', sectors: [1, 2] }).does(1, { do: 'allocate', sectors: [1, 2] });
    table.does(1, { do: 'decline' });
    expect(table.told('won')).toEqual([{ kind: 'won', seat: 0, by: 'vp' }]);
  });

  test('SB-8.2, SB-7.16 who was pushed below 40 can still win with fewer', () => {
    const destroyer = { vp: 20, stationed: { 7: DESTROYER }, cubes: { [DESTROYER]: 1 } } as const;
    const table = position({
      active: 1,
      step: 'closing',
      ending: true,
      seats: [{ vp: 41 }, destroyer],
    });
    table.does(1, { do: 'use', card: table.card(DESTROYER) });
    expect(table.game.result(table.state)).toEqual({ places: [1, 2], scores: [37, 20] });
  });

  test('SB-7.20, SB-8.1 an ability wins in the last step of the last turn too', () => {
    const gun = { vp: 3, stationed: { 12: GUN }, cubes: { [GUN]: 5 } } as const;
    const table = position({ active: 1, step: 'buying', ending: true, seats: [gun, { vp: 44 }] });
    expect(table.state.step).toBe('closing');
    table.does(0, { do: 'use', card: table.card(GUN) });
    expect(table.game.result(table.state)?.places).toEqual([1, 2]);
  });

  test('SB-8.3, SB-3.9 a tie round is a round like any other, and another tie gives another', () => {
    const seats = [{ vp: 40 }, { vp: 40, credits: 1, income: 5 }, { vp: 3 }];
    const table = position({ players: 3, active: 2, step: 'closing', ending: true, seats });
    expect(table.told('tieRound')).toHaveLength(1);
    for (const seat of [0, 1, 2]) {
      table.does(seat, { do: 'roll' });
      while (table.state.active === seat) table.does(seat, table.legal(seat).at(-1) as Action);
    }
    expect([table.told('tieRound').length, table.state.round]).toEqual([2, 3]);
    expect(table.told('income')).toMatchObject([{ seat: 1 }]);
  });
});
