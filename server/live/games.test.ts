/** Whole games of both games over real sockets: people and bots at every number of players, with lines that break. */

import { type Line, RemoteHost } from '@starboard/client';
import { type GameTypes, Random, type Seat, type Seed, type Update } from '@starboard/engine';
import type { SpaceBuilderTypes } from '@starboard/space-builder';
import { expect, test } from 'vitest';
import { fastClock, type Player, playBuilder, playByChance } from '../../tools/crowd/players.ts';
import { type Guest, guest } from '../api/visitors.conformance.ts';
import { layMatch, QUICK, TRIAL_THINKING } from '../play/club.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { type Venue, venuesOn } from './venue.conformance.ts';

const FAST = 15;

forEachStorage('live play', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  /** A match where everybody but the last is a person. */
  async function begin(venue: Venue, game: string, seats: number) {
    const people = await Promise.all(
      Array.from({ length: seats - 1 }, (_, seat) => guest(venue, `Player ${seat}`)),
    );
    const levels: Record<string, string> = { 'space-base': 'cadet', 'space-builder': 'practised' };
    const table = await layMatch(venue.house.database, {
      game,
      seats,
      options: {},
      people: people.map(({ is }) => is.id as never),
      bots: { [seats - 1]: levels[game] as string },
      pace: { kind: 'live', seconds: 600 },
    });
    return { table, people };
  }

  /** A line that breaks three times, each time after so many messages. */
  function brokenLine(venue: Venue, { cookie }: Guest, after: number): Line {
    let broken = 0;
    return lineTo(venue, cookie, {
      onSocket(socket) {
        let messages = 0;
        socket.on('message', () => {
          messages += 1;
          if (messages !== after || broken === 3) return;
          broken += 1;
          socket.terminate();
        });
      },
    });
  }

  async function holds(venue: Venue, table: TableId, players: readonly Player[]): Promise<void> {
    const results = await Promise.all(players.map(({ over }) => over));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const stored = await venue.house.log.load(table);
    for (const { confirmed, seen } of players) {
      expect(confirmed.size).toBeGreaterThan(0);
      for (const [seq, action] of confirmed) {
        const entry = stored?.entries[seq - 1]?.entry;
        expect(entry).toMatchObject({ seq });
        // A time that was claimed may have been cut. BU-6.3
        const { at: _, ...made } = (entry as { action: { at?: number } }).action;
        expect(action).toMatchObject(made);
      }
      eventsComeOnce(seen);
    }
  }

  /** Whatever was missed while a line was cut is told once it is back, in the same order, and nothing twice. */
  function eventsComeOnce(seen: readonly Update<GameTypes>[]): void {
    for (const [index, { seq }] of seen.entries()) {
      expect(seq).toBeGreaterThanOrEqual(seen[index - 1]?.seq ?? 0);
    }
  }

  test.each([2, 3, 4, 5])('Space Base with %i players comes to its end', async (seats) => {
    const venue = await openVenue();
    const { table, people } = await begin(venue, 'space-base', seats);
    const players = await Promise.all(
      people.map((person, seat) =>
        playByChance(
          new RemoteHost(brokenLine(venue, person, 40 + 7 * seat), table),
          seat as Seat,
          new Random(`${seat}`.repeat(64) as Seed),
        ),
      ),
    );
    await holds(venue, table, players);
  });

  test.each([2, 3, 4])('Space Builder with %i players comes to its end', async (seats) => {
    const clock = fastClock(FAST);
    const play = { clock, habits: QUICK, thinking: TRIAL_THINKING };
    const venue = await openVenue({ play });
    const { table, people } = await begin(venue, 'space-builder', seats);
    const players = await Promise.all(
      people.map((person, seat) =>
        playBuilder(
          new RemoteHost<SpaceBuilderTypes>(brokenLine(venue, person, 50 + 7 * seat), table),
          seat as Seat,
          clock,
          300,
        ),
      ),
    );
    await holds(venue, table, players);
  });
});
