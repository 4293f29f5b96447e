/**
 * The record of a match: a JSON file small enough to e-mail, from which anyone
 * can replay the match and check its chance. docs/records.md describes it.
 *
 * Every entry carries a mark, the beginning of a hash over everything before
 * it, the entry, and the state it led to. So a record that was damaged, edited
 * or replayed by other rules is refused at the first entry that is not as it was.
 */

import { z } from 'zod';
import { checkReveal, type Revealed, sha256 } from './chance.ts';
import type { AnyGame, GameTypes, Result } from './game.ts';
import { canonical } from './json.ts';
import { type Entry, Match, type Opening } from './match.ts';
import { readSeed, type Seed } from './random.ts';
import { BadInput, Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

export interface MatchRecord {
  readonly format: 'starboard-record';
  /** The version of this format. */
  readonly version: 1;
  readonly game: string;
  /** The version of the game's rules, see `Game.rules`. */
  readonly rules: number;
  readonly options: unknown;
  /** By seat: who played. */
  readonly players: readonly Player[];
  readonly seed: Seed;
  /** How the seed came about, if players could check it; null if nobody asked for that. */
  readonly chance: Revealed | null;
  /** The mark of the opening: over everything above, and the state after set-up. */
  readonly opening: string;
  readonly log: readonly MarkedEntry[];
  /** Null while the match was not over. */
  readonly result: Result | null;
}

export interface Player {
  readonly name: string;
  /** The name of the bot that played, if it was one. */
  readonly bot?: string;
}

export type MarkedEntry = Entry<GameTypes> & { readonly mark: string };

/** The record is not what it says it is; a fact named `entry` tells the first bad one, 0 being the opening. */
export class BadRecord extends BadInput {}

/**
 * The record of a match as it stands. It holds the seed, and with it all that
 * is still to come: while a match is under way it is for its host alone.
 */
export async function writeRecord<T extends GameTypes>(
  match: Match<T>,
  players: readonly Player[],
  chance: Revealed | null = null,
): Promise<MatchRecord> {
  const { game } = match;
  const head: Head = {
    format: 'starboard-record',
    version: 1,
    game: game.name,
    rules: game.rules,
    options: match.opening.options,
    players,
    seed: match.opening.seed,
    chance,
  };
  const replayed = Match.start(game, match.opening);
  const chain = await Chain.begin(head, replayed.state);
  const opening = chain.mark;
  const log: MarkedEntry[] = [];
  for (const entry of match.log) {
    replayed.replay(entry);
    log.push({ ...entry, mark: await chain.add(entry, replayed.state) });
  }
  return { ...head, opening, log, result: match.result ?? null };
}

/** A record as a file: JSON, an entry a line, so that two records can be compared by eye. */
export function recordText({ log, result, ...head }: MatchRecord): string {
  const fields = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const lines = log.map((entry) => `\n    ${JSON.stringify(entry)}`);
  fields.push(`  "log": [${lines.join()}\n  ]`, `  "result": ${JSON.stringify(result)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** A record that holds: the match as it ended, and what stands around it. */
export interface ReadRecord {
  readonly record: MatchRecord;
  readonly match: Match<GameTypes>;
}

/** Checks a record from outside to its last entry; throws `BadRecord` that names the first bad one. */
export async function readRecord(
  given: unknown,
  findGame: (name: string) => Promise<AnyGame | undefined>,
): Promise<ReadRecord> {
  const head = readHead(given);
  const game = await findGame(head.game);
  if (game === undefined) {
    throw new BadRecord('record.game', `the record is of "${head.game}", a game not known here`, {
      game: head.game,
    });
  }
  if (game.rules !== head.rules) {
    throw new BadRecord(
      'record.rules',
      `the record was made by version ${head.rules} of the rules of ${game.name}; here is version ${game.rules}`,
      { made: head.rules, here: game.rules },
    );
  }
  if (head.chance !== null) await atEntry(0, () => checkReveal(head.chance as Revealed, head.seed));
  const match: Match<GameTypes> = await atEntry(0, () => Match.start(game, openingOf(head)));
  const chain = await Chain.begin(head, match.state);
  const tail = readTail(given);
  checkMark(0, tail.opening, chain.mark);
  const log: MarkedEntry[] = [];
  for (const [index, line] of tail.log.entries()) {
    const number = index + 1;
    const { mark, ...entry } = readEntry(line, number);
    await atEntry(number, () => match.replay(entry));
    checkMark(number, mark, await chain.add(entry, match.state));
    log.push({ ...entry, mark });
  }
  const result = match.result ?? null;
  if (canonical(result) !== canonical(tail.result)) {
    throw new BadRecord(
      'record.result',
      `the record says ${canonical(tail.result)}, but the match ended with ${canonical(result)}`,
    );
  }
  return { record: { ...head, opening: tail.opening, log, result }, match };
}

/** What a recorded match follows from; with any number of its entries, `Match.resume` takes it up at that point. */
export function openingOf({ options, players, seed }: Head): Opening<GameTypes> {
  return { options, seats: players.length, seed };
}

type Head = Omit<MatchRecord, 'opening' | 'log' | 'result'>;

/** A running hash over a match. */
class Chain {
  #link: string;

  private constructor(link: string) {
    this.#link = link;
  }

  static async begin(head: Head, state: object): Promise<Chain> {
    return new Chain(sha256(`${canonical(head)}\n${canonical(state)}`));
  }

  get mark(): string {
    return this.#link.slice(0, MARK_LENGTH);
  }

  async add(entry: Entry<GameTypes>, state: object): Promise<string> {
    this.#link = sha256(`${this.#link}\n${canonical(entry)}\n${canonical(state)}`);
    return this.mark;
  }
}

/** 64 bits: enough that no damage and no edit by hand goes unseen, short enough for a small file. */
const MARK_LENGTH = 16;

function checkMark(entry: number, found: string, expected: string): void {
  if (found === expected) return;
  throw new BadRecord(
    'record.altered',
    `${placeOf(entry)} is not as it was recorded: its mark is ${found}, the replay gives ${expected}`,
    { entry },
  );
}

/** Names the entry in whatever is refused while it is checked. */
async function atEntry<Value>(entry: number, check: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, facts } = error;
    throw new BadRecord('record.illegal', `${placeOf(entry)}: ${message}`, {
      entry,
      problems: [{ code, message, facts }],
    });
  }
}

function placeOf(entry: number): string {
  return entry === 0 ? 'the opening' : `entry ${entry}`;
}

const word = z.string().max(200);
const seedForm = z.string().transform((text, context) => {
  try {
    return readSeed(text);
  } catch {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
});

const headForm = z.object({
  format: z.literal('starboard-record'),
  version: z.literal(1),
  game: word,
  rules: z.int(),
  options: z.unknown(),
  players: z.array(z.strictObject({ name: word, bot: z.exactOptional(word) })).max(100),
  seed: seedForm,
  chance: z.nullable(
    z.strictObject({ commitment: word, secret: seedForm, words: z.array(word).max(100) }),
  ),
});

const tailForm = z.object({
  opening: word,
  log: z.array(z.unknown()).max(1_000_000),
  result: z.nullable(z.strictObject({ places: z.array(z.int()), scores: z.array(z.number()) })),
});

const seatForm = z.custom<Seat>((seat) => Number.isInteger(seat));
const lineForm = { seq: z.int(), seat: seatForm, mark: word };
const entryForm = z.union([
  z.strictObject({ ...lineForm, undo: z.int() }),
  z.strictObject({ ...lineForm, order: z.json() }),
  z.strictObject({ ...lineForm, action: z.json(), by: z.exactOptional(z.literal('order')) }),
]);

function readHead(given: unknown): Head {
  const { format, version } = Object(given) as Partial<Head>;
  if (format !== 'starboard-record') {
    throw new BadRecord('record.foreign', 'this is not a Starboard record');
  }
  if (version !== 1) {
    throw new BadRecord('record.version', 'this version of the format is not known here');
  }
  return readForm(headForm, given);
}

function readTail(given: unknown): z.infer<typeof tailForm> {
  return readForm(tailForm, given);
}

function readEntry(given: unknown, number: number): z.infer<typeof entryForm> {
  return readForm(entryForm, given, number);
}

/** Says where the form is not kept, in a way that can be told in any language. */
function readForm<Form extends z.ZodType>(
  form: Form,
  given: unknown,
  entry?: number,
): z.infer<Form> {
  const read = form.safeParse(given);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path ?? [];
  const start = entry === undefined ? [] : ['log', entry - 1];
  const place = [...start, ...path].join('.');
  const named = entry === undefined ? 'the record' : placeOf(entry);
  throw new BadRecord('record.malformed', `${named}: ${place} is not as it should be`, {
    place,
    ...(entry === undefined ? {} : { entry }),
  });
}
