/** Every cell of the table of permissions, over real HTTP; those of a match's own deeds are tried over the WebSocket, in live/. */

import { expect, test } from 'vitest';
import { guest, serving, Visitor } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { Stage, TableId } from '../storage/schema.ts';
import { BOTS_AFTER } from './bots.ts';
import { endMatch } from './end.ts';
import { expectations } from './expectations.conformance.ts';
import { type Deed, LIVE_DEEDS, PERMISSIONS, ROLES, type Role } from './permissions.ts';

/** The deeds that are done over HTTP, and the stage of the table at which they can be. */
const DEEDS = {
  see: 'open',
  invite: 'open',
  close: 'open',
  start: 'open',
  rematch: 'over',
  'read-record': 'over',
  sit: 'open',
  'stand-up': 'open',
  'add-word': 'open',
  'seat-bot': 'open',
  'clear-seat': 'open',
  'take-seats-away': 'open',
  'call-bots': 'open',
} as const satisfies Partial<Record<Deed, Stage>>;
type HttpDeed = keyof typeof DEEDS;

/** How each is done to a table where Sam sits on seat 0, Fred on seat 1, and nobody on seat 2. */
const DOING: Record<HttpDeed, (who: Visitor, id: string, role: Role) => Promise<unknown>> = {
  see: (who, id) => who.table(id),
  // The code is not refused, it is not told.
  invite: async (who, id) => {
    if ((await who.table(id)).code === null) throw { code: 'deed.forbidden' };
  },
  close: (who, id) => who.close(id),
  start: (who, id) => who.start(id),
  rematch: (who, id) => who.rematch(id),
  'read-record': (who, id) => who.record(id),
  sit: (who, id, role) => who.sit(id, role === 'former' ? 1 : 2),
  'stand-up': (who, id) => who.standUp(id),
  'add-word': (who, id) => who.addWord(id, 'luck'),
  'seat-bot': (who, id) => who.seatBot(id, 2),
  'clear-seat': (who, id) => who.clearSeat(id, 1),
  'take-seats-away': (who, id) => who.takeSeatsAway(id),
  'call-bots': (who, id) => who.callBots(id),
};

/**
 * What comes of it, written out by hand: whoever changes what somebody may do
 * says so here as well. `no` is `deed.forbidden`, `name` that one needs a name
 * first, and `early` that there is no record before the end.
 */
const EXPECTED = expectations(`
                   stranger  guest  seated  host  spectator  former
  see              done      done   done    done  done       done
  invite           no        no     done    done  no         no
  close            name      no     no      done  no         no
  start            name      no     no      done  no         no
  rematch          name      no     done    done  no         no
  read-record      done      early  done    done  done       done
  sit              name      done   done    done  no         done
  stand-up         name      no     done    no    no         no
  add-word         name      no     done    no    no         no
  seat-bot         name      no     no      done  no         no
  clear-seat       name      no     no      done  no         no
  take-seats-away  name      no     no      done  no         no
  call-bots        name      no     done    done  no         no
`);

const OUTCOMES: Readonly<Record<string, string>> = {
  'deed.forbidden': 'no',
  'person.needed': 'name',
  'match.unfinished': 'early',
};

test('every deed is tried somewhere', () => {
  expect([...Object.keys(DEEDS), ...LIVE_DEEDS].toSorted()).toEqual(
    Object.keys(PERMISSIONS).toSorted(),
  );
});

forEachStorage('who may do what', (open) => {
  const held = serving(open);

  test.each(Object.keys(DEEDS) as HttpDeed[])('%s', async (deed) => {
    const found: Record<string, string> = {};
    for (const role of ROLES) {
      const { id, who } = await at(deed, role);
      found[role] = await DOING[deed](who, id, role).then(
        () => 'done',
        ({ code }: { code: string }) => OUTCOMES[code] ?? code,
      );
    }
    expect(found).toEqual(EXPECTED[deed]);
  });

  test('who has a seat does nothing to that of another', async () => {
    const { id, who: sam } = await at('sit', 'seated');
    const fred = 1;
    await expect(sam.sit(id, fred)).rejects.toMatchObject({ code: 'seat.taken' });
    await expect(sam.seatBot(id, fred)).rejects.toMatchObject({ code: 'deed.forbidden' });
    await expect(sam.clearSeat(id, fred)).rejects.toMatchObject({ code: 'deed.forbidden' });
    const { seats } = await sam.table(id);
    expect(seats.map(({ name }) => name)).toEqual(['Sam', 'Fred', null]);
  });

  /** A table at which someone has this role, and where the deed could be done if he may. */
  async function at(deed: HttpDeed, role: Role): Promise<{ id: string; who: Visitor }> {
    const { server } = held;
    const [host, sam, fred, other] = await Promise.all([
      guest(server, 'Hilda'),
      guest(server, 'Sam'),
      guest(server, 'Fred'),
      guest(server, 'Gus'),
    ]);
    const { id } = await host.open({ game: 'space-base', seats: 3, access: 'code', sits: false });
    await sam.sit(id, 0);
    await fred.sit(id, 1);
    const stage = stageFor(deed, role);
    if (stage !== 'open' || deed === 'start') await host.callBots(id);
    if (stage !== 'open') await host.start(id);
    if (role === 'former') await fred.standUp(id);
    if (stage === 'over')
      await endMatch(server.house, id, { places: [1, 2, 3], scores: [3, 2, 1] });
    if (deed === 'call-bots' && stage === 'open') await offerBots(id);
    const people: Record<Role, Visitor> = {
      stranger: new Visitor(server.address),
      guest: other,
      seated: sam,
      host,
      spectator: other,
      former: fred,
    };
    return { id, who: people[role] };
  }

  /** As at a table of quick play that nobody has come to for a while. */
  async function offerBots(id: string): Promise<void> {
    const { house, clock } = held.server;
    await house.database
      .updateTable('tables')
      .set({ quick: 1, opened_at: clock.now - BOTS_AFTER })
      .where('id', '=', id as TableId)
      .execute();
  }
});

/** A guest is at an open table by definition, and a spectator or a former player at one that is not. */
function stageFor(deed: HttpDeed, role: Role): Stage {
  if (role === 'guest') return 'open';
  if (role === 'spectator' || role === 'former') {
    return DEEDS[deed] === 'over' ? 'over' : 'playing';
  }
  return DEEDS[deed];
}
