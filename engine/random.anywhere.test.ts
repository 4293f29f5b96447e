import { expect, test } from 'vitest';
import { Random, readSeed } from './random.ts';

const zeros = readSeed('00'.repeat(32));

test('the numbers are the published ChaCha8 key stream, in Node and in a browser alike', () => {
  // Test vector 1 for 8 rounds and a 256-bit key: 3e00ef2f 895f40d6 7f5bb8e8 …, little-endian.
  const random = new Random(zeros);
  expect([random.next(), random.next(), random.next()]).toEqual([
    0x2fef003e, 0xd6405f89, 0xe8b85b7f,
  ]);
});
