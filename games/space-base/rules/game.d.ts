/** Space Base behind the contract of a game, with any card set. */
import type { Game } from '@starboard/engine';
import type { CardSet } from '../cards/card.ts';
import { type Catalog } from './catalog.ts';
import type { SpaceBaseTypes } from './types.ts';
export interface SpaceBase extends Game<SpaceBaseTypes> {
  /** The cards by the numbers that states, actions and events use. */
  readonly catalog: Catalog;
}
/** The game with these cards; a record names them, and is replayed only with the same. */
export declare function spaceBase(set: CardSet): SpaceBase;
