/** What one viewer may know of a state: everything but the decks and, in the light-speed set-up, the others' hands. */

import type { CardNumber } from './catalog.ts';
import type { Console, State } from './state.ts';

export interface View extends Omit<State, 'decks' | 'consoles'> {
  /** How many cards are left, by level. */
  decks: [number, number, number];
  consoles: ConsoleView[];
}

export interface ConsoleView extends Omit<Console, 'hand' | 'picked'> {
  /** The viewer's own light-speed offer; for others only how many cards were dealt. */
  hand: CardNumber[] | number;
  picked: CardNumber[];
}
