/** The match of the day: one try a person, the same map for all, judged by the server, and a list of the best. */

import { RemoteHost } from '@starboard/client';
import type { Seat, Update } from '@starboard/engine';
import { type Action, CAP, type SpaceBuilderTypes } from '@starboard/space-builder';
import { describe, expect, test } from 'vitest';
import { fastClock, playBuilder } from '../../tools/crowd/players.ts';
import { type Guest, guest, serving } from '../api/visitors.conformance.ts';
import { venuesOn } from '../live/venue.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { endMatch } from '../tables/end.ts';

const GAME = 'space-builder';
const ME = 0 as Seat;
const DAY = 24 * 60 * 60 * 1000;

forEachStorage('the match of the day', (open) => {
  describe('its list', () => {
    const held = serving(open);
    const coming = (name: string) => guest(held.server, name);

    /** Plays it to the end with a score, as if he had. */
    async function finish(person: Guest, score: number): Promise<void> {
      const { id } = await person.playDaily(GAME);
      held.server.clock.now += 1000;
      await endMatch(held.server.house, id, { places: [1], scores: [score] });
    }

    test('has the fastest first, equal times on one place, and one’s own place however far down', async () => {
      const [ada, bob, cleo, dan] = await Promise.all(['Ada', 'Bob', 'Cleo', 'Dan'].map(coming));
      await finish(bob as Guest, 51_300);
      await finish(ada as Guest, 42_100);
      await finish(cleo as Guest, 51_300);
      await dan?.playDaily(GAME);
      const list = await cleo?.daily(GAME, { most: 2 });
      expect(list).toMatchObject({
        date: '2026-01-01',
        finished: 3,
        best: [
          { place: 1, name: 'Ada', score: 42_100, you: false },
          { place: 2, name: 'Bob', score: 51_300, you: false },
        ],
        yours: { place: 2, score: 51_300 },
      });
      expect(await dan?.daily(GAME)).toMatchObject({ finished: 3, yours: null });
    });

    test('begins anew with every day in UTC, and yesterday’s stays', async () => {
      const ada = await coming('Ada');
      await finish(ada, 42_100);
      const first = await ada.daily(GAME);
      held.server.clock.now = first.endsAt;
      expect(await ada.daily(GAME)).toMatchObject({
        date: '2026-01-02',
        finished: 0,
        best: [],
        yours: null,
        table: null,
      });
      expect(await ada.daily(GAME, { date: '2026-01-01' })).toMatchObject({
        today: '2026-01-02',
        best: [{ name: 'Ada' }],
        yours: { place: 1 },
      });
      const again = await ada.playDaily(GAME);
      expect(again.id).not.toBe(first.table);
    });

    test('of a day to come is nobody’s to see, and a game without one says so', async () => {
      const ada = await coming('Ada');
      await expect(ada.daily(GAME, { date: '2026-01-02' })).rejects.toHaveProperty(
        'code',
        'daily.ahead',
      );
      await expect(ada.daily(GAME, { date: '2026-02-30' })).rejects.toHaveProperty(
        'code',
        'request.malformed',
      );
      await expect(ada.playDaily('space-base')).rejects.toHaveProperty('code', 'daily.none');
    });

    test('one try a person, even if he asks several times at once', async () => {
      const ada = await coming('Ada');
      const tables = await Promise.all(Array.from({ length: 5 }, () => ada.playDaily(GAME)));
      expect(new Set(tables.map(({ id }) => id)).size).toBe(1);
      expect(await ada.daily(GAME)).toMatchObject({ table: tables[0]?.id });
      expect(await ada.gamesUnderWay()).toHaveLength(1);
    });

    test('everybody has the same secret that day, another the next, and sees only its hash', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const [mine, yours] = [await ada.playDaily(GAME), await bob.playDaily(GAME)];
      expect(mine.commitment).toBe(yours.commitment);
      const [day] = await held.server.house.database.selectFrom('days').selectAll().execute();
      expect(JSON.stringify(mine)).not.toContain(day?.secret);
      held.server.clock.now += DAY;
      expect((await ada.playDaily(GAME)).commitment).not.toBe(mine.commitment);
    });

    test('no bot ever plays it: who stands up finds his board as he left it', async () => {
      const ada = await coming('Ada');
      const { id } = await ada.playDaily(GAME);
      expect((await ada.standUp(id)).seats).toMatchObject([{ bot: null, heldBy: null }]);
    });

    test('it is no game won, is among what someone takes along, and goes with who is forgotten', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      await finish(ada, 42_100);
      await finish(bob, 50_000);
      expect(await bob.person(ada.is.id)).toMatchObject({ statistics: [] });
      const { table } = await ada.daily(GAME);
      expect(await ada.export()).toMatchObject({
        daily: [{ game: GAME, date: '2026-01-01', table }],
      });
      await ada.forgetMe();
      expect(await bob.daily(GAME)).toMatchObject({
        finished: 1,
        best: [{ place: 1, name: 'Bob', you: true }],
      });
    });
  });

  describe('a try', () => {
    const { openVenue, lineTo } = venuesOn(open);
    const clock = fastClock(15);

    test('is played over the line like any match, and stands in the list with the server’s time', async () => {
      const venue = await openVenue({ play: { clock } });
      const [ada, bob] = [await guest(venue, 'Ada'), await guest(venue, 'Bob')];
      const maps = [];
      for (const person of [ada, bob]) {
        const { id } = await person.playDaily(GAME);
        const host = new RemoteHost<SpaceBuilderTypes>(lineTo(venue, person.cookie), id);
        const { over, seen } = await playBuilder(host, ME, clock, 300);
        const { scores } = await over;
        const [last] = seen.slice(-1) as [Update<SpaceBuilderTypes>];
        maps.push([last.view.round?.map.slots, last.view.round?.direction]);
        await expect
          .poll(() => person.daily(GAME))
          .toMatchObject({ yours: { score: scores[0] }, table: id });
      }
      expect(maps[0]).toEqual(maps[1]);
      expect((await ada.daily(GAME)).best.map(({ name }) => name).sort()).toEqual(['Ada', 'Bob']);
    });

    test('whose times are made up gains no more than the cap of a race', async () => {
      const venue = await openVenue({ play: { clock } });
      const ada = await guest(venue);
      const { id } = await ada.playDaily(GAME);
      const { connection, revealed } = await joined(venue, ada, id);
      const { seq, view } = await revealed;
      const since = clock.now();
      for (const action of solution(view)) await connection.act(action, seq);
      await new Promise((go) => setTimeout(go, 100));
      const took = clock.now() - since;
      await connection.act({ kind: 'tap', at: 1 }, seq);
      await expect.poll(() => ada.daily(GAME)).toMatchObject({ finished: 1 });
      const { yours } = await ada.daily(GAME);
      expect(yours?.score).toBeGreaterThanOrEqual(took - CAP);
    });

    /** Sits down, says that he is ready, and waits for the map. */
    async function joined(venue: Parameters<typeof lineTo>[0], { cookie }: Guest, id: string) {
      const host = new RemoteHost<SpaceBuilderTypes>(lineTo(venue, cookie), id);
      const map = Promise.withResolvers<Update<SpaceBuilderTypes>>();
      const connection = await host.join(ME, (update) => {
        if (update.view.round !== null) map.resolve(update);
      });
      await connection.act({ kind: 'ready' }, 0);
      return { connection, revealed: map.promise };
    }

    /** What the map asks for, all of it at the first millisecond. */
    function solution({ round }: Update<SpaceBuilderTypes>['view']): Action[] {
      return (round?.map.slots ?? []).flatMap(([building, turn, side], index): Action[] => [
        ...(side === 'B' ? [{ kind: 'flip', building, side, at: 1 } as const] : []),
        ...(turn > 0 ? [{ kind: 'turn', building, turn, at: 1 } as const] : []),
        { kind: 'place', building, slot: (index + 1) as never, at: 1 },
      ]);
    }
  });
});
