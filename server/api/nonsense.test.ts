/** Whatever is sent to any route, the server answers with a reason and goes on. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { type Guest, guest, type Served, serving } from './visitors.conformance.ts';

/** Requests for each route. */
const ROUNDS = 30;

forEachStorage('nonsense', (open) => {
  const held = serving(open);

  test('is refused with a code, by every route and to the last byte', async () => {
    const { server } = held;
    const description = (await (await fetch(`${server.address}/api`)).json()) as {
      paths: Record<string, object>;
    };
    const routes = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => ({ path, method: method.toUpperCase() })),
    );
    let [ada, table] = await sitting(server);
    const samples = fc.sample(asked(routes), { numRuns: routes.length * ROUNDS, seed: 5 });
    for (const { method, address, body } of samples) {
      const answer = await send(ada, method, address.replace(TABLE, table), body);
      expect(answer.status, `${method} ${address} ${body}`).toBeLessThan(500);
      if (answer.status >= 400) {
        expect(await answer.json()).toMatchObject({
          code: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
        });
      } else if (method !== 'GET') {
        // It made sense after all, and may have ended the table or signed her out.
        [ada, table] = await sitting(server);
      }
    }
    expect((await guest(server)).is.name).toBe('Ada');
  });
});

/** Someone at a table. */
async function sitting(server: Served): Promise<[Guest, string]> {
  const ada = await guest(server);
  return [ada, (await ada.open({ game: 'space-base', seats: 2 })).id];
}

function send(who: Guest, method: string, address: string, body: string): Promise<Response> {
  return who.fetch(address, {
    method,
    ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body }),
  });
}

/** Fields that some route knows. */
const FIELDS =
  'name colour language username password current code word level game options seats access pace chat delay sits everywhere'.split(
    ' ',
  );

/** Stands for a table that is there. */
const TABLE = 'a-real-table';

/** Requests that are half right: a real route and a real table, with anything else in the gaps. */
function asked(routes: readonly { path: string; method: string }[]) {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '\0', 'a\0b', '\uD83D', '\u202E', '%', '-1', '1e9', '../..', 'null'),
  );
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), text, fc.constantFrom(0, -1, 1.5, 1e300));
  const key = fc.constantFrom(...FIELDS);
  const body = fc.oneof(
    fc.dictionary(key, value, { maxKeys: 4 }).map((fields) => JSON.stringify(fields)),
    fc.constant(JSON.stringify({ game: 'space-base', seats: 2, options: { variant: '\0' } })),
    fc.constant(JSON.stringify({ word: 'luck\0' })),
    fc.constant(JSON.stringify({ name: 'Ada', colour: 1, language: 'en' })),
    text.map((given) => JSON.stringify({ username: given, password: given, code: given })),
    text,
  );
  const place = fc.oneof(
    { weight: 4, arbitrary: fc.constant(TABLE) },
    { weight: 1, arbitrary: text },
  );
  const seat = fc.oneof(fc.constantFrom('0', '1', '99'), text);
  return fc
    .record({ route: fc.constantFrom(...routes), gaps: fc.tuple(place, seat), body, query: text })
    .map(({ route, gaps, body, query }) => {
      const filled = [...gaps];
      const path = route.path.replaceAll(/\{\w+\}/g, () => percent(filled.shift() ?? ''));
      return {
        method: route.method,
        address: `${path}?game=${percent(query)}&after=${percent(query)}`,
        body,
      };
    });
}

/** As in an address; half a character cannot be, and stands as it is. */
function percent(given: string): string {
  return encodeURIComponent(given.toWellFormed()) || '%00';
}
