import type { Seat } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { position, type Table } from './position.ts';

const NOTHING = {
  credits: 0,
  income: 0,
  vp: 0,
  charged: [],
  spent: [],
  wasted: 0,
  further: false,
  chance: false,
};

function previewOf(table: Table, seat: number, action: Action) {
  return table.game.preview?.(table.state, seat as Seat, action);
}

describe('what an action would bring', () => {
  test('an allocation: credits, income, VP and charges', () => {
    const table = position({
      dice: [3, 4],
      seats: [{ stationed: { 3: 'l3-s03-2', 4: 'l1-s04-2' } }],
    });
    expect(previewOf(table, 0, { do: 'allocate', sectors: [3, 4] })).toEqual({
      ...NOTHING,
      vp: 1,
      charged: [table.card('l3-s03-2')],
    });
    expect(previewOf(table, 0, { do: 'allocate', sectors: [7] })).toEqual({
      ...NOTHING,
      credits: 3,
    });
  });

  test('an allocation with an arrow: what is certain, and that more may follow', () => {
    const table = position({ dice: [3, 4], seats: [{ stationed: { 7: 'l1-s07-4' } }] });
    expect(previewOf(table, 0, { do: 'allocate', sectors: [7] })).toEqual({
      ...NOTHING,
      credits: 1,
      further: true,
    });
  });

  test('an allocation with dice arrows: the charges it takes', () => {
    const table = position({
      dice: [3, 4],
      seats: [{ stationed: { 1: 'l1-s01-4' }, cubes: { 'l1-s01-4': 1 } }],
    });
    const card = table.card('l1-s01-4');
    expect(previewOf(table, 0, { do: 'allocate', sectors: [8], shift: [card] })).toEqual({
      ...NOTHING,
      credits: 3,
      spent: [card],
    });
  });

  test('a roll: nothing is certain, and the real dice are not touched', () => {
    const table = position();
    expect(previewOf(table, 0, { do: 'roll' })).toEqual({ ...NOTHING, chance: true });
    expect(table.state.dice).toEqual([0, 0]);
  });

  test('a colony: its VP, and what is wasted', () => {
    const table = position({ step: 'between', seats: [{ credits: 10 }] });
    const preview = previewOf(table, 0, { do: 'buy', card: table.card('colony-01') });
    expect(preview).toEqual({ ...NOTHING, credits: -10, vp: 3, wasted: 1 });
  });

  test('what is not legal has no preview', () => {
    expect(() => previewOf(position(), 0, { do: 'decline' })).toThrow('does not answer');
  });
});
