/** What a random number costs: ours, which nobody can predict, beside a plain statistical generator and the platform's own. */

import { performance } from 'node:perf_hooks';
import { Random, seedOf } from '@starboard/engine';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const NUMBERS = 10_000_000;

function nanoseconds(draw: () => number): number {
  let sum = 0;
  for (let warm = 0; warm < NUMBERS / 10; warm++) sum += draw();
  const start = performance.now();
  for (let number = 0; number < NUMBERS; number++) sum += draw();
  const took = ((performance.now() - start) * 1e6) / NUMBERS;
  if (Number.isNaN(sum)) throw new Error('a generator gave no number');
  return took;
}

const random = new Random(await seedOf('bench'));
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
