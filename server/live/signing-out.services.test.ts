import './signing-out.test.ts';

import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { needingItsOwn } from '../../tools/services/needing.ts';
import { RedisMessages } from '../messages/redis.ts';
import { SIGNED_OUT } from '../people/devices.ts';
import { SEEN_EVERY } from '../people/seeing.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { Storage } from '../storage/storage.ts';
import { adaAndHerPhone, expectStranger } from './ada-and-her-phone.conformance.ts';
import { venuesOn } from './venue.conformance.ts';

/** Nobody looks who is still signed in unless there is a reason. */
const NEVER = { lookAgain: 1e9 };
/** Short, so that a Redis that is gone is noticed soon. */
const HEARTBEAT_MS = 200;
/** Ends what hangs; nothing passes or fails by how long it takes. */
const PATIENT = { timeout: 300_000 };

needingItsOwn('redis', (redis) => {
  forEachStorage('signing out at one server', (open) => {
    const { openVenue, lineTo } = venuesOn(open);
    const opened: RedisMessages[] = [];
    afterEach(async () => {
      for (const messages of opened.splice(0)) await messages.close();
    });

    async function openOne(process: string) {
      const messages = await RedisMessages.connect(redis().url, () => {}, HEARTBEAT_MS);
      opened.push(messages);
      return openVenue({ messages, play: { process }, live: NEVER });
    }

    test('while Redis is gone ends what an open line to another may do, as soon as Redis is back', async () => {
      const [one, two] = [await openOne('one'), await openOne('two')];
      const { ada, phone, sayOver } = await adaAndHerPhone(one);
      const say = sayOver(lineTo(two, phone.cookie));
      expect(await say()).toBe('said');
      await redis().crash();
      await expect.poll(() => opened.some(({ connected }) => connected), PATIENT).toBe(false);
      await ada.signOut({ everywhere: true });
      expect(await say()).toBe('said');
      await redis().restart();
      await expectStranger(say);
    });
  });
});

forEachStorage('signing out', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  test('between showing a cookie and being let in ends what the new line may do', async () => {
    const venue = await openVenue({ live: NEVER });
    const { database, messages } = venue.house;
    const { ada, phone, sayOver } = await adaAndHerPhone(venue);
    // Known by his cookie, whoever was not seen for a while is noted, and that waits for those who write the same.
    await database
      .updateTable('devices')
      .set({ seen_at: Date.now() - 2 * SEEN_EVERY })
      .execute();
    let say: (() => Promise<string>) | undefined;
    await database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('devices')
        .where('person', '=', ada.is.id as never)
        .execute();
      say = sayOver(lineTo(venue, phone.cookie));
      await somebodyWaits(database);
      messages.send(SIGNED_OUT, { person: ada.is.id });
    });
    await expectStranger(say as () => Promise<string>);
  });
});

/** Until a query waits for what another transaction holds. */
async function somebodyWaits(storage: Storage): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(storage);
    return rows.length;
  };
  await expect.poll(waiting, PATIENT).toBeGreaterThan(0);
}
