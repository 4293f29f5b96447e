/**
 * What a player does, for the slots and cards that show it: each follows hands
 * and fingers by itself, so that a move draws only what it changes, at once.
 */

import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Building } from '../../maps/map.ts';
import type { Carry, Fingers } from './fingers.ts';
import type { Hands, Scene } from './hands.ts';

export interface Grip {
  readonly hands: Hands;
  readonly fingers: Fingers;
}

/** Nothing where a table is only looked at. */
export const Gripping = createContext<Grip | undefined>(undefined);

/** What is picked from how things stand at this moment; what the table shows where nothing can be moved. */
export function useLive<Picked>(
  pick: (scene: Scene, carries: readonly Carry[]) => Picked,
  shown: Picked,
): Picked {
  const grip = useContext(Gripping);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [grip?.hands.subscribe(listener), grip?.fingers.subscribe(listener)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [grip],
  );
  const held = () => {
    const scene = grip?.hands.scene();
    if (grip === undefined || scene?.building !== true) return shown;
    return pick(scene, grip.fingers.carries());
  };
  // In a picture that is drawn where there is no browser, nobody builds.
  return useSyncExternalStore(subscribe, held, () => shown);
}

/** A card or what is carried, by the building. */
export function find<Thing extends { readonly building: Building }>(
  things: readonly Thing[],
  building: Building | undefined,
): Thing | undefined {
  return things.find((thing) => thing.building === building);
}
