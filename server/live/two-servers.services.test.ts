/** Two servers on one PostgreSQL and one Redis serve the same tables, with players connected to different ones. */

import { RemoteHost } from '@starboard/client';
import { Random, type Seat, type Seed } from '@starboard/engine';
import type { SpaceBuilderTypes } from '@starboard/space-builder';
import { afterEach, expect, test } from 'vitest';
import { hostConformance } from '../../engine/third-game/host-conformance.ts';
import { fastClock, playBuilder, playByChance } from '../../tools/crowd/players.ts';
import { needing } from '../../tools/services/needing.ts';
import { guest } from '../api/visitors.conformance.ts';
import type { Messages } from '../messages/messages.ts';
import { openMessages } from '../messages/open.ts';
import { layMatch } from '../play/club.conformance.ts';
import type { PlaySettings } from '../play/play.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { type Venue, venuesOn } from './venue.conformance.ts';

needing('redis', (redis) => {
  forEachStorage('two servers', (open) => {
    const messages: Messages[] = [];
    afterEach(async () => {
      for (const word of messages.splice(0)) await word.close();
    });
    const { openVenue, lineTo, hostAt } = venuesOn(open);

    async function openTwo(play: Partial<PlaySettings> = {}): Promise<[Venue, Venue]> {
      const openOne = async (process: string): Promise<Venue> => {
        const word = await openMessages({ redis }, (error) => {
          throw error;
        });
        messages.push(word);
        return openVenue({ messages: word, play: { process, ...play } });
      };
      return [await openOne('one'), await openOne('two')];
    }

    hostConformance('two servers, over real sockets,', async (table) => {
      const [one, two] = await openTwo();
      return hostAt(table, (viewer) => (viewer === 'spectator' || viewer % 2 === 1 ? two : one));
    });

    test('Space Base with two people at each comes to its end, the same for all', async () => {
      const venues = await openTwo();
      const people = await Promise.all(
        ['Ada', 'Bo', 'Cy', 'Di'].map((name) => guest(venues[0], name)),
      );
      const table = await layMatch(venues[0].house.database, {
        game: 'space-base',
        seats: 5,
        options: {},
        people: people.map(({ is }) => is.id as never),
        bots: { 4: 'cadet' },
      });
      const players = await Promise.all(
        people.map(({ cookie }, seat) =>
          playByChance(
            new RemoteHost(lineTo(venues[seat % 2] as Venue, cookie), table),
            seat as Seat,
            new Random(`${seat}`.repeat(64) as Seed),
          ),
        ),
      );
      const results = await Promise.all(players.map(({ over }) => over));
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    });

    test('Space Builder across two servers comes to its end, the same for all', async () => {
      const clock = fastClock(15);
      const venues = await openTwo({ clock });
      const people = await Promise.all(['Ada', 'Bo'].map((name) => guest(venues[0], name)));
      const table = await layMatch(venues[0].house.database, {
        game: 'space-builder',
        seats: 3,
        options: {},
        people: people.map(({ is }) => is.id as never),
        bots: { 2: 'practised' },
      });
      const players = await Promise.all(
        people.map(({ cookie }, seat) => {
          const line = lineTo(venues[seat] as Venue, cookie);
          const host = new RemoteHost<SpaceBuilderTypes>(line, table);
          return playBuilder(host, seat as Seat, clock, 300);
        }),
      );
      const results = await Promise.all(players.map(({ over }) => over));
      expect(results[0]).toEqual(results[1]);
    });

    test('people at one see who is at the other', async () => {
      const venues = await openTwo();
      const [ada, bo] = [await guest(venues[0], 'Ada'), await guest(venues[0], 'Bo')];
      const people = [ada.is.id as never, bo.is.id as never];
      const table = await layMatch(venues[0].house.database, { seats: 2, people });
      const seen: boolean[] = [];
      await lineTo(venues[0], ada.cookie).follow(table, {
        news: ({ seats }) => void seen.push(seats[1]?.here === true),
      });
      const line = lineTo(venues[1], bo.cookie);
      await line.follow(table, {});
      await expect.poll(() => seen.at(-1), { timeout: 300_000 }).toBe(true);
      line.close();
      await expect.poll(() => seen.at(-1), { timeout: 300_000 }).toBe(false);
    });
  });
});
