/** Rings around what the guide speaks of, wherever the table has put it. */

import { useEffect, useState } from 'react';
import { type Box, boxOf, common } from '../../box.ts';
import { elementAt, scrollersOf, seenPart, view } from './place.ts';
import type { Doing, Telling } from './script.ts';
import styles from './tutorial.module.css';

export function Spotlight({ rings }: { rings: readonly Box[] }) {
  return rings.map((ring) => (
    <span
      key={`${ring.left} ${ring.top}`}
      className={styles.ring}
      aria-hidden="true"
      data-ring=""
      style={{ ...ring }}
    />
  ));
}

/** Rings around the places of a step; they are brought into view, the first above all, and followed as the table moves. */
export function useRings({ kind, show }: Pick<Telling | Doing, 'kind' | 'show'>): readonly Box[] {
  const [rings, setRings] = useState<readonly Box[]>([]);
  useEffect(() => {
    let known: readonly unknown[] = [];
    return eachFrame(() => {
      const elements = show.map(elementAt).filter((element) => element !== undefined);
      // Again when there is more or less room for them, and not when the learner scrolls.
      const room = elements.flatMap((element) => [element, ...roomAround(element)]);
      if (room.length !== known.length || room.some((size, index) => size !== known[index])) {
        for (const element of elements.toReversed()) bringIntoView(element);
      }
      known = room;
      // Whoever is to press something follows the ring: the others come when that one is there.
      if (kind === 'do' && !isSeen(show[0])) return [];
      return elements.flatMap(ringAround);
    }, setRings);
  }, [kind, show]);
  return rings;
}

/** Looks in every frame, and tells what is new. */
export function eachFrame<Seen>(look: () => Seen, onNew: (seen: Seen) => void): () => void {
  let frame = 0;
  let last = '';
  const follow = () => {
    const seen = look();
    const text = JSON.stringify(seen);
    if (text !== last) onNew(seen);
    last = text;
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

function isSeen(place = ''): boolean {
  const element = elementAt(place);
  return element !== undefined && seenPart(element) !== undefined;
}

function roomAround(element: Element): readonly number[] {
  const [{ clientWidth, clientHeight } = document.documentElement] = scrollersOf(element);
  return [clientWidth, clientHeight];
}

/** To the lower edge of a part that scrolls, for the guide stands above it; out from behind the question, where that lies over the page. */
function bringIntoView(element: Element): void {
  const low = scrollersOf(element).length > 0 && element.closest('[data-question]') === null;
  element.scrollIntoView({ block: low ? 'end' : 'nearest' });
  const seen = seenPart(element)?.height ?? 0;
  if (seen < boxOf(element).height - 1) element.scrollIntoView({ block: 'center' });
}

/** A ring stands a little away from what it is about. */
const AIR = 5;

/** Except where the rest of it is out of sight: there the ring ends with what is seen. */
function ringAround(element: Element): readonly Box[] {
  const part = seenPart(element);
  if (part === undefined) return [];
  const whole = boxOf(element);
  const air = (cut: number) => (cut > 1 ? 0 : AIR);
  const left = part.left - air(part.left - whole.left);
  const top = part.top - air(part.top - whole.top);
  const right = part.left + part.width;
  const bottom = part.top + part.height;
  const ring = common(view(), {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(right + air(whole.left + whole.width - right) - left),
    height: Math.round(bottom + air(whole.top + whole.height - bottom) - top),
  });
  return [ring];
}
