/** The cells of the table of permissions that are tried over the WebSocket; the others are tried in tables/. */

import type { Line } from '@starboard/client';
import type { Saying } from '@starboard/client/protocol';
import type { Seed } from '@starboard/engine';
import { expect, test } from 'vitest';
import { guest, Visitor } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { LIVE_DEEDS, PERMISSIONS, ROLES, type Role } from '../tables/permissions.ts';
import { venuesOn } from './venue.conformance.ts';

type LiveDeed = (typeof LIVE_DEEDS)[number];

/** Someone who follows a table, and what he has heard there. */
interface Watcher {
  readonly line: Line;
  readonly table: string;
  readonly heard: readonly Saying[];
}

const DOING: Record<LiveDeed, (watcher: Watcher) => Promise<unknown>> = {
  // That is how he came to be one.
  watch: async () => {},
  history: ({ line, table }) => line.ask({ call: 'history', table, upTo: 0 }),
  act: ({ line, table }) => line.ask({ call: 'act', table, action: 'pass', after: 0 }),
  undo: ({ line, table }) => line.ask({ call: 'undo', table, after: 0 }),
  instruct: ({ line, table }) => line.ask({ call: 'instruct', table, order: null }),
  imagine: ({ line, table }) => line.ask({ call: 'imagine', table, seed: '7'.repeat(64) as Seed }),
  say: ({ line, table }) => line.ask({ call: 'say', table, phrase: 'thanks' }),
  // What was said is not refused, it is not told.
  hear: async ({ heard }) => {
    if (heard.length === 0) throw { code: 'deed.forbidden' };
  },
};

/** What someone is told who may not; any other refusal is about what he asked for. */
const NO = ['seat.none', 'deed.forbidden', 'person.needed'];

forEachStorage('who may do what in a match', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  test.each(LIVE_DEEDS)('%s', async (deed) => {
    const found: Record<string, boolean> = {};
    for (const role of ROLES) {
      found[role] = await DOING[deed](await following(role)).then(
        () => true,
        ({ code }: { code: string }) => !NO.includes(code),
      );
    }
    const allowed: readonly Role[] = PERMISSIONS[deed];
    expect(found).toEqual(Object.fromEntries(ROLES.map((role) => [role, allowed.includes(role)])));
  });

  /** Someone with this role, at a table where Sam and Fred sit, Hilda is the host, and Sam has said hello. */
  async function following(role: Role): Promise<Watcher> {
    const venue = await openVenue();
    const [host, sam, fred, other] = await Promise.all([
      guest(venue, 'Hilda'),
      guest(venue, 'Sam'),
      guest(venue, 'Fred'),
      guest(venue, 'Gus'),
    ]);
    const { id } = await host.open({ game: 'space-base', seats: 2, access: 'link', sits: false });
    await sam.sit(id, 0);
    await fred.sit(id, 1);
    // A guest is at an open table by definition, everyone else may be at one that has begun.
    if (role !== 'guest') await host.start(id);
    if (role === 'former') await fred.standUp(id);
    await lineTo(venue, sam.cookie).ask({ call: 'say', table: id, phrase: 'hello' });
    const people: Record<Role, Visitor> = {
      stranger: new Visitor(venue.address),
      guest: other,
      seated: sam,
      host,
      spectator: other,
      former: fred,
    };
    const heard: Saying[] = [];
    const line = lineTo(venue, people[role].cookie);
    await line.follow(id, { said: (said) => heard.push(...said) });
    return { line, table: id, heard };
  }
});
