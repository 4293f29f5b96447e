import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Random, readSeed } from './random.ts';

const zeros = readSeed('00'.repeat(32));
const fresh = () => new Random(zeros);
const numbers = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.next());

test('a saved stream goes on where it was, at any point', () => {
  fc.assert(
    fc.property(fc.nat(1000), (taken) => {
      const random = fresh();
      numbers(random, taken);
      const saved = JSON.parse(JSON.stringify(random.save()));
      expect(saved.taken).toBe(taken);
      expect(numbers(Random.resume(saved), 10)).toEqual(numbers(random, 10));
    }),
    { numRuns: 50 },
  );
});

test('a clone goes its own way from the same point', () => {
  const random = fresh();
  random.next();
  const clone = random.clone();
  const ahead = numbers(clone, 3);
  expect(random.taken).toBe(1);
  expect(numbers(random, 3)).toEqual(ahead);
});

test('splitting takes nothing, and gives another stream for every name', () => {
  const random = fresh();
  const names = ['', 'a', 'b', 'ab', 'chance', 'bot 0', 'x'.repeat(11), 'x'.repeat(12), 'é'];
  const streams = names.map((name) => numbers(random.split(name), 4).join());
  expect(random.taken).toBe(0);
  expect(new Set([...streams, numbers(fresh(), 4).join()]).size).toBe(names.length + 1);
  expect(numbers(random.split('chance'), 4).join()).toBe(streams[4]);
  expect(numbers(random.split(7), 4)).toEqual(numbers(random.split('7'), 4));
});

test('a split stream can be saved and split again', () => {
  const child = fresh().split('child');
  child.die();
  expect(numbers(Random.resume(child.save()), 5)).toEqual(numbers(child.clone(), 5));
  expect(numbers(child.split('x'), 2)).not.toEqual(numbers(fresh().split('x'), 2));
});

test('dice show 1 to 6, each about equally often', () => {
  const random = fresh();
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 60_000; roll++) (counts[random.die() - 1] as number) += 1;
  const surprise = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(surprise).toBeLessThan(20.5); // chi-square, 5 degrees of freedom: one in a thousand, and the seed is fixed
});

test('below stays below, also for limits that do not divide 2³²', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (limit) => {
      const random = fresh();
      for (let draw = 0; draw < 20; draw++) {
        const number = random.below(limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
      }
    }),
  );
});

test('every order of three cards comes up about equally often', () => {
  const random = fresh();
  const counts = new Map<string, number>();
  for (let deal = 0; deal < 6000; deal++) {
    const order = random.shuffle(['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('shuffling keeps every card, and picking gives one of them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), (cards) => {
      const random = fresh();
      const inOrder = (some: number[]) => some.toSorted((a, b) => a - b);
      expect(inOrder(random.shuffle([...cards]))).toEqual(inOrder(cards));
      expect(cards).toContain(random.pick(cards));
    }),
  );
});

test('fractions lie from 0 to just under 1', () => {
  const random = fresh();
  for (let draw = 0; draw < 1000; draw++) {
    const fraction = random.fraction();
    expect(fraction >= 0 && fraction < 1).toBe(true);
  }
});

test('a limit or a seed that makes no sense is refused', () => {
  expect(() => fresh().below(0)).toThrow(RangeError);
  expect(() => fresh().below(1.5)).toThrow(RangeError);
  expect(() => fresh().pick([])).toThrow(RangeError);
  for (const seed of ['', 'ab', 'AB'.repeat(32), 7, null]) {
    expect(() => readSeed(seed)).toThrow(/64 hexadecimal digits/);
  }
});
