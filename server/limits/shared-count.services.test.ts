/** Limits hold over all processes that share a Redis, and a Redis that is gone keeps nobody out. */

import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { afterEach, expect, test } from 'vitest';
import { needing } from '../../tools/services/needing.ts';
import { guest, type Served, serveOn } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { openSharedCount } from './shared-count.ts';

needing('redis', (url) => {
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
      const server = await serveOn(open, { rates: { welcome: 3 }, redis });
      opened.push({ server, redis });
      return server;
    }

    test('is one for two processes', async () => {
      const [here, there] = [await process(url), await process(url)];
      await guest(here);
      await guest(there);
      await guest(here);
      await expect(guest(there)).rejects.toMatchObject({ code: 'request.too-many' });
      await expect(guest(here)).rejects.toMatchObject({ code: 'request.too-many' });
    });

    test('of a Redis that is gone lets everyone through', async () => {
      const server = await process('redis://127.0.0.1:1', false);
      for (let person = 0; person < 5; person++) await guest(server);
    });
  });
});
