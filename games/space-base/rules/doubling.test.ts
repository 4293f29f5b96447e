import { describe, expect, test } from 'vitest';
import { deployedShip, position, stationedShip } from './position.ts';

const DOUBLER = 'l2-s08-1';

describe('doubling', () => {
  const doubler = { 8: DOUBLER } as const;

  test('SB-7.21 one allocated sector is collected twice, before step 4, not one reached by an arrow', () => {
    const table = position({
      dice: [2, 3],
      seats: [{ stationed: doubler, cubes: { [DOUBLER]: 1 } }],
    });
    const card = table.card(DOUBLER);
    expect(table.legal(0)).toEqual([
      { do: 'allocate', sectors: [2, 3] },
      { do: 'allocate', sectors: [2, 3], double: [{ card, die: 1 }] },
      { do: 'allocate', sectors: [2, 3], double: [{ card, die: 0 }] },
      { do: 'allocate', sectors: [5] },
      { do: 'allocate', sectors: [5], double: [{ card, die: 0 }] },
    ]);
    expect(() =>
      table.does(0, { do: 'allocate', sectors: [5], double: [{ card, die: 1 }] }),
    ).toThrow('SB-7.21');
    table.does(0, { do: 'allocate', sectors: [5], double: [{ card, die: 0 }] });
    expect(table.told('doubled')).toEqual([{ kind: 'doubled', seat: 0, card, sector: 5 }]);
    expect(table.told('collected')).toMatchObject([{ sector: 5, twice: true, credits: 2 }]);
    expect(table.console(0).cubes).toEqual([]);
  });

  test('SB-7.21 an arrow in the doubled sector is followed twice, a neighbour still gives once', () => {
    const stationed = {
      ...doubler,
      3: stationedShip('three', { credits: 10 }),
      4: stationedShip('arrow', { arrow: 'either' }),
      5: stationedShip('five', { credits: 100 }),
    };
    const table = position({ dice: [1, 3], seats: [{ stationed, cubes: { [DOUBLER]: 1 } }] });
    table.does(0, {
      do: 'allocate',
      sectors: [4],
      double: [{ card: table.card(DOUBLER), die: 0 }],
    });
    table.does(0, { do: 'follow', to: 'right' }).does(0, { do: 'follow', to: 'left' });
    expect([table.console(0).credits, table.asked(0)]).toEqual([110, 'purchase']);
  });

  test('SB-7.21 the ship whose ability it is gets no charge from the extra collection', () => {
    const table = position({
      dice: [4, 4],
      seats: [{ stationed: doubler, cubes: { [DOUBLER]: 1 } }],
    });
    table.does(0, {
      do: 'allocate',
      sectors: [8],
      double: [{ card: table.card(DOUBLER), die: 0 }],
    });
    expect(table.told('charged')).toHaveLength(1);
    expect(table.told('forfeited')).toEqual([]);
  });

  test("SB-7.22 the red face does the same on another's turn, for all deployed ships of a sector", () => {
    const deployed = {
      8: [DOUBLER],
      2: [deployedShip('one', { credits: 1 }), deployedShip('two', { vp: 2 })],
    };
    const sitting = { deployed, cubes: { [DOUBLER]: 1 } };
    const table = position({ dice: [2, 3], seats: [{}, sitting] });
    table.does(1, {
      do: 'allocate',
      sectors: [2, 3],
      double: [{ card: table.card(DOUBLER), die: 0 }],
    });
    expect(table.counters(1)).toEqual([2, 0, 4]);
    const own = position({ dice: [2, 3], seats: [sitting] });
    expect(own.legal(0)).toHaveLength(2);
  });
});
