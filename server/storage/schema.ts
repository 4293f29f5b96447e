/**
 * What the server remembers, as tables of a database. The same for SQLite and
 * PostgreSQL: times are milliseconds since 1970, JSON is text, and a yes or no
 * is 1 or 0. `migrations.ts` makes these tables.
 */

import type { Seed } from '@starboard/engine';

export interface Schema {
  people: PersonRow;
  devices: DeviceRow;
  recovery_codes: RecoveryCodeRow;
  ratings: RatingRow;
  tables: TableRow;
  seats: SeatRow;
  keepers: KeeperRow;
  entries: EntryRow;
  sayings: SayingRow;
  queues: QueueRow;
  days: DayRow;
  tries: TryRow;
}

export type PersonId = string & { readonly brand: 'person' };
export type TableId = string & { readonly brand: 'table' };

export interface PersonRow {
  id: PersonId;
  name: string;
  /** 1 to 5, a seat colour of the look. */
  colour: number;
  /** A face of the look by its name; null until one is chosen. */
  face: string | null;
  language: string;
  /** What he signs in with, in lower case; null for a guest. */
  username: string | null;
  /** The argon2id hash; null for a guest. */
  password: string | null;
  created_at: number;
  seen_at: number;
}

/** A browser that someone is signed in on. */
interface DeviceRow {
  /** SHA-256 of the secret in the cookie: whoever reads the database cannot sign in with it. */
  secret_hash: string;
  person: PersonId;
  created_at: number;
  seen_at: number;
}

interface RecoveryCodeRow {
  person: PersonId;
  code_hash: string;
}

export interface RatingRow {
  person: PersonId;
  game: string;
  /** Against whom it was won: games among people, and games with bots, are rated apart. */
  against: 'people' | 'bots';
  mu: number;
  sigma: number;
  games: number;
}

export type Access = 'public' | 'link' | 'code';
export type Chat = 'free' | 'phrases' | 'off';
export type Stage = 'open' | 'playing' | 'over';

/** A table and the match that is played on it: one of each. A rematch is a new table. */
export interface TableRow {
  id: TableId;
  /** Short enough to be read out; null once nobody can come any more. */
  code: string | null;
  game: string;
  /** The version of the rules the match began with. */
  rules: number;
  /** JSON, complete. */
  options: string;
  seats: number;
  access: Access;
  /** JSON: see tables/pace.ts. */
  pace: string;
  chat: Chat;
  /** How much later spectators see what happens, in milliseconds. */
  delay: number;
  host: PersonId | null;
  /** 1 if it begins by itself once every seat is taken, as a table of quick play does. */
  quick: number;
  stage: Stage;
  opened_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** Drawn when the table opens; told to nobody before the match is over. */
  secret: Seed;
  /** The hash of the secret, shown from the beginning. */
  commitment: string;
  /** From the secret and the players' words, once the match has begun. */
  seed: Seed | null;
  /** JSON: places and scores, once it is over. */
  result: string | null;
  /** Whether the result counts for ratings, decided by tables/rated.ts when it ends. */
  rated: number;
  /** The table of the rematch. */
  successor: TableId | null;

  // The match under way; written together with every entry of its log.
  /** The number of the last entry. */
  seq: number;
  /** JSON: the clocks as moments in time and the seats that are asked now, see play/clocks.ts. */
  clock: string;
  /** When something happens by itself next: a deadline, a bot's turn; null if nothing does. */
  wake_at: number | null;
}

/** The process that sees to what happens by itself in a match; a row of its own, so that renewing many never waits for an entry being written. */
interface KeeperRow {
  table_id: TableId;
  /** The name of the process. */
  keeper: string;
  /** Until when it has the word; another takes over after that. */
  until: number;
}

/** Nobody has two seats at one table: (table_id, person) is unique. */
export interface SeatRow {
  table_id: TableId;
  seat: number;
  /** Null for a bot, an empty seat, and someone who had his data deleted. */
  person: PersonId | null;
  /** As it was at the table; null while the seat is empty. */
  name: string | null;
  colour: number | null;
  face: string | null;
  /** The bot whose seat it is. */
  bot: string | null;
  /** The bot that holds the seat while its person is gone. */
  held_by: string | null;
  /** What the player adds to the seed. */
  word: string;
  /** 1 if he left for good during the match. */
  left_early: number;
  /** How the match ended for the seat; null until it is over. */
  place: number | null;
  score: number | null;
}

export interface EntryRow {
  table_id: TableId;
  /** From 1; two processes that race for the same number cannot both have it. */
  seq: number;
  /** When it was written. */
  at: number;
  /** JSON: an `Entry` of the engine. */
  entry: string;
}

export interface SayingRow {
  table_id: TableId;
  /** From 1. */
  number: number;
  at: number;
  person: PersonId | null;
  name: string;
  /** The key of a ready-made phrase, or null for free text. */
  phrase: string | null;
  text: string | null;
}

/** Those who are seated by quick play in a game come one after the other: whoever is next has hold of its row. */
interface QueueRow {
  game: string;
}

/** The match that everybody plays on a day: one of each game. */
interface DayRow {
  game: string;
  /** In UTC, such as `2026-11-15`. */
  date: string;
  /** Drawn for the first who plays that day, and the secret of everybody's table. */
  secret: Seed;
}

/** Nobody has two on one day: (game, date, person) is unique. */
interface TryRow {
  game: string;
  date: string;
  person: PersonId;
  table_id: TableId;
}
