/** What the rules work on while an action is carried out: the cards, the state, the dice, and who listens. */

import type { Random, Seat } from '@starboard/engine';
import type { Catalog } from './catalog.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';

export interface Play {
  readonly cards: Catalog;
  readonly state: State;
  readonly random: Random;
  readonly tell: Listener | undefined;
}

/** As the contract's `Tell`, for the events of this game. */
export type Listener = (event: Event, audience?: readonly Seat[]) => void;
