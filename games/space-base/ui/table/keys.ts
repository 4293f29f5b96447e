/**
 * The whole game by keyboard: 1 to 9 answer, Enter confirms, Space rolls or
 * skips, N goes to the next lit thing, arrows move within a row, Tab between
 * regions, U takes back, O shows the odds, S the standing orders, Q goes to the
 * question, ? lists the keys; D opens a card, which sees to that by itself.
 */

import { afterNextFrame } from '@starboard/look/seen.ts';
import { type RefObject, useEffect, useRef } from 'react';

interface Wishes {
  readonly skip: () => void;
  readonly undo: (() => unknown) | undefined;
  readonly help: () => void;
}

export function useKeys(root: RefObject<HTMLElement | null>, wishes: Wishes): void {
  const latest = useRef(wishes);
  latest.current = wishes;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (root.current === null || isSpokenFor(event)) return;
      if (press(root.current, event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

/** Somebody types, or a dialog is open that has keys of its own. */
function isSpokenFor({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  return target.closest('dialog, [role="dialog"], input, select, textarea') !== null;
}

/** Whether the key meant something. */
function press(root: HTMLElement, event: KeyboardEvent, { skip, undo, help }: Wishes): boolean {
  const { key, target } = event;
  const onControl = target instanceof Element && target.closest('button, a, summary') !== null;
  if (/^[1-9]$/.test(key)) return click(root, `[data-answer="${key}"]`);
  if (key.startsWith('Arrow') && target instanceof HTMLElement) return moveFocus(target, key);
  switch (key.toLowerCase()) {
    case 'enter':
      return !onControl && click(root, '[data-primary]');
    case ' ':
      if (onControl) return false;
      afterNextFrame(skip);
      click(root, '[data-roll]');
      return true;
    case 'u':
      undo?.();
      return undo !== undefined;
    case 'o':
      return click(root, '[data-key="o"]');
    case 's':
      return click(root, '[data-key="s"]');
    case '?':
      help();
      return true;
    case 'n':
      return focusNext(root, '[data-target]');
    case 'q':
      return focus(root, '[data-question]');
    default:
      return false;
  }
}

function click(root: HTMLElement, selector: string): boolean {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].find(isSeen);
  found?.click();
  return found !== undefined;
}

function focus(root: HTMLElement, selector: string): boolean {
  const found = root.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

/** The next of these after what has the focus, and after the last the first. */
function focusNext(root: HTMLElement, selector: string): boolean {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const next = found[found.indexOf(document.activeElement as HTMLElement) + 1];
  (next ?? found[0])?.focus();
  return found.length > 0;
}

function isSeen(element: HTMLElement): boolean {
  return element.offsetParent !== null && !(element as HTMLButtonElement).disabled;
}

/** To the nearest thing in that direction within the same row, rows or list. */
function moveFocus(target: HTMLElement, key: string): boolean {
  const group = target.closest('[data-rows]');
  if (group === null) return false;
  const from = middleOf(target);
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of group.querySelectorAll<HTMLElement>('[data-item]')) {
    if (item === target || !isSeen(item)) continue;
    const to = middleOf(item);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 2 || aside > ahead * 2.5) continue;
    if (ahead + aside * 2 < least) {
      least = ahead + aside * 2;
      nearest = item;
    }
  }
  nearest?.focus();
  return nearest !== undefined;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
