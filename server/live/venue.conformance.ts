/** Whole servers for tests, with real sockets, and people's lines to them. */

import { type Line, RemoteHost } from '@starboard/client';
import type { Host, LocalTable, Viewer } from '@starboard/engine';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import type { Salvage } from '../../engine/third-game/salvage.ts';
import { lineTo as newLine } from '../../tools/crowd/visitor.ts';
import { guest, UNLIMITED } from '../api/visitors.conformance.ts';
import { buildApp } from '../app.ts';
import type { House } from '../house.ts';
import { StoredLog } from '../log/stored-log.ts';
import { MemoryMessages } from '../messages/memory.ts';
import type { Messages } from '../messages/messages.ts';
import { layMatch, QUICK, TRIAL_THINKING } from '../play/club.conformance.ts';
import type { PlaySettings } from '../play/play.ts';
import { shelf } from '../play/trial-shelf.conformance.ts';
import type { Open } from '../storage/every-storage.conformance.ts';
import type { LiveHabits } from './live.ts';

export interface Venue {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly address: string;
}

export interface VenueSettings {
  readonly messages?: Messages;
  readonly play?: Partial<PlaySettings>;
  readonly live?: Partial<LiveHabits>;
  /** The time of day, where it does not go by the clock on the wall. */
  readonly now?: () => number;
  readonly host?: string;
  /** Told every line of the server's log. */
  readonly logged?: (line: string) => void;
}

/** Nobody is held up unless a test is about that. */
const FREELY: Partial<LiveHabits> = {
  person: { burst: 1e6, perSecond: 1e6 },
  address: { burst: 1e6, perSecond: 1e6 },
  talk: { burst: 1e6, perSecond: 1e6 },
};

/** Opens servers on a storage, each like another process, and closes them and every line after a test. */
export function venuesOn(open: Open) {
  const lines: Line[] = [];
  const venues: Venue[] = [];
  afterEach(async () => {
    for (const line of lines.splice(0)) line.close();
    for (const { app } of venues.splice(0)) await app.close();
  });

  async function openVenue({
    messages,
    play,
    live,
    now = Date.now,
    host = '127.0.0.1',
    logged,
  }: VenueSettings = {}): Promise<Venue> {
    const database = await open();
    const house: House = {
      database,
      log: new StoredLog(database),
      messages: messages ?? new MemoryMessages(raise),
      shelf,
      now,
    };
    const app = buildApp({
      page: 'no page',
      house,
      rates: UNLIMITED,
      play: { process: 'the only one', habits: QUICK, thinking: TRIAL_THINKING, ...play },
      live: { ...FREELY, ...live },
      ...(logged === undefined ? {} : { log: { stream: { write: logged } } }),
    });
    const address = await app.listen({ host, port: 0 });
    const venue = { app, house, address };
    venues.push(venue);
    return venue;
  }

  function lineTo({ address }: { readonly address: string }, ...who: Who): Line {
    const [cookie, options] = who;
    const line = newLine(address, cookie, options);
    lines.push(line);
    return line;
  }

  /** The table of a host conformance, where each seat is a person at one of the servers, and so is whoever looks on. */
  async function hostAt(
    table: LocalTable,
    venueOf: (viewer: Viewer) => Venue,
  ): Promise<Host<Salvage>> {
    const venue = venueOf('spectator');
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => guest(venue, name)));
    const id = await layMatch(venue.house.database, {
      ...table,
      log: table.log as never,
      people: people.map(({ is }) => is.id as never),
      bots: Object.fromEntries(table.bots.map(({ seat, bot }) => [seat, bot])),
    });
    const lines = new Map<Viewer, Line>();
    return {
      join(viewer, listen) {
        const person = viewer === 'spectator' ? undefined : people[viewer];
        const line = lines.get(viewer) ?? lineTo(venueOf(viewer), person?.cookie);
        lines.set(viewer, line);
        return new RemoteHost<Salvage>(line, id).join(viewer, listen);
      },
    };
  }

  return { openVenue, lineTo, hostAt };
}

type Who = [cookie?: string, options?: Parameters<typeof newLine>[2]];

function raise(error: unknown): never {
  throw error;
}
