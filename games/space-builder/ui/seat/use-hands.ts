/** The hands of the players at this device, in a component. */

import { afterNextFrame } from '@starboard/look/seen.ts';
import { useEffect, useState } from 'react';
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

/**
 * How things stand for each of them, one frame later: a building is seen to
 * move first (`Half`), and what follows from it is drawn after that frame.
 */
export function useScenes(hands: readonly Hands[]): readonly Scene[] {
  const [scenes, setScenes] = useState(() => scenesOf(hands));
  useEffect(() => {
    let waiting = false;
    const show = () => {
      waiting = false;
      setScenes((before) => {
        const now = scenesOf(hands);
        return now.every((scene, index) => scene === before[index]) ? before : now;
      });
    };
    const ends = hands.map((each) =>
      each.subscribe(() => {
        if (!waiting) afterNextFrame(show);
        waiting = true;
      }),
    );
    // What has happened since it was drawn first.
    show();
    return () => {
      for (const end of ends) end();
    };
  }, [hands]);
  return scenes;
}

function scenesOf(hands: readonly Hands[]): readonly Scene[] {
  return hands.map((each) => each.scene());
}
