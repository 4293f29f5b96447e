/** The film by keyboard, wherever the focus is, unless something there has a use for the key itself. */

import { useEffect } from 'react';
import { type Projector, SPEEDS, type Speed } from './projector.ts';

/** What each key does, by its name among the page's `replay.keys`. */
export const KEYS = [
  ['Space, K', 'play'],
  ['← →', 'step'],
  ['Shift ← →', 'leap'],
  ['Home, End', 'ends'],
  ['+ −', 'speed'],
] as const;

export function useKeys(projector: Projector): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSpokenFor(event) && press(event, projector)) event.preventDefault();
    };
    // Before the table, to which some of these mean something else.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [projector]);
}

/** Someone chooses among things, a window is open, or a button has the focus that Space presses. */
function isSpokenFor({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  if (key === ' ' && target.closest('button, a, summary') !== null) return true;
  if (key.startsWith('Arrow') && target.closest('[data-rows]') !== null) return true;
  return (
    target.closest('dialog, [role="dialog"], [role="menu"], [role="slider"], input, select') !==
    null
  );
}

/** Whether the key meant something. */
function press({ key, shiftKey }: KeyboardEvent, projector: Projector): boolean {
  switch (key) {
    case ' ':
    case 'k':
    case 'K':
      turn(projector);
      return true;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const direction = key === 'ArrowLeft' ? -1 : 1;
      if (shiftKey) projector.leap(direction);
      else projector.step(direction);
      return true;
    }
    case 'Home':
      projector.go(0);
      return true;
    case 'End':
      projector.go(projector.film.last);
      return true;
    case '+':
    case '-':
      hasten(projector, key === '+' ? 1 : -1);
      return true;
    default:
      return false;
  }
}

/** Plays what stands still, and stops what plays. */
export function turn(projector: Projector): void {
  if (projector.showing().playing) projector.pause();
  else projector.play();
}

function hasten(projector: Projector, by: 1 | -1): void {
  const now = SPEEDS.indexOf(projector.showing().speed);
  const speed: Speed | undefined = SPEEDS[now + by];
  if (speed !== undefined) projector.hasten(speed);
}
