import type { Seat } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { baseSet } from '../cards/base.ts';
import { SECTORS, type Sector } from '../cards/card.ts';
import type { Action, Allocate } from './action.ts';
import {
  deployedShip,
  position,
  type Sketch,
  sketch,
  stationedShip,
  type Table,
} from './position.ts';

const DOUBLER = 'l2-s08-1';
const claimer = stationedShip('claimer', { claim: [{ level: 1, count: 1 }] });

describe('doubling one of two equal dice', () => {
  test('SB-7.21 where a claim changes what the second finds, either can be doubled', () => {
    const table = position({
      dice: [4, 4],
      seats: [{ stationed: { 4: claimer, 8: DOUBLER }, cubes: { [DOUBLER]: 1 } }],
      shipyard: [sketch('claimed', { sector: 4, station: { rewards: { credits: 10 } } })],
    });
    const double = [{ card: table.card(DOUBLER), die: 1 as const }];
    table.does(0, { do: 'allocate', sectors: [4, 4], double });
    table.does(0, { do: 'claim', card: table.card('claimed') });
    expect(table.console(0).credits).toBe(20);
  });

  test('SB-7.21 where it makes no difference, only the first is offered', () => {
    const table = position({
      dice: [4, 4],
      seats: [{ stationed: { 8: DOUBLER }, cubes: { [DOUBLER]: 1 } }],
    });
    const card = table.card(DOUBLER);
    expect(table.legal(0).filter(({ do: what }) => what === 'allocate')).toEqual([
      { do: 'allocate', sectors: [4, 4] },
      { do: 'allocate', sectors: [4, 4], double: [{ card, die: 0 }] },
      { do: 'allocate', sectors: [8] },
      { do: 'allocate', sectors: [8], double: [{ card, die: 0 }] },
    ]);
  });
});

describe('doubling the second of two dice', () => {
  test('SB-7.21 a sector that gives nothing yet can be doubled where a claim may change that', () => {
    const stationed = { 2: claimer, 5: sketch('empty'), 8: DOUBLER } as const;
    const table = position({
      dice: [2, 5],
      seats: [{ stationed, cubes: { [DOUBLER]: 1 } }],
      shipyard: ['l1-s05-3'],
    });
    const double = [{ card: table.card(DOUBLER), die: 1 as const }];
    table.does(0, { do: 'allocate', sectors: [2, 5], double });
    table.does(0, { do: 'claim', card: table.card('l1-s05-3') });
    expect(table.console(0).credits).toBe(4);
  });
});

describe('who is asked', () => {
  const asked = (deployed: Partial<Record<Sector, readonly Sketch[]>>) =>
    position({ dice: [4, 4], seats: [{}, { deployed }] }).asked(1);
  const arrow = (id: string) => deployedShip(id, { arrow: 'either' });

  test('SB-3.3 not who has arrows alone that lead to nothing', () => {
    expect(asked({ 8: [arrow('eight')] })).toBeUndefined();
    expect(asked({ 8: [arrow('eight')], 9: [arrow('nine')] })).toBeUndefined();
  });

  test('SB-3.3 but who has arrows that lead to something, however far', () => {
    const far = { 10: [deployedShip('ten', { credits: 1 })] };
    expect(asked({ 8: [arrow('eight')], 9: [arrow('nine')], ...far })).toBe('allocate');
    expect(asked({ 8: [arrow('eight')], ...far })).toBeUndefined();
  });
});

describe('the order of two dice', () => {
  test('SB-3.12 is not asked where no ship can be claimed', () => {
    const stationed = { 2: claimer } as const;
    const table = position({ dice: [2, 5], seats: [{ stationed }], shipyard: ['l2-s05-1'] });
    expect(table.legal(0)).toEqual([
      { do: 'allocate', sectors: [2, 5] },
      { do: 'allocate', sectors: [7] },
    ]);
  });
});

describe('a console full of dice arrows', () => {
  const arrows = baseSet.ships.filter(({ station }) =>
    station.ability?.effects.some(({ kind }) => kind === 'shiftSum'),
  );

  /** All the dice arrows of the base set in red, charged to the full: ten uses. */
  function crowded(): Table {
    const deployed = { 1: arrows.map(({ id }) => id) };
    const cubes = Object.fromEntries(
      arrows.map((ship) => [ship.id, ship.deployed.ability?.slots.length ?? 0]),
    );
    return position({ dice: [1, 1], seats: [{ deployed, cubes }] });
  }

  test('SB-7.10 offers a way to every sector, and no thousand ways', () => {
    expect(arrows).toHaveLength(10);
    const offered = crowded().legal(0) as Allocate[];
    expect(new Set(offered.map(({ sectors }) => sectors.at(-1)))).toEqual(new Set(SECTORS));
    expect(offered.length).toBeLessThan(150);
  });

  test('SB-7.10 lets the player spend any others just as well', () => {
    const table = crowded();
    const last = arrows.slice(-5).map(({ id }) => table.card(id));
    const action: Allocate = { do: 'allocate', sectors: [7], shift: last };
    expect(table.legal(0)).not.toContainEqual(action);
    expect(table.game.allows?.(table.state, 0 as Seat, action)).toBe(true);
    table.does(0, action);
    expect(table.console(0).cubes.filter((card) => last.includes(card))).toEqual([]);
  });

  test('SB-7.10 but none that could be left out, and nothing else', () => {
    const table = crowded();
    const shift = arrows.slice(-5).map(({ id }) => table.card(id));
    const open = (action: Action) => table.game.allows?.(table.state, 0 as Seat, action);
    expect(open({ do: 'allocate', sectors: [6], shift })).toBe(false);
    expect(open({ do: 'allocate', sectors: [7], shift: shift.toReversed() })).toBe(false);
    expect(open({ do: 'roll' })).toBe(false);
  });
});
