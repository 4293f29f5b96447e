/** Rings around what the guide speaks of, wherever the table has put it. */

import { useEffect, useState } from 'react';
import styles from './tutorial.module.css';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A ring stands a little away from what it is about. */
const AIR = 5;

export function Spotlight({ boxes }: { boxes: readonly Box[] }) {
  return boxes.map(({ left, top, width, height }) => (
    <span
      key={`${left} ${top}`}
      className={styles.ring}
      aria-hidden="true"
      style={{
        left: left - AIR,
        top: top - AIR,
        width: width + 2 * AIR,
        height: height + 2 * AIR,
      }}
    />
  ));
}

/** Where these places are in the window now; they are followed as the table moves. */
export function useBoxes(places: readonly string[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let frame = 0;
    let last = '';
    const follow = () => {
      const found = places.flatMap(boxesOf);
      const text = JSON.stringify(found);
      if (text !== last) setBoxes(found);
      last = text;
      frame = requestAnimationFrame(follow);
    };
    for (const place of places) elementsAt(place)[0]?.scrollIntoView({ block: 'nearest' });
    follow();
    return () => cancelAnimationFrame(frame);
  }, [places]);
  return boxes;
}

function boxesOf(place: string): Box[] {
  return elementsAt(place)
    .filter(isSeen)
    .slice(0, 1)
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    }));
}

/** The table names its places by `data-at`; a card that lies on another page is found behind its tab. */
function elementsAt(place: string): Element[] {
  const found = [...document.querySelectorAll(`[data-at="${CSS.escape(place)}"]`)];
  const [, card] = /^sale:(\d+)$/.exec(place) ?? [];
  if (found.length > 0 || card === undefined) return found;
  return [...document.querySelectorAll(`[data-holds~="${card}"]`)];
}

/** Neither without room nor under a sheet; the guide stands aside. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  if (front === null) return false;
  return element.contains(front) || front.contains(element) || front.closest('aside') !== null;
}
