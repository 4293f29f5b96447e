import { describe, expect, test } from 'vitest';
import game from '../index.ts';
import { REFUSALS, refuse } from './refusals.ts';

describe('actions from outside', () => {
  test.each([
    null,
    'roll',
    [],
    {},
    { do: 'fly' },
    { do: 'roll', extra: 1 },
    { do: 'buy' },
    { do: 'buy', card: -1 },
    { do: 'buy', card: 1.5 },
    { do: 'buy', card: -0 },
    { do: 'buy', card: 20, sector: 13 },
    { do: 'set', value: 7 },
    { do: 'reroll', dice: [2] },
    { do: 'allocate', sectors: [] },
    { do: 'allocate', sectors: [1, 2, 3] },
    { do: 'allocate', sectors: [0] },
    { do: 'allocate', sectors: [1], double: [{ card: 3, die: 2 }] },
    { do: 'follow', to: 'up' },
    { do: 'done', turn: false },
  ])('%j is malformed', (given) => {
    expect(() => game.readAction(given)).toThrow(
      expect.objectContaining({ code: 'action.malformed', name: 'IllegalAction' }),
    );
  });

  test('a well-formed action comes back as it was, and as a copy', () => {
    const given = { do: 'allocate', sectors: [9], shift: [14, 15], double: [{ card: 60, die: 0 }] };
    const read = game.readAction(given);
    expect(read).toEqual(given);
    given.sectors.push(3);
    expect(read).toMatchObject({ sectors: [9] });
  });

  test('what is wrong with one is said', () => {
    expect(() => game.readAction({ do: 'allocate', sectors: [9, 13], swift: true })).toThrow(
      'sectors › #2: expected a whole number from 1 to 12, got 13\nthe whole: expected no fields but do, sectors, shift, double, got "swift"',
    );
  });
});

describe('options from outside', () => {
  test('defaults are filled in', () => {
    expect(game.readOptions(undefined, 2)).toMatchObject({ variant: 'standard' });
  });

  test('an unknown variant or field is refused', () => {
    expect(() => game.readOptions({ variant: 'warp' }, 2)).toThrow('not options of Space Base');
    expect(() => game.readOptions({ colour: 'red' }, 2)).toThrow('not options of Space Base');
  });
});

describe('refusals', () => {
  test('each has a clause as a fact, and its facts in the sentence', () => {
    for (const code of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]) {
      expect(refuse(code).facts.clause).toMatch(/^SB-\d/);
    }
    const refusal = refuse('buy.too-dear', { cost: 9, credits: 4 });
    expect(refusal.message).toBe('this card costs 9, and there are 4 credits (SB-4.1)');
    expect(refusal.facts).toEqual({ clause: 'SB-4.1', cost: 9, credits: 4 });
  });
});
