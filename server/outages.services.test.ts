/** Servers whose PostgreSQL or whose Redis is gone for a while in mid-game: nobody starts them anew, and they end when told to. */

import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ServerProcess } from '../tools/crowd/server-process.ts';
import { Visitor } from '../tools/crowd/visitor.ts';
import { needingItsOwn } from '../tools/services/needing.ts';
import type { Running } from '../tools/services/service.ts';
import { besieged, expectNothingLost } from './kills.conformance.ts';
import { wayTo } from './log/way.conformance.ts';

/** In milliseconds. */
const TEN_SECONDS = 10_000;

needingItsOwn('redis', (redis) => {
  needingItsOwn('postgres', (postgres) => {
    let servers: ServerProcess[] = [];
    afterEach(async () => {
      for (const server of servers.splice(0)) await server.kill();
    });

    /** Gone for ten seconds, which each of them says of itself. */
    const outage = (what: () => Running, ready: object) => async () => {
      await what().crash();
      await pause(TEN_SECONDS);
      for (const { address } of servers) {
        expect((await fetch(`${address}/health`)).status).toBe(200);
        expect(await (await fetch(`${address}/ready`)).json()).toEqual(ready);
      }
      await what().restart();
    };

    test('nothing that was acknowledged is lost, both say what they lack, and every game goes on', async () => {
      const environment = { DATABASE_URL: postgres().url, REDIS_URL: redis().url };
      servers = [besieged(environment), besieged(environment)];
      await expectNothingLost({
        servers,
        storage: () => ({ data: '', database: postgres().url }),
        ends: [
          outage(postgres, { status: 'waiting', storage: 'gone', messages: 'ok' }),
          outage(redis, { status: 'ok', storage: 'ok', messages: 'gone' }),
        ],
      });
    });
  });
});

needingItsOwn('postgres', (postgres) => {
  test('a server ends when told to, also if PostgreSQL crashed in the middle of a commit and stays away', async () => {
    const { way, url } = await wayTo(postgres().url);
    const server = new ServerProcess({ DATABASE_URL: url });
    await server.start();
    const host = new Visitor(server.address);
    await host.welcome({ name: 'Hilda', colour: 1, language: 'en' });
    const { id } = await host.open({ game: 'space-base', seats: 2, sits: false });
    await host.callBots(id);
    await host.start(id);
    way.onCut = () => postgres().crash();
    way.cut = 'before the commit';
    await expect.poll(() => way.cuts, { timeout: 300_000 }).toBe(1);
    expect(await server.stop()).toBe(0);
  });
});
