import { describe, expect, test } from 'vitest';
import type { PersonId } from '../storage/schema.ts';
import { botSkill, countsAs, type Finish, newcomer, pointsOf, rateMatch } from './rated.ts';

// The numbers are those of docs/ratings.md.

const person = (id: string, place: number, more: Partial<Finish> = {}): Finish => ({
  seat: place,
  person: id as PersonId,
  bot: undefined,
  gone: false,
  place,
  ...more,
});
const bot = (place: number, skill = botSkill(1, 3)): Finish =>
  person('', place, { person: null, bot: skill });
const forgotten = (place: number): Finish => person('', place, { person: null });
const gone = { gone: true };

/** By how much each person is thought stronger than before. */
function gains(...finishes: Finish[]): Record<string, number> {
  const rated = rateMatch(finishes, newcomer);
  return Object.fromEntries([...rated].map(([id, { mu }]) => [id, mu - newcomer().mu]));
}

describe('which matches count', () => {
  test('1. two people count, one alone does not', () => {
    expect(countsAs([person('ada', 1), person('bob', 2)])).toBe('people');
    expect(countsAs([person('ada', 1)])).toBeUndefined();
    expect(countsAs([person('ada', 1), forgotten(2)])).toBeUndefined();
  });

  test('2. one bot from the beginning makes it a match with bots', () => {
    expect(countsAs([person('ada', 1), person('bob', 2), bot(3)])).toBe('bots');
    expect(countsAs([person('ada', 1), person('bob', 2, gone)])).toBe('people');
  });

  test('5. a match whose end nobody saw does not count, nor one of bots alone', () => {
    expect(countsAs([person('ada', 1, gone), person('bob', 2, gone)])).toBeUndefined();
    expect(countsAs([person('ada', 1, gone), bot(2)])).toBeUndefined();
    expect(countsAs([bot(1), bot(2)])).toBeUndefined();
  });
});

describe('how they count', () => {
  test('by place: the first gains, the last loses, and who shares a place moves alike', () => {
    const { ada, bob, cleo, dora } = gains(
      person('ada', 1),
      person('bob', 2),
      person('cleo', 2),
      person('dora', 4),
    );
    expect(ada).toBeGreaterThan(bob as number);
    expect(bob).toBeCloseTo(cleo as number);
    expect(dora).toBeLessThan(bob as number);
  });

  test('3. against a stronger bot a win is worth more, and the bot is not rated', () => {
    const [weak, strong] = [botSkill(0, 3), botSkill(2, 3)];
    expect(strong.mu).toBeGreaterThan(weak.mu);
    const overWeak = gains(person('ada', 1), bot(2, weak));
    const overStrong = gains(person('ada', 1), bot(2, strong));
    expect(overStrong.ada).toBeGreaterThan(overWeak.ada as number);
    expect(Object.keys(overStrong)).toEqual(['ada']);
  });

  test('4. who is gone comes last, although the bot on his seat won', () => {
    const { ada, bob, cleo } = gains(person('ada', 1, gone), person('bob', 3), person('cleo', 2));
    expect(ada).toBeLessThan(bob as number);
    expect(bob).toBeLessThan(cleo as number);
    expect(cleo).toBeGreaterThan(0);
  });

  test('4. all who are gone share the last place', () => {
    const { ada, bob } = gains(person('ada', 1, gone), person('bob', 2, gone), person('cleo', 3));
    expect(ada).toBeCloseTo(bob as number);
  });

  test('6. who was forgotten changes nothing for the others', () => {
    const pair = [person('ada', 1), person('bob', 3)];
    expect(gains(...pair, forgotten(2))).toEqual(gains(...pair));
  });
});

test('a newcomer has 1000 points', () => {
  expect(pointsOf(newcomer())).toBe(1000);
});
