/** Who is on a seat: nobody, a person or a bot. */

import type { Person } from '../people/person.ts';
import type { SeatRow } from '../storage/schema.ts';

/** What changes when a seat is taken or given up. */
export type Occupant = Pick<
  SeatRow,
  'person' | 'name' | 'colour' | 'face' | 'bot' | 'held_by' | 'word' | 'left_early'
>;

export const EMPTY: Occupant = {
  person: null,
  name: null,
  colour: null,
  face: null,
  bot: null,
  held_by: null,
  word: '',
  left_early: 0,
};

export function occupiedBy(person: Person, others: readonly SeatRow[]): Occupant {
  const colour = freeColour(person.colour, others);
  return { ...EMPTY, person: person.id, name: person.name, colour, face: person.face };
}

export function occupiedByBot(level: string, others: readonly SeatRow[]): Occupant {
  return { ...EMPTY, bot: level, name: level, colour: freeColour(1, others) };
}

/** No table has more seats than there are colours. */
export const COLOURS = 5;

/** One's own colour, or the next that nobody at the table has. */
function freeColour(wish: number, others: readonly SeatRow[]): number {
  const taken = new Set(others.map(({ colour }) => colour));
  for (let step = 0; step < COLOURS; step++) {
    const colour = ((wish - 1 + step) % COLOURS) + 1;
    if (!taken.has(colour)) return colour;
  }
  return wish;
}
