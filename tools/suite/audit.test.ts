/** The real npm asks a registry of our own, which answers as npm's does. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditWithin } from './audit.ts';

/** What npm's registry answers to the question which of so many libraries have holes: by library, what is known of it. */
type Advisories = Readonly<Record<string, readonly object[]>>;

let known = 0;
const advisory = (severity: string, vulnerable_versions = '>=8.0.0') => ({
  id: ++known,
  url: 'https://github.com/advisories/GHSA-3h5v-q93c-6h6q',
  title: 'ws affected by a DoS when handling a request with many HTTP headers',
  severity,
  vulnerable_versions,
  cwe: ['CWE-476'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
});

let registry: Server;
let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'starboard-npm-'));
});
afterEach(() => {
  registry.closeAllConnections();
  registry.close();
  rmSync(cache, { recursive: true, force: true });
});

test.each<[string, Advisories, object]>([
  ['nothing known', {}, { passed: 1 }],
  ['a hole in a version that we do not have', { ws: [advisory('high', '<8.0.0')] }, { passed: 1 }],
  ['a small hole is shown', { ws: [advisory('moderate')] }, { passed: 1 }],
  ['a severe hole fails', { ws: [advisory('high')] }, { failed: 1 }],
  ['the worst hole fails', { ws: [advisory('moderate'), advisory('critical')] }, { failed: 1 }],
])('%s', async (_what, advisories, tally) => {
  expect(await outcome(answering(advisories))).toEqual({
    tally: { passed: 0, failed: 0, skipped: 0, ...tally },
  });
});

test('somebody who works offline is told as well', async () => {
  const npm_config_offline = 'true';
  expect(
    await outcome(answering({ ws: [advisory('high')] }), { npm_config_offline }),
  ).toMatchObject({ tally: { failed: 1 } });
});

const UNKNOWN = {
  tally: { passed: 0, failed: 0, skipped: 1 },
  skips: [expect.stringContaining('could not be asked')],
};

test('a registry that refuses to answer', async () => {
  const refusing = createServer((_request, answer) => answer.writeHead(405).end());
  expect(await outcome(refusing)).toEqual(UNKNOWN);
});

test('a registry that never answers is not waited for without end', async () => {
  const silent = createServer(() => {});
  expect(await outcome(silent, {}, 3000)).toEqual(UNKNOWN);
});

async function outcome(asked: Server, environment: NodeJS.ProcessEnv = {}, patience = 300_000) {
  registry = asked.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  return auditWithin(patience, {
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: cache,
    ...environment,
  }).run();
}

/** Knows these holes, and of libraries which versions there are. */
function answering(advisories: Advisories): Server {
  return createServer((request, answer) => {
    answer.setHeader('content-type', 'application/json');
    if (request.url === '/-/npm/v1/security/advisories/bulk') {
      answer.end(JSON.stringify(advisories));
      return;
    }
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const version = { name, version: '8.22.0', dist: {} };
    answer.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: '8.22.0' },
        versions: { '8.22.0': version },
      }),
    );
  });
}
