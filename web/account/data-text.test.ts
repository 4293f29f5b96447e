import { expect, test } from 'vitest';
import { dataText } from './data-text.ts';

test('what one takes along has times that can be read, and all else as it is', () => {
  const data = {
    person: { name: 'Ada', createdAt: 1_794_848_071_086 },
    tables: [{ score: 41, endedAt: null }],
    sayings: [{ at: 1_794_848_071_149, text: 'Hello' }],
  };
  expect(JSON.parse(dataText(data))).toEqual({
    person: { name: 'Ada', createdAt: '2026-11-16T16:54:31.086Z' },
    tables: [{ score: 41, endedAt: null }],
    sayings: [{ at: '2026-11-16T16:54:31.149Z', text: 'Hello' }],
  });
});
