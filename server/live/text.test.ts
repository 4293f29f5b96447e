import type { Told } from '@starboard/client/protocol';
import { expect, test } from 'vitest';
import { textOf } from './text.ts';

const UPDATE = {
  seq: 7,
  view: { round: 2, consoles: [{ name: 'Ada "the first"' }] },
  actors: [0, 1],
  choices: [],
  events: [{ kind: 'rolled' }],
  undone: [],
  undoable: false,
  order: null,
  result: null,
  watch: null,
} as const;

test.each([
  ['an update', { table: 't', since: 6, deadlines: [null, 5], update: UPDATE }],
  [
    'an update whose view is a word',
    { table: 't', since: null, deadlines: [], update: { ...UPDATE, view: 'dark' } },
  ],
  ['an answer', { answer: 3, value: { seq: 7, doubled: false } }],
  ['a sign of life', { beat: 12 }],
])('%s is told as it is', (_what, told) => {
  expect(JSON.parse(textOf(told as unknown as Told))).toEqual(told);
});

test('who is told of the same view is told the same, with his own choices', () => {
  const told = (choices: readonly unknown[]) =>
    JSON.parse(
      textOf({
        table: 't',
        since: 6,
        deadlines: [],
        update: { ...UPDATE, choices },
      } as unknown as Told),
    ).update;
  expect(told([])).toEqual(UPDATE);
  expect(told([{ action: 'roll', preview: null }])).toEqual({
    ...UPDATE,
    choices: [{ action: 'roll', preview: null }],
  });
});
