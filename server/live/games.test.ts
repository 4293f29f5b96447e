/** Whole games of both games over real sockets: people and bots at every number of players, with lines that break. */

import { type Line, RemoteHost } from '@starboard/client';
import { historyFor, Match, Random, type Seat, type Seed } from '@starboard/engine';
import type { SpaceBuilderTypes } from '@starboard/space-builder';
import { beforeEach, expect, test } from 'vitest';
import { fastClock, type Player, playBuilder, playByChance } from '../../tools/crowd/players.ts';
import { type Guest, guest } from '../api/visitors.conformance.ts';
import { takeFrom } from '../house.ts';
import type { StoredMatch } from '../log/log.ts';
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

  /** How often lines broke. */
  let broke = 0;
  beforeEach(() => {
    broke = 0;
  });

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
          broke += 1;
          socket.terminate();
        });
      },
    });
  }

  async function holds(venue: Venue, table: TableId, players: readonly Player[]): Promise<void> {
    const results = await Promise.all(players.map(({ over }) => over));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(broke).toBe(3 * players.length);
    const stored = await venue.house.log.load(table);
    if (stored === undefined) throw new Error('the match is gone');
    for (const [seat, { confirmed }] of players.entries()) {
      expect(confirmed.size).toBeGreaterThan(0);
      for (const [seq, action] of confirmed) {
        const entry = stored.entries[seq - 1]?.entry;
        expect(entry).toMatchObject({ seq });
        // A time that was claimed may have been cut. BU-6.3
        const { at: _, ...made } = (entry as { action: { at?: number } }).action;
        expect(action).toMatchObject(made);
      }
      await everythingWasToldOnce(venue, stored, seat as Seat, players[seat] as Player);
    }
  }

  /** Whatever was missed while a line was cut is told once it is back, in the same order, and nothing twice. */
  async function everythingWasToldOnce(
    { house }: Venue,
    stored: StoredMatch,
    seat: Seat,
    { seen }: Player,
  ): Promise<void> {
    const { game } = await takeFrom(house.shelf, stored.game);
    const log = stored.entries.map(({ entry }) => entry);
    const { opening } = Match.start(game, stored);
    const chapters = historyFor({ game, opening, log }, seat, log.length);
    // He may have come after the first action of a bot.
    const first = seen[0]?.seq ?? 0;
    const missed = chapters.filter(({ seq }) => first === 0 || seq > first);
    expect(seen.flatMap(({ events }) => events)).toEqual(missed.flatMap(({ events }) => events));
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
