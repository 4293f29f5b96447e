import { Random, type Seat, type Seed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { consoleOf } from './console.ts';
import type { Event } from './event.ts';
import { position, type Table } from './position.ts';
import { randomPosition } from './random-position.ts';

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

  test('is what it brings, for every legal action, whatever abilities meet', () => {
    const root = new Random('7d'.repeat(32) as Seed);
    for (let number = 0; number < 60; number++) {
      const random = root.split(number);
      const table = randomPosition(random);
      const { game, state } = table;
      for (let done = 0; done < 30 && game.actors(state).length > 0; done++) {
        const seat = random.pick(game.actors(state));
        const actions = table.legal(seat);
        for (const action of actions) {
          expect(game.preview?.(state, seat, action), JSON.stringify(action)).toMatchObject(
            broughtBy(table, seat, action, random.clone()),
          );
        }
        game.apply(state, seat, random.pick(actions), random);
      }
    }
  });
});

/** What really comes of an action, but for the income of a turn that ends with it. */
function broughtBy({ game, state }: Table, seat: Seat, action: Action, random: Random) {
  const after = game.clone(state);
  const events: Event[] = [];
  game.apply(after, seat, action, random, (event) => events.push(event));
  const total = (count: (event: Event) => number) =>
    events.reduce((sum, event) => sum + count(event), 0);
  const risen = total((event) =>
    event.kind === 'income' && event.seat === seat ? event.to - event.from : 0,
  );
  const [was, is] = [consoleOf(state, seat), consoleOf(after, seat)];
  return {
    credits: is.credits - was.credits - risen,
    income: is.income - was.income,
    vp: is.vp - was.vp,
    wasted: total((event) => (event.kind === 'bought' ? event.wasted : 0)),
    charged: beyond(is.cubes, was.cubes),
    spent: beyond(was.cubes, is.cubes),
  };
}

/** For each ship its entries in one list beyond those in the other. */
function beyond(list: readonly number[], other: readonly number[]): number[] {
  const count = (entries: readonly number[], ship: number) =>
    entries.filter((entry) => entry === ship).length;
  return [...new Set(list)].flatMap((ship) =>
    Array.from({ length: Math.max(0, count(list, ship) - count(other, ship)) }, () => ship),
  );
}
