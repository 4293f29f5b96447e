/** A game on this device as it is kept: all it takes to go on with it after the page was closed. */

import type { Result, Revealed, Seat, SeatedBot, Seed } from '@starboard/engine';
import type { SeatColour } from '@starboard/look/seat-colours.ts';
import type { Player } from '@starboard/look/table.ts';
import { facesAt } from '../people/faces.ts';

export interface KeptGame {
  /** As in the address. */
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly KeptSeat[];
  readonly seed: Seed;
  /** How the seed came about; null where the browser could not commit to it. */
  readonly chance: Revealed | null;
  readonly botSeed: Seed;
  /** In milliseconds since 1970. */
  readonly begun: number;
  readonly played: number;
  /** How long it was played, in milliseconds; nobody knows of a game that was begun before this was counted. */
  readonly took?: number | undefined;
  /** How many entries its log has. */
  readonly entries: number;
  readonly result: Result | null;
  /** Played again, its chance stays as it is: the map of a day. */
  readonly lasting?: boolean;
}

export type KeptSeat = {
  readonly name: string;
  readonly colour: SeatColour;
  /** Chosen by whoever the device is his; the others have one that is free. */
  readonly face?: string;
  /** The bot that plays here; nobody's name means a person at this device. */
  readonly bot: string | null;
};

/** Whoever does nothing for longer, in milliseconds, is not playing. */
const BREAK = 600_000;

/** How long a game was played when something is done in it now, at a table that was opened at a time. */
export function tookBy(
  { took, played }: KeptGame,
  now: number,
  opened: number,
): number | undefined {
  if (took === undefined) return undefined;
  return took + Math.min(Math.max(0, now - Math.max(played, opened)), BREAK);
}

/** Long enough for a bot that looks ahead, short enough that nobody waits for it. */
const THINKING = 400;

export function botsOf({ seats }: KeptGame): SeatedBot[] {
  return seats.flatMap(({ bot }, seat) =>
    bot === null ? [] : [{ seat: seat as Seat, bot, thinking: THINKING }],
  );
}

/** The seats that are played at this device. */
export function personsOf({ seats }: Pick<KeptGame, 'seats'>): Seat[] {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []));
}

export function playersOf({ seats }: KeptGame): Player[] {
  const faces = facesAt(seats);
  return seats.map(({ name, colour, bot }, seat) => ({
    seat: seat as Seat,
    name,
    colour,
    face: faces[seat],
    kind: bot === null ? 'person' : 'bot',
    here: true,
  }));
}
