/** Whoever plays with keys finds the focus on what comes next. */

/** For the one button that leads on: a reference that takes the focus as soon as the button is there. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
