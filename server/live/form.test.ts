import { expect, test } from 'vitest';
import { Malformed, readCall } from './form.ts';

test.each([
  ['{"id":7', 0, 'message', 'json'],
  ['[]', 0, 'message', 'invalid_type'],
  ['{"id":7,"call":"join","table":8}', 7, 'message.table', 'invalid_type'],
  ['{"id":7,"call":"imagine","table":"x","seed":"luck"}', 7, 'message.seed', 'custom'],
  ['{"id":7,"call":"say","table":"x"}', 7, 'message', 'phrase-or-text'],
])('%s is answered by its number, with the place and a word', (text, id, place, problem) => {
  let refusal: unknown;
  try {
    readCall(text);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(Malformed);
  expect(refusal).toMatchObject({ id, code: 'request.malformed', facts: { place, problem } });
});
