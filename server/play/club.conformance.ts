/** A club for tests: storage and play as a server has them, and tables to sit down at in one line. */

import type { Pace } from '@starboard/client/protocol';
import { type Clock, readSeed, type Seat } from '@starboard/engine';
import { afterEach } from 'vitest';
import type { House } from '../house.ts';
import type { StoredEntry } from '../log/log.ts';
import { StoredLog } from '../log/stored-log.ts';
import { MemoryMessages } from '../messages/memory.ts';
import type { Messages } from '../messages/messages.ts';
import type { Open } from '../storage/every-storage.conformance.ts';
import { tableRow } from '../storage/rows.conformance.ts';
import type { PersonId, SeatRow, TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { type Habits, USUAL_HABITS } from './attendant.ts';
import { type KeeperSettings, USUAL_LEASE } from './keeper.ts';
import { Play, wallClock } from './play.ts';
import { type ThinkingSettings, USUAL_THINKING } from './thinking.ts';
import { shelf } from './trial-shelf.conformance.ts';

export interface Club {
  readonly house: House;
  readonly storage: Storage;
  readonly messages: Messages;
  readonly log: StoredLog;
  readonly play: Play;
  /** What failed while nobody waited for an answer. */
  readonly failures: unknown[];
}

export interface ClubSettings {
  readonly process?: string;
  readonly messages?: Messages;
  readonly clock?: Clock;
  readonly habits?: Partial<Habits>;
  readonly keeper?: KeeperSettings;
  readonly thinking?: Partial<ThinkingSettings>;
}

/** Bots of the trial shelf, which take no time. */
export const TRIAL_THINKING: ThinkingSettings = {
  ...USUAL_THINKING,
  shelf: import.meta.resolve('./trial-shelf.conformance.ts'),
  time: 10,
  patience: 120_000,
};

export const QUICK: Habits = { ...USUAL_HABITS, pause: 0 };

/** Opens clubs on a storage, each like another process; what they do by themselves ends before the storage does. */
export function clubsOn(open: Open): (settings?: ClubSettings) => Promise<Club> {
  const clubs: Club[] = [];
  afterEach(async () => {
    for (const { play } of clubs.splice(0)) await play.stop();
  });
  return async (settings = {}) => {
    const club = clubOn(await open(), settings);
    clubs.push(club);
    return club;
  };
}

function clubOn(storage: Storage, settings: ClubSettings): Club {
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  const messages = settings.messages ?? new MemoryMessages(onFailure);
  const log = new StoredLog(storage);
  const house: House = { database: storage, log, messages, shelf, now: Date.now };
  const play = new Play(
    house,
    {
      process: settings.process ?? 'the only one',
      clock: settings.clock ?? wallClock,
      habits: { ...QUICK, ...settings.habits },
      keeper: settings.keeper ?? USUAL_LEASE,
      thinking: { ...TRIAL_THINKING, ...settings.thinking },
    },
    onFailure,
  );
  return { house, storage, messages, log, play, failures };
}

export interface Laid {
  readonly game?: string;
  readonly options?: unknown;
  readonly seats?: number;
  /** By seat: the bot's name; people sit everywhere else. */
  readonly bots?: Readonly<Record<number, string>>;
  readonly people?: readonly (PersonId | null)[];
  readonly pace?: Pace;
  readonly delay?: number;
  readonly log?: readonly StoredEntry['entry'][];
  /** When that was played, in milliseconds since 1970; long ago unless it is said. */
  readonly at?: number;
}

/** A match that has begun. */
export async function layMatch(storage: Storage, laid: Laid = {}): Promise<TableId> {
  const { game = 'salvage', options = { rounds: 3 }, seats = 3, pace = { kind: 'relaxed' } } = laid;
  const { log: entries = [], at = 1000 } = laid;
  const row = tableRow({
    game,
    options: JSON.stringify(options),
    seats,
    pace: JSON.stringify(pace),
    delay: laid.delay ?? 0,
    seed: readSeed('0c'.repeat(32)),
    seq: entries.length,
    wake_at: Date.now(),
  });
  await storage.insertInto('tables').values(row).execute();
  await storage
    .insertInto('seats')
    .values(Array.from({ length: seats }, (_, seat) => seatRow(row.id, seat, laid)))
    .execute();
  for (const entry of entries) {
    await storage
      .insertInto('entries')
      .values({ table_id: row.id, seq: entry.seq, at, entry: JSON.stringify(entry) })
      .execute();
  }
  return row.id;
}

function seatRow(table: TableId, seat: number, { bots, people }: Laid): SeatRow {
  const bot = bots?.[seat] ?? null;
  return {
    table_id: table,
    seat,
    person: bot === null ? (people?.[seat] ?? null) : null,
    name: bot ?? `player ${seat}`,
    colour: seat + 1,
    face: null,
    bot,
    held_by: null,
    word: '',
    left_early: 0,
    place: null,
    score: null,
  };
}

export const seat = (number: number): Seat => number as Seat;
