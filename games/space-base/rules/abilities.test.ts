import { describe, expect, test } from 'vitest';
import type { Ability, Slot } from '../cards/card.ts';
import { deployedShip, position, stationedShip } from './position.ts';

const TRAIN = 'l3-s03-2';
const TANKER = 'l3-s08-2';
const GUN = 'l3-s12-1';

/** A box that gives a credit. */
function box(use: Ability['use'], slots: readonly Slot[] = ['always'], linked = false): Ability {
  return { slots, linked, use, effects: [{ kind: 'gain', credits: 1 }] };
}

describe('charges', () => {
  test('SB-7.1 station slots fill from your own rolls, deployed slots from the others’', () => {
    const station = { 2: stationedShip('blue', { charge: 1 }, box('othersTurn')) };
    const deployed = { 2: [deployedShip('red', { charge: 1 }, box('ownTurn'))] };
    const own = position({ dice: [2, 3], seats: [{ stationed: station, deployed }] });
    own.does(0, { do: 'allocate', sectors: [2, 3] });
    expect([own.cubes(0, 'blue'), own.cubes(0, 'red')]).toEqual([1, 0]);
    const other = position({ dice: [2, 3], seats: [{}, { stationed: station, deployed }] });
    other.does(1, { do: 'allocate', sectors: [2, 3] });
    expect([other.cubes(1, 'blue'), other.cubes(1, 'red')]).toEqual([0, 1]);
  });

  test.each([
    ['ownTurn', [true, false]],
    ['othersTurn', [false, true]],
    ['anyTurn', [true, true]],
  ] as const)(
    'SB-7.1 an ability for %s is used on the turns its colour says',
    (use, [own, others]) => {
      const sitting = { stationed: { 2: stationedShip('ship', {}, box(use)) }, cubes: { ship: 1 } };
      const usable = (seats: readonly object[], seat: number) =>
        position({ seats }).asked(seat) === 'abilities';
      expect([usable([sitting], 0), usable([{}, sitting], 1)]).toEqual([own, others]);
    },
  );

  test('SB-7.1 a refusal says that it is the wrong turn', () => {
    const blue = stationedShip('blue', {}, box('ownTurn'));
    const green = stationedShip('green', {}, box('anyTurn'));
    const table = position({
      seats: [{}, { stationed: { 2: blue, 3: green }, cubes: { blue: 1, green: 1 } }],
    });
    expect(() => table.does(1, { do: 'use', card: table.card('blue') })).toThrow('SB-7.1');
  });

  test('SB-7.2 of independent slots every cube pays for one use', () => {
    const table = position({ seats: [{ stationed: { 3: TRAIN }, cubes: { [TRAIN]: 2 } }] });
    const use = { do: 'use', card: table.card(TRAIN) } as const;
    table.does(0, use).does(0, use);
    expect([table.console(0).credits, table.console(0).cubes, table.asked(0)]).toEqual([
      6,
      [],
      'roll',
    ]);
  });

  test('SB-7.2 of linked slots all cubes pay for one use', () => {
    const ship = stationedShip('ship', {}, box('ownTurn', ['always', 'always'], true));
    const half = position({
      seats: [{ stationed: { 2: ship, 3: TRAIN }, cubes: { ship: 1, [TRAIN]: 1 } }],
    });
    expect(() => half.does(0, { do: 'use', card: half.card('ship') })).toThrow('SB-7.2');
    const full = position({ seats: [{ stationed: { 2: ship }, cubes: { ship: 2 } }] });
    full.does(0, { do: 'use', card: full.card('ship') });
    expect([full.console(0).credits, full.console(0).cubes]).toEqual([1, []]);
    expect(full.told('used')).toMatchObject([{ cubes: 2 }]);
  });

  test('SB-7.3 a slot with dots exists only with that many players', () => {
    const charge = (players: number) => {
      const table = position({
        players,
        dice: [6, 6],
        seats: [{ stationed: { 12: GUN }, cubes: { [GUN]: 3 } }],
      });
      table.does(0, { do: 'allocate', sectors: [12] });
      return table.cubes(0, GUN);
    };
    expect([charge(2), charge(3), charge(4), charge(5)]).toEqual([4, 4, 3, 3]);
  });

  test('SB-7.4 an ability can be used in the turn its last cube came, and its slot charged again', () => {
    const shift = position({
      dice: [1, 2],
      seats: [{ stationed: { 4: 'l1-s04-4' }, cubes: { 'l1-s04-4': 1 } }],
    });
    shift.does(0, { do: 'allocate', sectors: [4], shift: [shift.card('l1-s04-4')] });
    expect(shift.cubes(0, 'l1-s04-4')).toBe(1);
    const gain = position({ dice: [3, 4], seats: [{ stationed: { 3: TRAIN } }] });
    gain
      .does(0, { do: 'allocate', sectors: [3, 4] })
      .does(0, { do: 'use', card: gain.card(TRAIN) });
    expect(gain.console(0).credits).toBe(4);
  });

  test('SB-7.5 the face must be up, the sector does not matter', () => {
    const elsewhere = position({ seats: [{ stationed: { 11: TRAIN }, cubes: { [TRAIN]: 1 } }] });
    elsewhere.does(0, { do: 'use', card: elsewhere.card(TRAIN) });
    expect(elsewhere.console(0).credits).toBe(3);
    const down = position({
      seats: [
        { stationed: { 3: TRAIN }, deployed: { 12: [GUN] }, cubes: { [TRAIN]: 1, [GUN]: 1 } },
      ],
    });
    expect(() => down.does(0, { do: 'use', card: down.card('l3-s06-2') })).toThrow('SB-7.5');
    expect(down.legal(0).filter((action) => action.do === 'use')).toEqual([
      { do: 'use', card: down.card(TRAIN) },
    ]);
  });

  test('SB-7.6 any number of abilities can be used in a step', () => {
    const sitting = {
      stationed: { 3: TRAIN },
      deployed: { 5: [deployedShip('red', {}, box('ownTurn'))] },
    };
    const table = position({ seats: [{ ...sitting, cubes: { [TRAIN]: 3, red: 1 } }] });
    for (const id of [TRAIN, 'red', TRAIN, TRAIN])
      table.does(0, { do: 'use', card: table.card(id) });
    expect(table.console(0).credits).toBe(10);
  });

  test('SB-7.6 a box in which nothing can be done is not offered', () => {
    const tanker = {
      stationed: { 8: TANKER, 3: TRAIN },
      cubes: { [TANKER]: 1, [TRAIN]: 3 },
    } as const;
    const table = position({ seats: [tanker] });
    expect(() => table.does(0, { do: 'use', card: table.card(TANKER) })).toThrow('SB-7.6');
    expect(table.legal(0)).not.toContainEqual({ do: 'use', card: table.card(TANKER) });
  });

  test('SB-7.6 two ships cannot charge each other without end', () => {
    const table = position({
      seats: [
        {
          stationed: { 8: TANKER },
          deployed: { 6: ['l3-s06-2'] },
          cubes: { [TANKER]: 1, 'l3-s06-2': 1 },
        },
      ],
    });
    const [tanker, glenn] = [table.card(TANKER), table.card('l3-s06-2')];
    table.does(0, { do: 'use', card: tanker }).does(0, { do: 'place', card: glenn });
    table.does(0, { do: 'use', card: glenn }).does(0, { do: 'place', card: tanker });
    expect([table.cubes(0, TANKER), table.state.step, table.asked(0)]).toEqual([
      1,
      'rolling',
      'roll',
    ]);
    table.does(0, { do: 'roll' });
    const [separately] = table.legal(0);
    table.does(0, separately as NonNullable<typeof separately>);
    expect([table.state.step, table.asked(0)]).toEqual(['between', 'abilities']);
  });
});
