/** Boxes in the window, and what of one lies under another. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

export interface Box extends Size, Corner {}

/** A part of the table, and how much it matters that it is seen. */
export interface Part extends Box {
  readonly weight: number;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What two boxes have in common; without width or height if that is nothing. */
export function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** How much of these a box hides, each as much as it matters. */
export function hiddenBy(box: Box, parts: readonly Part[]): number {
  return parts.reduce((sum, part) => {
    const { width, height } = common(box, part);
    return sum + part.weight * width * height;
  }, 0);
}
