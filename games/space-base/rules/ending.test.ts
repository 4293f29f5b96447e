import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

/** The end of the last turn of a round, with these VP. */
function lastTurn(vp: readonly number[], ending = true) {
  const seats = vp.map((own) => ({ vp: own }));
  return position({ players: vp.length, active: vp.length - 1, step: 'closing', ending, seats });
}

describe('the end', () => {
  test('SB-8.1 forty VP call the end, and the round is played to its end', () => {
    const table = position({
      players: 3,
      active: 1,
      dice: [1, 2],
      seats: [{}, { vp: 39, stationed: { 1: 'l1-s01-2' } }],
    });
    table.does(1, { do: 'allocate', sectors: [1, 2] });
    expect(table.told('finalRound')).toEqual([{ kind: 'finalRound', seat: 1, vp: 40 }]);
    expect([table.state.ending, table.state.active, table.state.step]).toEqual([
      true,
      2,
      'rolling',
    ]);
    expect(lastTurn([3, 41, 5]).state.step).toBe('over');
  });

  test('SB-8.1 the last turn is that of the player to the right of the starting player', () => {
    const seats = [{ vp: 50 }];
    const table = position({
      players: 3,
      first: 2,
      active: 0,
      step: 'closing',
      ending: true,
      seats,
    });
    expect([table.state.step, table.state.active]).toEqual(['rolling', 1]);
    const last = position({
      players: 3,
      first: 2,
      active: 1,
      step: 'closing',
      ending: true,
      seats,
    });
    expect(last.state.step).toBe('over');
  });

  test("SB-8.1 on another's turn too, and losing VP again does not call it off", () => {
    const destroyer = { stationed: { 7: 'l3-s07-2' }, cubes: { 'l3-s07-2': 1 } } as const;
    const table = position({
      dice: [1, 2],
      seats: [destroyer, { vp: 38, deployed: { 2: ['l3-s02-3'] } }],
    });
    table.does(0, { do: 'allocate', sectors: [1, 2] }).does(1, { do: 'allocate', sectors: [1, 2] });
    expect(table.told('finalRound')).toMatchObject([{ seat: 1, vp: 40 }]);
    table.does(0, { do: 'use', card: table.card('l3-s07-2') });
    expect([table.console(1).vp, table.state.ending]).toEqual([36, true]);
  });

  test('SB-8.2 most VP wins', () => {
    const table = lastTurn([42, 45, 12]);
    expect(table.told('won')).toEqual([{ kind: 'won', seat: 1, by: 'vp' }]);
    expect(table.game.result(table.state)).toEqual({ places: [2, 1, 3], scores: [42, 45, 12] });
    expect(
      lastTurn([42, 45, 12], false).game.result(lastTurn([42, 45, 12], false).state),
    ).toBeUndefined();
  });

  test('SB-8.3 a tie for the highest gives one more round for all, and so on', () => {
    const table = lastTurn([42, 30, 42]);
    expect(table.told('tieRound')).toEqual([{ kind: 'tieRound', seats: [0, 2], vp: 42 }]);
    expect([table.state.round, table.state.active, table.asked(0)]).toEqual([2, 0, 'roll']);
    table.console(1).vp = 50;
    table.state.active = (table.state.consoles.length - 1) as never;
    table.state.step = 'closing';
    table.console(0).questions = [];
    table.goesOn();
    expect(table.told('won')).toEqual([{ kind: 'won', seat: 1, by: 'vp' }]);
  });

  test('SB-8.4 places go by VP, equal VP share a place', () => {
    const table = lastTurn([20, 41, 20, 5]);
    expect(table.game.result(table.state)?.places).toEqual([2, 1, 2, 4]);
  });

  test('SB-8.4 who won by an ability is first', () => {
    const table = position({
      players: 3,
      seats: [
        { vp: 44 },
        { vp: 2, stationed: { 12: 'l3-s12-1' }, cubes: { 'l3-s12-1': 4 } },
        { vp: 1 },
      ],
    });
    table.does(1, { do: 'use', card: table.card('l3-s12-1') });
    expect(table.game.result(table.state)).toEqual({ places: [2, 1, 3], scores: [44, 2, 1] });
  });
});
