/** The cells of the table of permissions that are tried over the WebSocket; the others are tried in tables/. */

import type { Line } from '@starboard/client';
import type { Saying } from '@starboard/client/protocol';
import type { Seat, Seed } from '@starboard/engine';
import { expect, test } from 'vitest';
import { type Guest, guest, Visitor } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { expectations } from '../tables/expectations.conformance.ts';
import { LIVE_DEEDS, PERMISSIONS, ROLES, type Role } from '../tables/permissions.ts';
import { venuesOn } from './venue.conformance.ts';

const [SAM, FRED] = [0, 1] as Seat[] as [Seat, Seat];

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

/** Written out by hand: whoever changes what somebody may do says so here as well. */
const EXPECTED = expectations(`
            stranger  guest  seated  host  spectator  former
  watch     yes       yes    yes     yes   yes        yes
  history   yes       yes    yes     yes   yes        yes
  act       no        no     yes     no    no         no
  undo      no        no     yes     no    no         no
  instruct  no        no     yes     no    no         no
  imagine   no        no     yes     no    no         no
  hear      no        yes    yes     yes   yes        yes
  say       no        no     yes     yes   no         no
`);

/** What someone is told who may not; any other refusal is about what he asked for. */
const NO = ['seat.none', 'deed.forbidden', 'person.needed'];

forEachStorage('who may do what in a match', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  test.each(LIVE_DEEDS)('%s', async (deed) => {
    const found: Record<string, string> = {};
    for (const role of ROLES) {
      found[role] = await DOING[deed](await following(role)).then(
        () => 'yes',
        ({ code }: { code: string }) => (NO.includes(code) ? 'no' : 'yes'),
      );
    }
    expect(found).toEqual(EXPECTED[deed]);
    const allowed: readonly Role[] = PERMISSIONS[deed];
    for (const role of ROLES) expect(allowed.includes(role), role).toBe(found[role] === 'yes');
  });

  test.each(ROLES)(
    "%s: nothing from a seat that is another's, or was his before he left",
    async (role) => {
      const { line, table } = await coming(role);
      const heard: Saying[] = [];
      const seat = role === 'seated' || role === 'former' ? FRED : SAM;
      const joined = line.follow(table, { said: (said) => heard.push(...said) }, seat);
      await expect(joined).rejects.toMatchObject({ code: 'seat.another' });
      for (const deed of ['history', 'act', 'undo', 'instruct', 'imagine'] as const) {
        const done = DOING[deed]({ line, table, heard });
        await expect(done, deed).rejects.toMatchObject({ code: 'table.not-joined' });
      }
      expect(heard).toEqual([]);
    },
  );

  async function following(role: Role): Promise<Watcher> {
    const { line, table } = await coming(role);
    const heard: Saying[] = [];
    await line.follow(table, { said: (said) => heard.push(...said) });
    return { line, table, heard };
  }

  /** Someone with this role, at a table where Sam and Fred sit, Hilda is the host, and Sam has said hello. */
  async function coming(role: Role): Promise<Pick<Watcher, 'line' | 'table'>> {
    const venue = await openVenue();
    const people = await Promise.all(
      ['Hilda', 'Sam', 'Fred', 'Gus'].map((name) => guest(venue, name)),
    );
    const [host, sam, fred, other] = people as [Guest, Guest, Guest, Guest];
    const { id } = await host.open({ game: 'space-base', seats: 2, access: 'link', sits: false });
    await sam.sit(id, SAM);
    await fred.sit(id, FRED);
    // A guest is at an open table by definition, everyone else may be at one that has begun.
    if (role !== 'guest') await host.start(id);
    if (role === 'former') await fred.standUp(id);
    await lineTo(venue, sam.cookie).ask({ call: 'say', table: id, phrase: 'hello' });
    const who: Record<Role, Visitor> = {
      stranger: new Visitor(venue.address),
      guest: other,
      seated: sam,
      host,
      spectator: other,
      former: fred,
    };
    return { line: lineTo(venue, who[role].cookie), table: id };
  }
});
