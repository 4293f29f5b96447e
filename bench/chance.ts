/** What a random number costs: ours, which nobody can predict, beside a plain statistical generator and the platform's own. */

import { Random, seedOf } from '@starboard/engine';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { repeat } from './processor.ts';

const NUMBERS = 100_000;

function nanoseconds(draw: () => number): number {
  let sum = 0;
  let times = 0;
  const drawMany = (): void => {
    for (let number = 0; number < NUMBERS; number++) sum += draw();
    times += 1;
  };
  repeat(0.2, drawMany);
  times = 0;
  const seconds = repeat(2, drawMany);
  if (Number.isNaN(sum)) throw new Error('a generator gave no number');
  return (seconds * 1e9) / (times * NUMBERS);
}

const random = new Random(seedOf('bench'));
const plain = xoroshiro128plus(1);
const ours = nanoseconds(() => random.next());
const rows = [
  { generator: 'Random (ChaCha8)', ns: ours },
  { generator: 'pure-rand (xoroshiro128+)', ns: nanoseconds(() => plain.next()) },
  { generator: 'Math.random', ns: nanoseconds(() => Math.random()) },
];
console.table(
  rows.map(({ generator, ns }) => ({
    generator,
    'ns a number': ns.toFixed(1),
    ratio: (ns / ours).toFixed(2),
  })),
);
