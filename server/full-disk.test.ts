/** A whole server whose disk is really full for a while in mid-game: nobody starts it anew. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { ServerProcess } from '../tools/crowd/server-process.ts';
import { Visitor } from '../tools/crowd/visitor.ts';
import { SmallDisk } from '../tools/machine/small-disk.ts';
import { besieged, expectNothingLost } from './kills.conformance.ts';
import { PATIENT } from './live/raw-socket.conformance.ts';

/** In megabytes: room for all three games, and for what SQLite has not yet put in its place. */
const SIZE = 24;

const disk = await SmallDisk.open(SIZE);
const why = disk === undefined ? 'NOT RUN, as nobody may make a disk on this machine: ' : '';
const copy = mkdtempSync(join(tmpdir(), 'starboard-full-'));
let server: ServerProcess | undefined;

afterEach(() => server?.kill());
afterAll(async () => {
  await disk?.close();
  rmSync(copy, { recursive: true });
});

test.skipIf(disk === undefined)(
  `${why}a full disk is said and loses nothing that was acknowledged, and with room again the same players go on`,
  async () => {
    const { folder, entrance } = disk as SmallDisk;
    server = besieged({ STARBOARD_DATA: join(folder, 'data') }, entrance);
    const { returns } = await expectNothingLost({
      servers: [server],
      ends: [(refused) => fullFor(server as ServerProcess, disk as SmallDisk, refused)],
      storage() {
        disk?.copy('data', copy);
        return { data: copy, database: undefined };
      },
    });
    expect(returns).toBe(0);
  },
);

/** Until players and newcomers have been refused, and whoever watches the server has been told. */
async function fullFor(
  { address }: ServerProcess,
  disk: SmallDisk,
  refused: () => Set<string>,
): Promise<void> {
  const ready = async () => {
    const answer = await fetch(`${address}/ready`);
    return [answer.status, await answer.json()];
  };
  const newcomer = new Visitor(address);
  const welcome = () =>
    newcomer.welcome({ name: 'Ada', colour: 1, language: 'en' }).then(
      () => 'welcome',
      ({ code }: { code: string }) => code,
    );
  expect(await ready()).toEqual([200, { status: 'ok', storage: 'ok', room: 'ok', messages: 'ok' }]);
  disk.fill();
  await expect.poll(welcome, PATIENT).toBe('storage.unavailable');
  await expect.poll(refused, PATIENT).toContain('storage.unavailable');
  expect(newcomer.answer?.status).toBe(503);
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect(await ready()).toEqual([
    503,
    { status: 'waiting', storage: 'ok', room: 'gone', messages: 'ok' },
  ]);
  disk.free();
  expect(await ready()).toEqual([200, { status: 'ok', storage: 'ok', room: 'ok', messages: 'ok' }]);
  expect(await welcome()).toBe('welcome');
}
