/**
 * Back closes what is open before it leaves the page, as the way back of a phone does: while a window is open, an
 * entry of the history stands for it. Closed in another way it takes its entry along, so that none is left behind.
 */

import { useEffect, useRef } from 'react';

/** Tells, while it is open, what to do when somebody goes back. */
export function useBack(open: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(listen, []);
  useEffect(() => {
    if (!open) return;
    const close = () => latest.current();
    windows.push(close);
    mark();
    return () => {
      windows = windows.filter((other) => other !== close);
      // What comes in its place at once, as one question after another, keeps the entry.
      setTimeout(settle);
    };
  }, [open]);
}

/** How each open window is closed, the topmost last. */
let windows: (() => void)[] = [];
/** Whether entries are being taken away; that takes the browser a moment. */
let settling = false;
let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', arrive);
  // Loaded again while a window was open, which is closed now.
  settle();
}

/** For how many windows the history has an entry. */
function marked(): number {
  const state = history.state as { windows?: number } | null;
  return state?.windows ?? 0;
}

function mark(): void {
  if (settling) return;
  while (marked() < windows.length) {
    history.pushState({ ...history.state, windows: marked() + 1 }, '');
  }
}

/** Takes away the entries of windows that are closed. Where somebody went on from an open window, they lie below, and are passed over on the way back. */
function settle(): void {
  const left = marked() - windows.length;
  if (settling || left <= 0) return;
  settling = true;
  history.go(-left);
}

function arrive(): void {
  if (settling) {
    settling = false;
    mark();
    return;
  }
  for (const close of windows.splice(marked()).reverse()) close();
  settle();
}
