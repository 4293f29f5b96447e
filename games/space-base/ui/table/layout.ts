/** How much room there is, in the size of the visitor's text: the table is arranged in one of three ways, each of them lower or higher. */

import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

export type Layout = 'wide' | 'middle' | 'narrow';

/**
 * Low: wide, the rivals stand in a row above and the log is opened; in the middle, everything is
 * flatter; narrow, the question stands beside what it is about, as on a phone held sideways.
 * Tall: wide, there is room for a log beside however many rivals.
 */
type Height = 'low' | 'usual' | 'tall';

export interface Room {
  readonly layout: Layout;
  readonly height: Height;
}

/** In rem, so that large text falls to the next narrower arrangement. */
const WIDE = 73;
const WIDE_WITHOUT_SIDE = 58;
const MIDDLE = 43;
const TWO_COLUMNS = 35.5;

/** In rem as well: so high must a window be for a question below what it is about, for a log beside four rivals, for a column in which everything is in sight. */
const STACKED = 32;
const TALL = 62;
const AT_EASE = 69;

export function useRoom(place: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ layout: 'wide', height: 'usual' });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const now = roomFor(element.clientWidth / rem(), window.innerHeight / rem());
      setRoom((was) => (was.layout === now.layout && was.height === now.height ? was : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The table may be higher than its window, and then does not tell when that changes.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
  return room;
}

function roomFor(width: number, height: number): Room {
  if (width >= TWO_COLUMNS && height < STACKED) return { layout: 'narrow', height: 'low' };
  if (width >= WIDE) return { layout: 'wide', height: height < TALL ? 'usual' : 'tall' };
  if (width >= WIDE_WITHOUT_SIDE && height < TALL) return { layout: 'wide', height: 'low' };
  if (width >= MIDDLE) return { layout: 'middle', height: height < AT_EASE ? 'low' : 'usual' };
  return { layout: 'narrow', height: 'usual' };
}

/** As in the styles: the lower the window, the less room above the quay. */
const HEIGHTS = [
  { height: '(max-height: 46rem)', strips: 0 },
  { height: '(max-height: 54rem)', strips: 3 },
] as const;
const MOST_STRIPS = 4;

/** How many deployed ships can be seen one by one above a sector; where none can, their totals are. */
export function useStrips({ layout, height }: Room): number {
  const fitting = useSyncExternalStore(watchHeight, stripsNow);
  if (layout === 'narrow' || height === 'low') return 0;
  return layout === 'middle' ? MOST_STRIPS : fitting;
}

function stripsNow(): number {
  return HEIGHTS.find(({ height }) => matchMedia(height).matches)?.strips ?? MOST_STRIPS;
}

function watchHeight(changed: () => void): () => void {
  const media = HEIGHTS.map(({ height }) => matchMedia(height));
  for (const one of media) one.addEventListener('change', changed);
  return () => {
    for (const one of media) one.removeEventListener('change', changed);
  };
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
