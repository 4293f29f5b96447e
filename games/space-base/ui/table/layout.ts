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

/** As in the styles: below this height there is no room for more than three ships above the quay. */
const SHORT = '(max-height: 54rem)';

/** How many deployed ships can be seen one by one above a sector. */
export function useStrips(): number {
  const short = useSyncExternalStore(watchShort, () => matchMedia(SHORT).matches);
  return short ? 3 : 4;
}

function watchShort(changed: () => void): () => void {
  const media = matchMedia(SHORT);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

function layoutFor(width: number): Layout {
  if (width >= WIDE) return 'wide';
  return width >= MIDDLE ? 'middle' : 'narrow';
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
