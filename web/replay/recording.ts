/** Finds the match that is to be watched again: on this device, on the server, or in a file. */

import {
  canonical,
  type Entry,
  type GameTypes,
  Match,
  type MatchRecord,
  Refusal,
  type Revealed,
  recordText,
  type Seat,
} from '@starboard/engine';
import { shelf } from '@starboard/games';
import { SEAT_COLOURS, type SeatColour } from '@starboard/look/seat-colours.ts';
import type { Player } from '@starboard/look/table.ts';
import { readGiven, readText } from '../check/verdict.ts';
import { download, downloadRecord } from '../local/download.ts';
import { findEntries, findGame } from '../local/drawer.ts';
import { playersOf } from '../local/kept-game.ts';
import { MACHINE_NAMES } from '../local/seats.ts';
import { playersAt, tookBy } from '../online/seats.ts';
import { http } from '../online/server.ts';
import { openedFile } from './opened-file.ts';

export interface Recording {
  readonly match: Match<GameTypes>;
  readonly players: readonly Player[];
  readonly chance: Revealed | null;
  /** How long it was played, in milliseconds, where that is known. */
  readonly took?: number | undefined;
  /** Where one goes after it. */
  readonly home: string;
  /** Where its chance is checked. */
  readonly check: string;
  readonly save: () => void;
}

/** Why there is nothing to watch, as the page says it; what is wrong with a record is a `BadRecord`. */
export class NothingToWatch extends Error {
  readonly why: 'missing' | 'unfinished' | 'otherRules' | 'noFile';

  constructor(why: NothingToWatch['why']) {
    super(why);
    this.why = why;
  }
}

/** By its address: a game on this device, a table of the server, or the file that was opened. */
export async function findRecording(from: string, id = ''): Promise<Recording> {
  switch (from) {
    case 'game':
      return fromDevice(id);
    case 'table':
      return fromTable(id);
    case 'file':
      return fromFile();
    default:
      throw new NothingToWatch('missing');
  }
}

async function fromDevice(id: string): Promise<Recording> {
  const kept = await findGame(id);
  const box = kept && (await shelf[kept.game]?.());
  if (kept === undefined || box === undefined) throw new NothingToWatch('missing');
  const { options, seats, seed, chance } = kept;
  const log = (await findEntries(id)) as Entry<GameTypes>[];
  const match = replayed(() =>
    Match.resume<GameTypes>(box.game, { options, seats: seats.length, seed }, log),
  );
  if (match.result === undefined) throw new NothingToWatch('unfinished');
  if (kept.result !== null && canonical(kept.result) !== canonical(match.result)) {
    throw new NothingToWatch('otherRules');
  }
  return {
    match,
    players: playersOf(kept),
    chance,
    took: kept.took,
    home: `/play/${kept.game}/${id}`,
    check: `/check?game=${id}`,
    save: () => void downloadRecord(kept),
  };
}

/** A game on this device has no marks: what the rules of today refuse was played by others. */
function replayed<Value>(resume: () => Value): Value {
  try {
    return resume();
  } catch (error) {
    if (error instanceof Refusal) throw new NothingToWatch('otherRules');
    throw error;
  }
}

async function fromTable(id: string): Promise<Recording> {
  const [given, table] = await Promise.all([http.record(id), http.table(id)]);
  const { record, match } = await readGiven(given);
  return {
    match,
    players: playersAt(table).map((player) => ({ ...player, here: true })),
    chance: record.chance,
    took: tookBy(table),
    home: `/table/${id}`,
    check: `/check?table=${id}`,
    save: () => download(`${record.game}-${id}.json`, recordText(record)),
  };
}

async function fromFile(): Promise<Recording> {
  const text = openedFile();
  if (text === undefined) throw new NothingToWatch('noFile');
  const { record, match } = await readText(text);
  return {
    match,
    players: playersIn(record),
    chance: record.chance,
    home: '/check',
    check: '/check',
    save: () => download(`${record.game}.json`, text),
  };
}

/** A record knows names, but no colours; and whoever was forgotten has no name. */
function playersIn({ players }: MatchRecord): Player[] {
  return players.map(({ name, bot }, seat) => ({
    seat: seat as Seat,
    name: name || (MACHINE_NAMES[seat % MACHINE_NAMES.length] as string),
    kind: bot === undefined ? 'person' : 'bot',
    colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] as SeatColour,
    here: true,
  }));
}
