import { expect, test } from 'vitest';
import { compose } from './sound.ts';

test('strokes are laid over one another where they fall', () => {
  expect(
    compose([
      { start: 0, samples: [1, 2, 3] },
      { start: 2, samples: [10, 20] },
    ]),
  ).toEqual([1, 2, 13, 20]);
});
