/** The files that are begun first are there: one that was renamed would come last, unnoticed. */

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG } from './longest-first.ts';

test('every file that is begun first is there', () => {
  const root = new URL('../../', import.meta.url);
  expect(LONG.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});
