/** What one viewer may know of a state: everything but the decks and, in the light-speed set-up, the others' hands. */

import type { Viewer } from '@starboard/engine';
import type { CardNumber } from './card-number.ts';
import { clone } from './copy.ts';
import type { Console, State } from './state.ts';

export interface View extends Omit<State, 'decks' | 'consoles'> {
  /** How many cards are left, by level. */
  decks: [number, number, number];
  consoles: ConsoleView[];
}

export interface ConsoleView extends Omit<Console, 'hand' | 'picked'> {
  /** The viewer's own light-speed offer; of another's only how many cards were dealt. */
  hand: CardNumber[] | number;
  picked: CardNumber[];
}

export function view(state: State, viewer: Viewer): View {
  const { decks } = state;
  // Of the decks only their heights are seen: a copy of them would be for nothing.
  const { consoles, ...open } = clone({ ...state, decks: [[], [], []] });
  return {
    ...open,
    decks: [decks[0].length, decks[1].length, decks[2].length],
    consoles: consoles.map((console, seat) =>
      seat === viewer || isOpen(console)
        ? console
        : { ...console, hand: console.hand.length, picked: [] },
    ),
  };
}

/** Once the light-speed offers are chosen, nobody has anything that others do not see. */
export function open({ consoles }: State): boolean {
  return consoles.every(isOpen);
}

function isOpen({ hand }: Console): boolean {
  return hand.length === 0;
}
