/** Where things lie on the screen, by the names the parts of the table give their places. */

/** The cards that can leave their place before they are seen again elsewhere. */
export function placesOf(root: Element): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll('[data-at^="sale:"], [data-at^="station:"]')) {
    const name = (element as HTMLElement).dataset.at;
    if (name !== undefined) places.set(name, element.getBoundingClientRect());
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
