/** The hands of the players at this device, in a component. */

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type BuilderLine, Hands, type Scene } from './hands.ts';

/** A pair of hands for each line, for as long as the component is there; other lines are another component. */
export function useHands(lines: readonly BuilderLine[]): readonly Hands[] {
  const [hands] = useState(() => lines.map((line) => new Hands(line)));
  useEffect(() => {
    const ends = hands.map((each) => each.follow());
    return () => {
      for (const end of ends) end();
    };
  }, [hands]);
  return hands;
}

/** How things stand for each of them. */
export function useScenes(hands: readonly Hands[]): readonly Scene[] {
  const last = useRef<readonly Scene[]>([]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = hands.map((each) => each.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [hands],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = hands.map((each) => each.scene());
    if (now.some((scene, index) => scene !== last.current[index])) last.current = now;
    return last.current;
  });
}
