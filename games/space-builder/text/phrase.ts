/** The parts that sentences are made of: buildings, places, turns, players, times. */

import type { Seat } from '@starboard/engine';
import { type Building, cellOf, type Side, type Slot, type Turn } from '../maps/map.ts';
import type { Move, Time } from '../rules/action.ts';
import { type Language, say, type Values } from './message.ts';

export function buildingName(building: Building, language: Language): string {
  return say(language, `building.${building}`);
}

/** What tells a side from the other: two trees. */
export function sideDetail(building: Building, side: Side, language: Language): string {
  return say(language, `detail.${building}.${side}`);
}

/** Which way a building stands: a quarter to the right. */
export function turnName(turn: Turn, language: Language): string {
  return say(language, `turn.${turn}`);
}

/** Where a slot lies: row 2, column 3. */
export function placeName(slot: Slot, language: Language): string {
  const { row, column } = cellOf(slot);
  return say(language, 'place', { row: row + 1, column: column + 1 });
}

/** A building as it stands, to be read aloud: glasshouse, two trees, a quarter to the right. */
export function standing(building: Building, side: Side, turn: Turn, language: Language): string {
  return say(language, 'standing', {
    building: buildingName(building, language),
    detail: sideDetail(building, side, language),
    turn: turnName(turn, language),
  });
}

/** What a message about a move speaks of. */
export function valuesOfMove(move: Move, language: Language): Values {
  const building = buildingName(move.building, language);
  switch (move.kind) {
    case 'place':
      // Nothing is ever placed on square 0: the rules refuse it.
      return { building, place: move.slot === 0 ? '' : placeName(move.slot, language) };
    case 'turn':
      return { building, turn: turnName(move.turn, language) };
    case 'flip':
      return { building, detail: sideDetail(move.building, move.side, language) };
    case 'take':
      return { building };
  }
}

/** What a player is called; the number of his seat if nobody said. */
export function playerName(seat: Seat, names: readonly string[]): string {
  return names[seat] ?? `${seat + 1}`;
}

/** `a, b, and c`, as the language lists things. */
export function and(entries: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(entries);
}

/** A time on a stopwatch: 1:05.3, or 1:05,3 where a comma is written. */
export function stopwatch(time: Time, language: Language): string {
  const tenths = Math.floor(time / 100);
  const seconds = new Intl.NumberFormat(language, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: 1,
  }).format((tenths % 600) / 10);
  return `${Math.floor(tenths / 600)}:${seconds}`;
}

/** A day such as `2026-11-15`, as one writes it. */
export function dayName(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
}
