import { describe, expect, test } from 'vitest';
import type { Sector } from '../cards/card.ts';
import { deployedShip, position, type Sketch, sketch, stationedShip } from './position.ts';

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
