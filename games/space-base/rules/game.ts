/** Space Base behind the contract of a game, with any card set. */

import type { Game } from '@starboard/engine';
import type { CardSet } from '../cards/card.ts';
import { identityOf } from '../cards/identity.ts';
import { type Catalog, catalogOf } from './catalog.ts';
import { clone } from './copy.ts';
import { result } from './ending.ts';
import { seals } from './event.ts';
import { followOrder } from './order.ts';
import { preview } from './preview.ts';
import { readAction, readOptions, readOrder } from './reading.ts';
import { redeal } from './redeal.ts';
import { actors, allows, apply, legal } from './rules.ts';
import { FEWEST, MOST } from './seats.ts';
import { setup } from './setup.ts';
import type { SpaceBaseTypes } from './types.ts';
import { open, view } from './view.ts';

export interface SpaceBase extends Game<SpaceBaseTypes> {
  /** The cards by the numbers that states, actions and events use. */
  readonly catalog: Catalog;
}

/** The game with these cards; a record names them, and is replayed only with the same. */
export function spaceBase(set: CardSet): SpaceBase {
  const catalog = catalogOf(set);
  // Worked out when a match begins: a page that only shows cards never needs it.
  let digest: string | undefined;
  return {
    name: 'space-base',
    rules: 1,
    seats: { min: FEWEST, max: MOST },
    catalog,
    readOptions(given, seats) {
      digest ??= identityOf(set).digest;
      return readOptions(catalog, digest, given, seats);
    },
    readAction,
    setup: (options, seats, random, tell) => setup(catalog, options, seats, random, tell),
    actors,
    legal: (state, seat) => legal(catalog, state, seat),
    allows: (state, seat, action) => allows(catalog, state, seat, action),
    preview: (state, seat, action) => preview(catalog, state, seat, action),
    apply: (state, seat, action, random, tell) => apply(catalog, state, seat, action, random, tell),
    seals,
    view,
    open,
    redeal: (state, viewer, random) => redeal(catalog, state, viewer, random),
    result,
    clone,
    orders: {
      read: readOrder,
      answer: (state, seat, order) => followOrder(catalog, state, seat, order),
    },
  };
}
