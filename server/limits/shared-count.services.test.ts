/** Limits hold over all processes that share a Redis, and in each by itself while it is gone. */

import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { afterEach, expect, test } from 'vitest';
import { needingItsOwn } from '../../tools/services/needing.ts';
import { guest, type Served, serveOn, Visitor } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { openSharedCount } from './shared-count.ts';

needingItsOwn('redis', (shared) => {
  forEachStorage('a shared count', (open) => {
    const opened: { server: Served; redis: Redis }[] = [];
    afterEach(async () => {
      for (const { server, redis } of opened.splice(0)) {
        await server.app.close();
        redis.disconnect();
      }
    });

    async function process(address: string, isThere = true): Promise<Served> {
      const redis = openSharedCount(address);
      if (isThere) {
        await once(redis, 'ready');
        const counted = await redis.keys('starboard:rate:*');
        if (counted.length > 0) await redis.del(counted);
      }
      const server = await serveOn(open, { rates: { welcome: 3, name: 3 }, redis });
      opened.push({ server, redis });
      return server;
    }

    /** Two processes that share the Redis. */
    const two = async () => [await process(shared().url), await process(shared().url)] as const;

    test('is one for two processes', async () => {
      const [here, there] = await two();
      await guest(here);
      await guest(there);
      await guest(here);
      await expect(guest(there)).rejects.toMatchObject({ code: 'request.too-many' });
      await expect(guest(here)).rejects.toMatchObject({ code: 'request.too-many' });
    });

    test('of guesses at a name is one as well', async () => {
      const [here, there] = await two();
      expect(await guesses([here, there, here, there])).toEqual([
        ...Array(3).fill('sign-in.wrong'),
        'request.too-many',
      ]);
    });

    test('of a Redis that is gone is one for each process', async () => {
      const gone = () => process('redis://127.0.0.1:1', false);
      const [here, there] = [await gone(), await gone()];
      expect(await guesses([here, here, here, here])).toContain('request.too-many');
      expect(await guesses([there])).toEqual(['sign-in.wrong']);
      for (let person = 0; person < 3; person++) await guest(here);
      await expect(guest(here)).rejects.toMatchObject({ code: 'request.too-many' });
    });

    test('of a Redis that hangs is nothing that anybody is kept waiting for again and again', async () => {
      const [here, there] = await two();
      const redis = opened[0]?.redis as Redis;
      shared().hang();
      // Whoever asks first waits a moment for it; it counts as gone from then on.
      const asked = async () => [await new Visitor(here.address).games(), redis.status][1];
      await expect.poll(asked, PATIENT).not.toBe('ready');
      expect(await guesses([here, here, here, here])).toContain('request.too-many');
      shared().goOn();
      for (const { redis } of opened) await expect.poll(() => redis.status, PATIENT).toBe('ready');
      expect(await guesses([here, there, here, there])).toEqual([
        ...Array(3).fill('sign-in.wrong'),
        'request.too-many',
      ]);
    });
  });
});

/** Ends what hangs; nothing passes or fails by how long it takes. */
const PATIENT = { timeout: 60_000 };

/** What is answered to wrong passwords for one name. */
async function guesses(servers: readonly Served[]): Promise<string[]> {
  const codes: string[] = [];
  for (const { address } of servers) {
    const guess = new Visitor(address).signIn('ada', 'wrong horse');
    await guess.catch(({ code }: { code: string }) => codes.push(code));
  }
  return codes;
}
