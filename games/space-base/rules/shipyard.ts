/** The cards on sale: eighteen ships in the shipyard, and the colonies (SB-2.2, SB-2.3, SB-3.8). */

import type { Level } from '../cards/card.ts';
import type { CardNumber } from './card-number.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';

/** Places of each level. */
export const OPEN = 6;

/** An empty place. */
export const NONE = -1;

/** Takes a card away from where it is on sale. */
export function takeFromSale(state: State, card: CardNumber): void {
  const place = state.shipyard.indexOf(card);
  if (place >= 0) state.shipyard[place] = NONE;
  else state.colonies.splice(state.colonies.indexOf(card), 1);
}

/** Fills the empty places from the decks, as far as they go (SB-3.8). */
export function refill(play: Play): void {
  const { shipyard, decks } = play.state;
  for (let place = 0; place < shipyard.length; place++) {
    if (shipyard[place] !== NONE) continue;
    const row = (place / OPEN) | 0;
    const card = decks[row]?.pop();
    if (card === undefined) continue;
    shipyard[place] = card;
    play.tell?.({ kind: 'refilled', level: (row + 1) as Level, place: place % OPEN, card });
  }
}
