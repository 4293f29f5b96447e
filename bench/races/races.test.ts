/** Races over slow lines, to a real server: what players did decides, not their lines. How often in a thousand: `npm run bench:races`. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../../tools/crowd/server-process.ts';
import { type SlowLine, slowLine } from '../../tools/crowd/slow-line.ts';
import { liar } from './liar.ts';
import { type Contestant, runGame } from './track.ts';

const data = mkdtempSync(join(tmpdir(), 'starboard-races-'));
const server = new ServerProcess({
  STARBOARD_DATA: data,
  STARBOARD_LENIENCY: '10000',
  LOG_LEVEL: 'error',
});
let slow: SlowLine;

beforeAll(async () => {
  await server.start();
  slow = await slowLine(server.address, () => 200);
});

afterAll(async () => {
  await slow.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

/** So many races of one round at once; the first of two has a head start by his own stopwatch. */
async function races(count: number, lines: readonly [Contestant, Contestant], ahead: number) {
  const games = Array.from({ length: count }, () =>
    runGame(server.address, lines, () => [300, 300 + ahead], 8),
  );
  return (await Promise.all(games)).flat();
}

/** The first of two is 400 ms away, there and back. */
const unequal = () => [{ address: slow.address }, { address: server.address }] as const;

test.concurrent('BU-6.2, BU-6.3: who finished first is first, although his tap comes last', async () => {
  const run = await races(6, unequal(), 250);
  const overtaken = run.filter(({ first }) => first.arrived !== first.truly);
  const putRight = overtaken.filter(({ first }) => first.decided === first.truly);
  // A machine that stands still may spoil one race or another.
  expect(putRight.length).toBeGreaterThan(0);
  for (const { first, runners } of run) {
    for (const { counted, true: own } of runners) expect(counted).toBeGreaterThanOrEqual(own);
    const cut = runners.some((runner) => runner.counted > runner.true);
    if (!cut) expect(first.decided).toBe(first.truly);
  }
});

test.concurrent('BU-6.3: whoever is far ahead is first on any line', async () => {
  const run = await races(4, unequal(), 3000);
  expect(run).toHaveLength(4);
  for (const { first } of run) expect(first.decided).toBe(first.truly);
});

test.concurrent('BU-6.3: a liar gains something, and no more than the cap, however slow he makes his line look', async () => {
  const honest = { address: server.address };
  const run = await Promise.all(
    [0, 1000].map((lateness) => races(3, [liar(server.address, lateness), honest], 100)),
  );
  const most = Math.max(...run.flat().map(({ runners: [cheat] }) => cheat.true - cheat.counted));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(500);
});
