/** The cards on sale: eighteen ships in the shipyard, and the colonies (SB-2.2, SB-2.3, SB-3.8). */
import type { CardNumber } from './catalog.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';
/** Places of each level. */
export declare const OPEN = 6;
/** An empty place. */
export declare const NONE = -1;
/** Takes a card away from where it is on sale. */
export declare function takeFromSale(state: State, card: CardNumber): void;
/** Fills the empty places from the decks, as far as they go (SB-3.8). */
export declare function refill(play: Play): void;
