import type { Seat } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from './order.ts';
import { deployedShip, position, type Table } from './position.ts';

function answer(table: Table, seat: number, order: Order) {
  return table.game.orders?.answer(table.state, seat as Seat, order);
}

const deployed = {
  2: [deployedShip('credits', { credits: 5 })],
  3: [deployedShip('income', { income: 1 })],
  5: [deployedShip('vp', { vp: 2 })],
};

describe('standing orders', () => {
  test('prefer credits, income or VP on the others’ turns', () => {
    const table = position({ dice: [2, 3], seats: [{}, { deployed }] });
    expect(answer(table, 1, { collect: 'credits' })).toEqual({ do: 'allocate', sectors: [2, 3] });
    expect(answer(table, 1, { collect: 'income' })).toEqual({ do: 'allocate', sectors: [2, 3] });
    expect(answer(table, 1, { collect: 'vp' })).toEqual({ do: 'allocate', sectors: [5] });
  });

  test('or the first sector of a list that is possible, and ask where none is', () => {
    const table = position({ dice: [2, 3], seats: [{}, { deployed }] });
    expect(answer(table, 1, { collect: [12, 5, 2] })).toEqual({ do: 'allocate', sectors: [5] });
    expect(answer(table, 1, { collect: [12] })).toBeUndefined();
  });

  test('a sector of the list that brings nothing is passed over', () => {
    const only = { 5: deployed[5] };
    const table = position({ dice: [2, 3], seats: [{}, { deployed: only }] });
    expect(answer(table, 1, { collect: [2, 5] })).toEqual({ do: 'allocate', sectors: [5] });
  });

  test('arrows are followed to what is preferred', () => {
    const chain = {
      2: [deployedShip('arrow', { arrow: 'either' })],
      1: [deployedShip('left', { credits: 1 })],
      3: [deployedShip('right', { arrow: 'right' })],
      4: [deployedShip('far', { credits: 9 })],
    };
    const table = position({ dice: [2, 6], seats: [{}, { deployed: chain }] });
    table.does(1, { do: 'allocate', sectors: [2, 6] });
    expect(answer(table, 1, { collect: 'credits' })).toEqual({ do: 'follow', to: 'right' });
    expect(answer(table, 1, { collect: [1] })).toEqual({ do: 'follow', to: 'left' });
  });

  test('charges are kept: no order spends them', () => {
    const table = position({
      dice: [2, 3],
      seats: [
        {},
        {
          stationed: { 1: 'l1-s01-4' },
          deployed: {
            5: [deployedShip('little', { credits: 1 })],
            6: [deployedShip('much', { credits: 9 })],
          },
          cubes: { 'l1-s01-4': 1 },
        },
      ],
    });
    expect(answer(table, 1, { collect: 'credits' })).toEqual({ do: 'allocate', sectors: [5] });
  });

  test('pass abilities on the others’ turns', () => {
    const gun = { stationed: { 12: 'l3-s12-1' }, cubes: { 'l3-s12-1': 5 } } as const;
    const table = position({ seats: [{}, gun] });
    expect(answer(table, 1, { abilities: 'pass' })).toEqual({ do: 'done', turn: true });
    expect(answer(table, 1, { collect: 'vp' })).toBeUndefined();
    const last = position({ step: 'buying', seats: [{}, gun] });
    expect(answer(last, 1, { abilities: 'pass' })).toEqual({ do: 'done' });
  });

  test('on your own turn they are silent', () => {
    const table = position({ dice: [2, 3] });
    expect(answer(table, 0, { collect: 'credits', abilities: 'pass' })).toBeUndefined();
  });

  test('an order from outside is checked', () => {
    const { orders } = position().game;
    expect(orders?.read({ collect: [7, 8], abilities: 'pass' })).toEqual({
      collect: [7, 8],
      abilities: 'pass',
    });
    for (const bad of [
      null,
      { collect: 'gold' },
      { collect: [7, 7] },
      { collect: [] },
      { abilities: 'use' },
      { else: 1 },
    ]) {
      expect(() => orders?.read(bad)).toThrow('not a standing order');
    }
  });
});
