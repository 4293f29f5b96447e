import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

const COMMAND = 'l3-s01-1';
const REROLLER = 'l2-s03-1';

describe('dice', () => {
  test('SB-7.10 a dice arrow counts only when combining, and adds up', () => {
    const table = position({
      dice: [1, 2],
      seats: [
        { stationed: { 1: 'l1-s01-4', 2: 'l2-s02-4' }, cubes: { 'l1-s01-4': 1, 'l2-s02-4': 1 } },
      ],
    });
    const [single, double] = [table.card('l1-s01-4'), table.card('l2-s02-4')];
    expect(table.legal(0)).toEqual([
      { do: 'allocate', sectors: [1, 2] },
      { do: 'allocate', sectors: [3] },
      { do: 'allocate', sectors: [4], shift: [single] },
      { do: 'allocate', sectors: [4], shift: [double] },
      { do: 'allocate', sectors: [5], shift: [double] },
      { do: 'allocate', sectors: [6], shift: [single, double] },
    ]);
    for (const shift of [[double], [double, single], [single, single]]) {
      expect(() => table.does(0, { do: 'allocate', sectors: [6], shift })).toThrow('SB-7.10');
    }
    expect(() => table.does(0, { do: 'allocate', sectors: [1, 2], shift: [single] })).toThrow(
      'SB-7.10',
    );
  });

  test('SB-7.10 never beyond sector 12, and with the cubes of linked slots together', () => {
    const high = position({
      dice: [6, 6],
      seats: [{ stationed: { 1: 'l1-s01-4' }, cubes: { 'l1-s01-4': 1 } }],
    });
    expect(high.legal(0)).toHaveLength(2);
    const linked = position({
      dice: [1, 2],
      seats: [{ deployed: { 1: ['l1-s01-4'] }, cubes: { 'l1-s01-4': 2 } }],
    });
    linked.does(0, { do: 'allocate', sectors: [4], shift: [linked.card('l1-s01-4')] });
    expect(linked.console(0).cubes).toEqual([]);
  });

  test('SB-7.10 a dice arrow can lead to the only sector that gives anything', () => {
    const table = position({
      dice: [1, 2],
      seats: [
        {},
        { stationed: { 1: 'l1-s01-4' }, deployed: { 4: ['l1-s04-1'] }, cubes: { 'l1-s01-4': 1 } },
      ],
    });
    expect(table.asked(1)).toBe('allocate');
  });

  test('SB-7.14 one die or both are rolled again, for everybody', () => {
    const seats = [{ stationed: { 3: REROLLER }, cubes: { [REROLLER]: 2 } }];
    const table = position({ dice: [1, 2], seats });
    table.does(0, { do: 'use', card: table.card(REROLLER) });
    expect(table.legal(0)).toEqual([
      { do: 'reroll', dice: [0] },
      { do: 'reroll', dice: [1] },
      { do: 'reroll', dice: [0, 1] },
      { do: 'decline' },
    ]);
    table.does(0, { do: 'reroll', dice: [1] });
    expect(table.state.dice[0]).toBe(1);
    expect(table.told('rerolled')).toEqual([
      { kind: 'rerolled', seat: 0, which: [1], dice: table.state.dice },
    ]);
    expect(table.asked(0)).toBe('abilities');
    expect(() => table.does(0, { do: 'reroll', dice: [0] })).toThrow('does not answer');
  });

  test('SB-7.14 only on your own turn, and a die that was set too', () => {
    const others = position({
      dice: [1, 2],
      seats: [{}, { stationed: { 3: REROLLER }, cubes: { [REROLLER]: 3 } }],
    });
    expect(others.asked(1)).toBeUndefined();
    const table = position({
      seats: [{ stationed: { 1: COMMAND, 3: REROLLER }, cubes: { [COMMAND]: 2, [REROLLER]: 1 } }],
    });
    const use = { do: 'use', card: table.card(COMMAND) } as const;
    table
      .does(0, use)
      .does(0, { do: 'set', value: 6 })
      .does(0, use)
      .does(0, { do: 'set', value: 6 });
    table
      .does(0, { do: 'use', card: table.card(REROLLER) })
      .does(0, { do: 'reroll', dice: [0, 1] });
    expect(table.told('rerolled')).toHaveLength(1);
  });

  test('SB-7.15 a die that is set is not rolled, on any turn', () => {
    const table = position({ seats: [{}, { stationed: { 1: COMMAND }, cubes: { [COMMAND]: 1 } }] });
    expect([table.state.step, table.asked(1)]).toEqual(['setting', 'abilities']);
    table.does(1, { do: 'use', card: table.card(COMMAND) }).does(1, { do: 'set', value: 5 });
    expect(table.asked(0)).toBe('roll');
    table.does(0, { do: 'roll' });
    expect(table.state.dice[0]).toBe(5);
    expect(table.told('set')).toEqual([{ kind: 'set', seat: 1, die: 0, value: 5 }]);
  });

  test('SB-7.15 at most two dice are set, the active player first; then there is nothing to roll', () => {
    const gun = { deployed: { 12: ['l3-s12-1'] }, cubes: { 'l3-s12-1': 1 } } as const;
    const table = position({
      seats: [{ stationed: { 1: COMMAND }, cubes: { [COMMAND]: 2 } }, gun],
    });
    const use = { do: 'use', card: table.card(COMMAND) } as const;
    table
      .does(0, use)
      .does(0, { do: 'set', value: 3 })
      .does(0, use)
      .does(0, { do: 'set', value: 4 });
    expect(table.state.dice).toEqual([3, 4]);
    expect(table.asked(1)).toBeUndefined();
    expect(table.asked(0)).toBe('allocate');
    expect(() => table.does(0, { do: 'set', value: 1 })).toThrow('does not answer');
  });
});
