import { describe, expect, test } from 'vitest';
import type { Face } from '../cards/card.ts';
import { deployedShip, position, stationedShip } from './position.ts';

/** Slots for so many cubes, each worth a credit. */
function slots(count: number): Face['ability'] & object {
  const effects = [{ kind: 'gain' as const, credits: 1 }];
  return {
    slots: Array.from({ length: count }, () => 'always' as const),
    linked: false,
    use: 'ownTurn',
    effects,
  };
}

describe('rewards', () => {
  test('SB-6.1 credits, income and VP are added to the counters', () => {
    const rich = stationedShip('rich', { credits: 2, income: 3, vp: 4 });
    const table = position({
      dice: [2, 3],
      seats: [{ credits: 1, income: 1, vp: 1, stationed: { 2: rich } }],
    });
    table.does(0, { do: 'allocate', sectors: [2, 3] });
    expect(table.counters(0)).toEqual([1 + 2 + 1, 4, 5]);
  });

  test('SB-6.2 a charge goes on a free slot, and is forfeited without one', () => {
    const ship = stationedShip('ship', { charge: 1 }, slots(1));
    const table = position({ dice: [2, 2], seats: [{ stationed: { 2: ship } }] });
    table.does(0, { do: 'allocate', sectors: [2, 2] });
    expect(table.cubes(0, 'ship')).toBe(1);
    expect(table.kinds()).toContain('charged');
    expect(table.told('forfeited')).toEqual([
      { kind: 'forfeited', seat: 0, card: table.card('ship') },
    ]);
  });

  test('SB-6.3 a face with a charge and other rewards gives both', () => {
    const ship = stationedShip('ship', { credits: 4, charge: 1 }, slots(1));
    const table = position({ dice: [2, 3], seats: [{ stationed: { 2: ship } }] });
    table.does(0, { do: 'allocate', sectors: [2, 3] });
    expect([table.console(0).credits, table.cubes(0, 'ship')]).toEqual([5, 1]);
  });
});

describe('arrows', () => {
  test('SB-6.4 an arrow collects the neighbouring sector too, blue on your own turn', () => {
    const stationed = {
      8: stationedShip('arrow', { arrow: 'either' }),
      9: stationedShip('nine', { vp: 9 }),
    };
    const deployed = { 7: [deployedShip('red', { vp: 1 })] };
    const table = () =>
      position({ dice: [4, 4], seats: [{ stationed, deployed }] }).does(0, {
        do: 'allocate',
        sectors: [8],
      });
    expect(table().does(0, { do: 'follow', to: 'right' }).counters(0)).toEqual([0, 0, 9]);
    expect(table().does(0, { do: 'follow', to: 'left' }).counters(0)).toEqual([3, 0, 0]);
    expect(table().does(0, { do: 'follow', to: 'left' }).told('followed')).toEqual([
      { kind: 'followed', seat: 0, from: 8, to: 7, direction: 'left' },
    ]);
  });

  test('SB-6.4 beyond 1 and 12 there is nothing', () => {
    const left = stationedShip('left', { credits: 1, arrow: 'left' });
    const right = stationedShip('right', { credits: 1, arrow: 'right' });
    const low = position({ dice: [1, 2], seats: [{ stationed: { 1: left } }] });
    expect(low.does(0, { do: 'allocate', sectors: [1, 2] }).counters(0)).toEqual([2, 0, 0]);
    const high = position({ dice: [6, 6], seats: [{ stationed: { 12: right } }] });
    expect(high.does(0, { do: 'allocate', sectors: [12] }).counters(0)).toEqual([1, 0, 0]);
    expect([low.told('followed'), high.told('followed')]).toEqual([[], []]);
  });

  test('SB-6.5 arrows chain, and each ship gives once when the dice are combined', () => {
    const stationed = {
      7: stationedShip('seven', { credits: 1, arrow: 'right' }),
      8: stationedShip('eight', { credits: 10, arrow: 'left' }),
      9: stationedShip('nine', { credits: 100, arrow: 'left' }),
    };
    const back = position({ dice: [3, 4], seats: [{ stationed }] });
    back.does(0, { do: 'allocate', sectors: [7] }).does(0, { do: 'follow', to: 'right' });
    expect([back.console(0).credits, back.asked(0)]).toEqual([11, 'purchase']);
    const chain = position({ dice: [4, 5], seats: [{ stationed }] });
    chain
      .does(0, { do: 'allocate', sectors: [9] })
      .does(0, { do: 'follow', to: 'left' })
      .does(0, { do: 'follow', to: 'left' });
    expect(chain.console(0).credits).toBe(111);
  });

  test('SB-6.5 with separate dice each ship gives once per die', () => {
    const stationed = {
      3: stationedShip('three', { arrow: 'right' }),
      4: stationedShip('four', { credits: 10 }),
    };
    const table = position({ dice: [3, 4], seats: [{ stationed }] });
    table.does(0, { do: 'allocate', sectors: [3, 4] }).does(0, { do: 'follow', to: 'right' });
    expect(table.console(0).credits).toBe(20);
  });

  test('SB-6.6 every arrow of a stack is followed; only directions are asked', () => {
    const deployed = {
      6: [deployedShip('six', { credits: 10 })],
      7: [deployedShip('one', { arrow: 'either' }), deployedShip('other', { arrow: 'either' })],
      8: [deployedShip('eight', { credits: 1 })],
    };
    const table = position({ dice: [3, 4], seats: [{}, { deployed }] }).does(1, {
      do: 'allocate',
      sectors: [7],
    });
    expect(table.legal(1)).toEqual([
      { do: 'follow', to: 'left' },
      { do: 'follow', to: 'right' },
      { do: 'decline' },
    ]);
    table.does(1, { do: 'follow', to: 'right' });
    expect(table.legal(1)).toEqual([{ do: 'follow', to: 'left' }, { do: 'decline' }]);
    table.does(1, { do: 'follow', to: 'left' });
    expect([table.console(1).credits, table.asked(1)]).toEqual([11, undefined]);
  });

  test('SB-6.6 an arrow that goes one way leaves the two-way one for the other', () => {
    const deployed = {
      6: [deployedShip('six', { credits: 10 })],
      7: [deployedShip('either', { arrow: 'either' }), deployedShip('right', { arrow: 'right' })],
      8: [deployedShip('eight', { credits: 1 })],
    };
    const table = position({ dice: [3, 4], seats: [{}, { deployed }] }).does(1, {
      do: 'allocate',
      sectors: [7],
    });
    table.does(1, { do: 'follow', to: 'right' }).does(1, { do: 'follow', to: 'left' });
    expect(table.console(1).credits).toBe(11);
  });

  test('SB-6.7 rewards and an arrow on one face are both carried out; the arrow may be declined', () => {
    const table = () =>
      position({ dice: [3, 4], seats: [{ stationed: { 7: 'l1-s07-4' } }] }).does(0, {
        do: 'allocate',
        sectors: [7],
      });
    expect(table().does(0, { do: 'follow', to: 'right' }).console(0).credits).toBe(1 + 3);
    expect(table().does(0, { do: 'decline' }).console(0).credits).toBe(1);
    expect(() => table().does(0, { do: 'follow', to: 'left' })).toThrow('SB-6.4');
  });

  test('SB-6.7 an arrow to nothing is not asked about', () => {
    const table = position({
      dice: [3, 4],
      seats: [{ stationed: { 7: 'l1-s07-4', 8: 'colony-08' } }],
    });
    table.does(0, { do: 'allocate', sectors: [7] });
    expect(table.state.step).not.toBe('collecting');
  });

  test('SB-6.7 nor an arrow to an arrow that leads nowhere else', () => {
    const stationed = {
      7: 'l1-s07-4',
      8: stationedShip('both', { arrow: 'either' }),
      9: 'colony-09',
    } as const;
    const table = position({ dice: [3, 4], seats: [{ stationed }] });
    table.does(0, { do: 'allocate', sectors: [7] });
    expect(table.state.step).not.toBe('collecting');
  });

  test('SB-6.8 a claim is carried out when it is collected, before an arrow of its sector', () => {
    const tug = stationedShip('tug', { claim: [{ level: 1, count: 1 }], arrow: 'right' });
    const table = position({
      dice: [4, 4],
      seats: [{ stationed: { 8: tug } }],
      shipyard: ['l1-s09-1'],
    });
    table.does(0, { do: 'allocate', sectors: [8] });
    expect(table.asked(0)).toBe('claim');
    table.does(0, { do: 'claim', card: table.card('l1-s09-1') });
    expect(table.asked(0)).toBe('arrow');
    expect(table.does(0, { do: 'follow', to: 'right' }).console(0).credits).toBe(6);
  });
});
