/** What the rules work on while an action is carried out: the cards, the state, the dice, and who listens. */
import type { Random, Tell } from '@starboard/engine';
import type { Catalog } from './catalog.ts';
import type { State } from './state.ts';
import type { SpaceBaseTypes } from './types.ts';
export interface Play {
  readonly cards: Catalog;
  readonly state: State;
  readonly random: Random;
  readonly tell: Tell<SpaceBaseTypes> | undefined;
}
