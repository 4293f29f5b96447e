/** What is wrong with a request is a place and a word that a program can go by, never a library's English. */

import { expect, test } from 'vitest';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { serving } from './visitors.conformance.ts';

forEachStorage('a request that is malformed', (open) => {
  const held = serving(open);

  test.each([
    ['{"name":', 'body', 'json'],
    ['{"name":"Ada","colour":1}', 'body.language', 'invalid_type'],
    ['{"name":7,"colour":1,"language":"en"}', 'body.name', 'invalid_type'],
    ['{"name":"Ada","colour":1,"language":"en","admin":true}', 'body', 'unrecognized_keys'],
  ])('%s', async (body, place, problem) => {
    const answer = await fetch(`${held.server.address}/api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await answer.json()).toEqual({
      code: 'request.malformed',
      message: `${place} is not as it should be: ${problem}`,
      facts: { place, problem },
    });
  });
});
