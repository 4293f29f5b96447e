/** The interface is what its description says: every route is called, and every answer is checked against it. */

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { endMatch } from '../tables/end.ts';
import { type Operation, requestFor } from './described-request.conformance.ts';
import { guest, serving, Visitor } from './visitors.conformance.ts';

interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Described>>;
  readonly components: { readonly schemas: Record<string, object> };
}
interface Described extends Operation {
  readonly summary?: string;
  readonly tags?: string[];
  readonly responses: Record<string, { content?: { 'application/json': { schema: object } } }>;
}

forEachStorage('the description', (open) => {
  const held = serving(open);

  test('is OpenAPI, with a sentence for every route', async () => {
    const description = await described();
    expect(description.openapi).toBe('3.1.0');
    expect(await new Validator().validate({ ...description })).toEqual({ valid: true });
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const [method, { summary, tags }] of Object.entries(operations)) {
        expect({ path, method, summary, tags }).toMatchObject({
          summary: expect.stringMatching(/^[A-Z]/),
          tags: [expect.any(String)],
        });
      }
    }
  });

  test('leaves out no route but that of the WebSocket, which is not here without play', async () => {
    const rooms = held.server.app.printRoutes({ commonPrefix: false }).split(/^(?=[├└])/m);
    const api = rooms.find((room) => room.startsWith('└── /api ') || room.startsWith('├── /api '));
    const { paths } = await described();
    const operations = Object.values(paths).flatMap((described) => Object.keys(described));
    expect(api?.match(/\b(?:GET|POST|PUT|PATCH|DELETE)\b/g)).toHaveLength(operations.length);
  });

  test('is all one has to know: no request that keeps to it is malformed', async () => {
    const { paths } = await described();
    const requests = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => takesSomething(operation))
        .flatMap(([method, operation]) =>
          fc.sample(requestFor(method, path, operation), { numRuns: SAMPLES, seed: 5 }),
        ),
    );
    for (const { method, address, body } of requests) {
      const ada = await guest(held.server);
      const answer = await ada.fetch(address, {
        method,
        ...(body === undefined ? {} : json(body)),
      });
      const text = await answer.text();
      expect(answer.status, text).toBeLessThan(500);
      expect(text, `${method} ${address} ${JSON.stringify(body)}`).not.toContain(
        'request.malformed',
      );
    }
  });

  test('holds for every answer of every route', async () => {
    const description = await described();
    const called = new Set<string>();
    const check = checker(description);
    const watching = <Who extends Visitor>(who: Who): Who => {
      const fetch = who.fetch.bind(who);
      who.fetch = async (path, request) => {
        const answer = await fetch(path, request);
        const method = (request?.method ?? 'GET').toLowerCase();
        const { pathname } = new URL(path, who.address);
        called.add(await check(method, pathname, answer.clone()));
        return answer;
      };
      return who;
    };
    await everything(watching);
    const routes = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect([...called].toSorted()).toEqual(routes.toSorted());
  });

  /** Calls every route, once with success and where that is easy once in vain. */
  async function everything(watching: <Who extends Visitor>(who: Who) => Who): Promise<void> {
    const { server } = held;
    const [ada, bob] = [watching(await guest(server, 'Ada')), watching(await guest(server, 'Bob'))];
    const stranger = watching(new Visitor(server.address));
    const refused = (deed: Promise<unknown>) => expect(deed).rejects.toHaveProperty('code');

    await stranger.fetch('/api');
    await ada.fetch('/api/people', {
      method: 'POST',
      ...json({ name: 'Ada', colour: 1, language: 'en' }),
    });
    await ada.me();
    await refused(stranger.me());
    await ada.changeLooks({ name: 'Ada L.' });
    const { recoveryCodes } = await ada.keepName('ada', 'correct horse');
    await refused(bob.keepName('ada', 'correct horse'));
    await ada.newRecoveryCodes('correct horse');
    await refused(stranger.recover('ada', recoveryCodes[0] as string, 'correct horse'));
    await ada.changePassword('correct horse', 'better horse');
    await refused(stranger.signIn('ada', 'correct horse'));
    await ada.signIn('ada', 'better horse');
    const codes = (await ada.newRecoveryCodes('better horse')).recoveryCodes;
    await ada.recover('ada', codes[0] as string, 'best horse');

    await ada.games();
    await ada.addresses();
    await refused(ada.open({ game: 'chess', seats: 2 }));
    await refused(ada.open({ game: 'space-base', seats: 2, options: { variant: 'warp' } }));
    const table = await ada.open({ game: 'space-base', seats: 4, access: 'public' });
    await ada.lobby();
    await bob.tableWithCode(table.code as string);
    await bob.table(table.id);
    await bob.sit(table.id, 1, 'luck');
    await refused(bob.sit(table.id, 0));
    await bob.addWord(table.id, 'more luck');
    await ada.clearSeat(table.id, 1);
    await ada.seatBot(table.id, 1, 'cadet');
    await bob.sit(table.id, 3);
    await ada.takeSeatsAway(table.id);
    await ada.start(table.id);
    await ada.gamesUnderWay();
    await refused(ada.record(table.id));
    await bob.standUp(table.id);
    await endMatch(server.house, table.id, { places: [1, 2, 3], scores: [40, 30, 20.5] });
    await ada.record(table.id);
    await ada.finishedGames();
    const { id } = await ada.me();
    await bob.person(id);
    await bob.finishedGamesOf(id);
    await ada.rematch(table.id);
    const quick = await bob.quickPlay({ game: 'space-builder', pace: { kind: 'relaxed' } });
    await bob.callBots(quick.id);
    await stranger.daily('space-builder', { date: '2020-02-02' });
    await refused(bob.playDaily('space-base'));
    await bob.playDaily('space-builder');
    const idle = await bob.open({ game: 'space-base', seats: 2 });
    await bob.close(idle.id);
    await ada.export();
    await bob.signOut();
    await ada.forgetMe('best horse');
  }

  async function described(): Promise<Description> {
    return (await fetch(`${held.server.address}/api`)).json() as Promise<Description>;
  }
});

/** Requests for each route. */
const SAMPLES = 10;

function takesSomething({ requestBody, parameters = [] }: Operation): boolean {
  return requestBody !== undefined || parameters.some((parameter) => parameter.in === 'query');
}

/** Checks an answer against the description, and says which route it came from. */
function checker({ paths, components }: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: true } });
  ajv.addSchema({ $id: 'api', components });
  const patterns = Object.keys(paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return async (method: string, pathname: string, answer: Response): Promise<string> => {
    const path = patterns.find(({ pattern }) => pattern.test(pathname))?.path ?? pathname;
    const responses = paths[path]?.[method]?.responses ?? {};
    const status = answer.ok ? String(answer.status) : `${Math.floor(answer.status / 100)}XX`;
    const response = responses[status];
    expect(response, `${method} ${path} answered ${answer.status}`).toBeDefined();
    const schema = response?.content?.['application/json'].schema;
    if (schema === undefined) {
      expect(await answer.text()).toBe('');
    } else {
      const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
      const holds = ajv.compile(JSON.parse(text));
      const content = await answer.json();
      expect(holds(content), `${method} ${path}: ${ajv.errorsText(holds.errors)}`).toBe(true);
    }
    return `${method} ${path}`;
  };
}

function json(body: unknown): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
