/** How much room there is, in the size of the visitor's text: the table is arranged in one of three ways. */

import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

export type Layout = 'wide' | 'middle' | 'narrow';

/** In rem, so that large text falls to the next narrower arrangement. */
const WIDE = 73;
const MIDDLE = 43;

export function useLayout(place: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>('wide');
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setLayout(layoutFor(element.clientWidth / rem()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return layout;
}

/** As in the styles: the lower the window, the less room above the quay. */
const HEIGHTS = [
  { height: '(max-height: 46rem)', strips: 0 },
  { height: '(max-height: 54rem)', strips: 3 },
] as const;
const MOST_STRIPS = 4;

/** How many deployed ships can be seen one by one above a sector; where none can, their totals are. */
export function useStrips(layout: Layout): number {
  const fitting = useSyncExternalStore(watchHeight, stripsNow);
  if (layout === 'narrow') return 0;
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

function layoutFor(width: number): Layout {
  if (width >= WIDE) return 'wide';
  return width >= MIDDLE ? 'middle' : 'narrow';
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
