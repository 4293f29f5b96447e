import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Line, RemoteHost } from '@starboard/client';
import type { Reading, Seat } from '@starboard/engine';
import type { SpaceBuilderTypes } from '@starboard/space-builder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerProcess } from '../tools/crowd/server-process.ts';
import { lineTo, Visitor } from '../tools/crowd/visitor.ts';
import { besieged, expectNothingLost } from './kills.conformance.ts';

// `npm run soak:kills` does the same with a hundred tables and twenty kills; docs/hosting.md tells of
// updates, for which a server is restarted.

let server: ServerProcess;
let data: string;
const lines: Line[] = [];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'starboard-kills-'));
  server = besieged({ STARBOARD_DATA: data });
});

afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await server.kill();
  rmSync(data, { recursive: true, force: true });
});

test('a server that is restarted or killed while tables play loses nothing it has acknowledged, and every game goes on', async () => {
  const { returns } = await expectNothingLost({
    servers: [server],
    storage: () => ({ data, database: undefined }),
  });
  // Nobody is through before the first end; who is slow to come back may miss the second.
  expect(returns).toBeGreaterThanOrEqual(6);
});

test('BU-6.2: the stopwatch of a round does not count the time during which its server was killed', async () => {
  await server.start();
  const people = [new Visitor(server.address), new Visitor(server.address)];
  for (const person of people) await person.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const [ada, bob] = people as [Visitor, Visitor];
  const { id } = await ada.open({ game: 'space-builder', seats: 2, pace: { kind: 'relaxed' } });
  await bob.sit(id, 1);
  await ada.start(id);
  /** What the stopwatch showed last, and when it must have shown zero then. */
  let watch: (Reading & { readonly zero: number }) | null = null;
  let stage = '';
  for (const [seat, { cookie }] of people.entries()) {
    const line = lineTo(server.address, cookie);
    lines.push(line);
    const host = new RemoteHost<SpaceBuilderTypes>(line, id);
    const { act } = await host.join(seat as Seat, (update) => {
      stage = update.view.stage.kind;
      watch = update.watch && { ...update.watch, zero: Date.now() - update.watch.elapsed };
    });
    await act({ kind: 'ready' }, seat);
  }
  await expect.poll(() => stage, PATIENT).toBe('building');
  const before = watch as unknown as Reading & { readonly zero: number };
  await server.kill();
  await pause(GONE);
  await server.start();
  const moved = () => (watch?.zero ?? 0) - before.zero;
  await expect.poll(moved, PATIENT).toBeGreaterThan(GONE);
  expect(watch).toMatchObject({ number: before.number });
});

/** In milliseconds. */
const GONE = 1500;
/** Ends what hangs; nothing passes or fails by how long it takes. */
const PATIENT = { timeout: 300_000 };
