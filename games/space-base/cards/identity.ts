/**
 * What a record says about the cards it was played with: enough to tell two
 * sets apart, and to find out whether a set is the one that was used.
 */

import { canonical, sha256 } from '@starboard/engine';
import type { CardSet, Ship, StartingShip } from './card.ts';

export interface Identity {
  readonly name: string;
  /** SHA-256 of everything the rules read, as 64 hexadecimal digits. */
  readonly digest: string;
}

/** Two sets with the same digest play the same matches. */
export function identityOf(set: CardSet): Identity {
  return { name: set.name, digest: sha256(canonical(playedPart(set))) };
}

/** Names, classes and doubts are left out, so that a name can be mended without making old records unplayable. The order of ships stays: a shuffle starts from it. */
function playedPart(set: CardSet): unknown {
  return {
    startingShips: set.startingShips.map(faces),
    ships: set.ships.map((ship) => ({ ...faces(ship), level: ship.level, cost: ship.cost })),
    colonies: set.colonies.map(({ id, sector, cost, vp }) => ({ id, sector, cost, vp })),
  };
}

function faces({ id, sector, station, deployed }: Ship | StartingShip) {
  return { id, sector, station, deployed };
}
