/** What is agreed before a match: the game as it is, or a variant of clause 8. */

import { BadInput, type Seat } from '@starboard/engine';
import { isDate } from '../maps/date.ts';
import { mapOfDay } from '../maps/generation.ts';
import {
  BUILDINGS,
  type Building,
  type CityMap,
  type Direction,
  STARRED,
  TURNS,
  turnedBy,
} from '../maps/map.ts';
import { PRINTED } from '../maps/printed.ts';
import { readRivals } from './recording.ts';
import type { Recording } from './state.ts';

export interface Options {
  readonly play: Play;
  /** By seat: the map stands upright on this seat's screen. BU-8.1 */
  readonly upright: readonly boolean[];
  /** By seat: how many buildings are in hand from the start, 4 to 8. BU-8.1 */
  readonly hands: readonly number[];
  /** By seat: it waits for those who do not, as bots for somebody who plays without a clock; left out where nobody waits. BU-8.4 */
  readonly waits?: readonly boolean[];
}

export type Play =
  /** 2 to 4 players, each at a screen of his own, or two at one tablet. BU-8.3 */
  | { readonly kind: 'race'; readonly seating: Seating }
  /** Alone, without a clock; with a direction, every map lies that way. BU-8.2 */
  | { readonly kind: 'practice'; readonly direction?: Direction }
  /** Alone, against the clock. BU-8.2 */
  | { readonly kind: 'trial' }
  /**
   * Alone, one round with all eight buildings, the same map for everybody on a
   * date. A sealed one comes from the match's seed, which a server gives to all
   * who play that day, and nobody knows it before; any other from the date. BU-8.2
   */
  | { readonly kind: 'daily'; readonly date: string; readonly sealed: boolean }
  /** Alone, one round against recorded ones. BU-8.2 */
  | { readonly kind: 'ghosts'; readonly rivals: readonly Recording[] };

export type Seating = (typeof SEATINGS)[number];
export const SEATINGS = ['apart', 'opposite', 'beside'] as const;

/** Fills in what is left out: the game as printed, and alone a practice. */
export function readOptions(given: unknown, seats: number): Options {
  const options = readRecord(given ?? {}, 'options', ['play', 'upright', 'hands', 'waits']);
  const play = readPlay(options.play ?? { kind: seats === 1 ? 'practice' : 'race' });
  if ((play.kind === 'race') !== seats > 1) {
    throw new BadInput(
      'options.seats',
      `${play.kind} is for ${play.kind === 'race' ? '2 to 4 players' : 'one player'}, not for ${seats}`,
      { play: play.kind, seats },
    );
  }
  if (isOpposite(play) && seats !== 2) {
    throw new BadInput('options.opposite', 'two sit opposite each other, no more', { seats });
  }
  const upright = readPerSeat(options.upright, seats, 'upright', false, isBoolean, 'true or false');
  if (isOpposite(play) && upright.includes(true)) {
    throw new BadInput('options.across', 'between two who sit opposite, no map stands upright');
  }
  const waits = readPerSeat(options.waits, seats, 'waits', false, isBoolean, 'true or false');
  if (!waits.includes(false)) {
    throw new BadInput('options.awaited', 'there is nobody to wait for: somebody has to go first');
  }
  const hands = readHands(options.hands, play, seats);
  return { play, upright, hands, ...(waits.includes(true) ? { waits } : {}) };
}

/** A handicap stays with its player. BU-8.1 */
export function reseat(options: Options, before: readonly Seat[]): Options {
  const { waits } = options;
  return {
    ...options,
    upright: before.map((seat) => options.upright[seat] as boolean),
    hands: before.map((seat) => options.hands[seat] as number),
    ...(waits && { waits: before.map((seat) => waits[seat] as boolean) }),
  };
}

/** Two at one tablet, one at each end of the map. BU-8.3 */
export function isOpposite(play: Lying): boolean {
  return play.kind === 'race' && play.seating === 'opposite';
}

/** What of a way to play tells how a map lies. */
interface Lying {
  readonly kind: Play['kind'];
  readonly seating?: Seating;
  readonly direction?: Direction;
}

/** A map of the pile by its name. */
export function mapNamed({ play }: Options, name: string): CityMap {
  if (play.kind === 'daily') return mapOfDay(name);
  if (play.kind === 'ghosts') return (play.rivals[0] as Recording).map;
  return PRINTED.find(({ id }) => id === name) as CityMap;
}

/** How the map lies as this seat sees it; for one who looks on, as it lies on the table. */
export function directionFor(
  { play, upright }: { readonly play: Lying; readonly upright: Options['upright'] },
  direction: Direction,
  seat: number | undefined,
): Direction {
  if (seat === undefined) return direction;
  if (upright[seat] === true) return 0;
  if (play.kind === 'practice') return play.direction ?? direction;
  return isOpposite(play) ? turnedBy(direction, 2 * seat) : direction;
}

function readPlay(given: unknown): Play {
  const { kind } = readRecord(given, 'options.play', [
    'kind',
    'seating',
    'direction',
    'date',
    'sealed',
    'rivals',
  ]);
  switch (kind) {
    case 'race':
      return { kind, seating: readSeating(readRecord(given, 'a race', ['kind', 'seating'])) };
    case 'practice':
      return { kind, ...readLie(readRecord(given, 'a practice', ['kind', 'direction'])) };
    case 'trial':
      readRecord(given, 'a trial', ['kind']);
      return { kind };
    case 'daily':
      return { kind, ...readDay(readRecord(given, 'a daily map', ['kind', 'date', 'sealed'])) };
    case 'ghosts':
      return {
        kind,
        rivals: readRivals(readRecord(given, 'a race of ghosts', ['kind', 'rivals']).rivals),
      };
    default:
      throw new BadInput(
        'options.play',
        `play is race, practice, trial, daily or ghosts, not ${JSON.stringify(kind)}`,
      );
  }
}

function readSeating({ seating = 'apart' }: { seating?: unknown }): Seating {
  if (SEATINGS.includes(seating as Seating)) return seating as Seating;
  throw new BadInput(
    'options.seating',
    `seating is ${SEATINGS.join(', ')}, not ${JSON.stringify(seating)}`,
  );
}

function readLie({ direction }: { direction?: unknown }) {
  if (direction === undefined) return {};
  if (TURNS.includes(direction as Direction)) return { direction: direction as Direction };
  throw new BadInput(
    'options.direction',
    `a map lies 0 to 3 quarter-turns from upright, not ${JSON.stringify(direction)}`,
  );
}

function readDay({ date, sealed = false }: { date?: unknown; sealed?: unknown }) {
  if (!isDate(date)) {
    throw new BadInput(
      'options.date',
      `a date looks like 2026-11-15, not ${JSON.stringify(date) ?? 'nothing'}`,
    );
  }
  if (!isBoolean(sealed)) {
    throw new BadInput('options.sealed', 'a map of the day is sealed or not: true or false');
  }
  return { date: date as string, sealed };
}

function readHands(given: unknown, play: Play, seats: number): number[] {
  const wanted = `a whole number from ${STARRED.length} to ${BUILDINGS.length}`;
  const dictated = dictatedHand(play);
  const hands = readPerSeat(given, seats, 'hands', dictated ?? STARRED.length, isHand, wanted);
  if (dictated === undefined || hands.every((hand) => hand === dictated)) return hands;
  throw new BadInput('options.hands', `in ${play.kind} the hand has ${dictated} buildings`, {
    play: play.kind,
    hand: dictated,
  });
}

/** How many buildings are in hand where that cannot be chosen. */
function dictatedHand(play: Play): number | undefined {
  if (play.kind === 'daily') return BUILDINGS.length;
  return play.kind === 'ghosts' ? (play.rivals[0] as Recording).buildings.length : undefined;
}

function isHand(value: unknown): value is number {
  return BUILDINGS.slice(STARRED.length - 1).includes(value as Building);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function readPerSeat<Value>(
  given: unknown,
  seats: number,
  name: string,
  otherwise: Value,
  fits: (value: unknown) => value is Value,
  wanted: string,
): Value[] {
  if (given === undefined) return Array.from({ length: seats }, () => otherwise);
  if (Array.isArray(given) && given.length === seats && given.every(fits)) return [...given];
  throw new BadInput(
    `options.${name}`,
    `${name} is a list with ${wanted} for each of the ${seats} seats`,
    { seats },
  );
}

/** The fields of an object, none of them unknown. */
function readRecord<Field extends string>(
  given: unknown,
  what: string,
  fields: readonly Field[],
): Partial<Record<Field, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new BadInput('options.malformed', `${what} is an object with ${fields.join(', ')}`);
  }
  const unknown = Object.keys(given).find((field) => !fields.includes(field as Field));
  if (unknown !== undefined) {
    throw new BadInput(
      'options.unknown',
      `${what} has no "${unknown}"; it has ${fields.join(', ')}`,
      { field: unknown },
    );
  }
  return { ...given };
}
