/** Where things lie on the screen, by the names the parts of the table give their places. */

import type { CardNumber, Event } from '@starboard/space-base';

/** Where the cards that leave the shipyard in these events lie now, by card. */
export function placesBefore(
  root: Element | null | undefined,
  events: readonly Event[],
): ReadonlyMap<CardNumber, DOMRect> {
  const places = new Map<CardNumber, DOMRect>();
  for (const event of events) {
    if (event.kind !== 'bought' && event.kind !== 'claimed') continue;
    const element = root ? find(root, `sale:${event.card}`) : undefined;
    if (element !== undefined) places.set(event.card, element.getBoundingClientRect());
  }
  return places;
}

/** The first of these places that is on the screen. */
export function find(root: Element, ...names: string[]): HTMLElement | undefined {
  for (const name of names) {
    for (const element of root.querySelectorAll<HTMLElement>(`[data-at="${name}"]`)) {
      if (element.getClientRects().length > 0) return element;
    }
  }
  return undefined;
}

/** The way from one place to the other, as a transformation of what lies at the second. */
export function wayFrom(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width === 0 ? 1 : from.width / to.width;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
