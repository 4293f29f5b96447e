/** A press is seen before anything else: what it leads to must not hold up the sign that it was heard. */

import { useCallback, useRef, useState } from 'react';

/** How long a frame is waited for, in milliseconds: a page that nobody sees, or no longer, has none. */
const PATIENCE = 250;

/** Does something as soon as the frame that is due has been shown. */
export function afterNextFrame(act: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}

export interface Seen {
  /** Whether it has been pressed and what that leads to has not come yet: to be shown by the very thing that was pressed. */
  readonly pressed: boolean;
  readonly press: () => void;
}

/** What is pressed shows it in the next frame; then it acts. While what it has begun is under way, further presses do nothing. */
export function useSeen(act: () => unknown): Seen {
  const [pressed, setPressed] = useState(false);
  const state = useRef<'ready' | 'pressed' | 'acting'>('ready');
  const latest = useRef(act);
  latest.current = act;
  const press = useCallback(() => {
    const carryOut = () => {
      if (state.current !== 'pressed') return;
      const done = () => {
        state.current = 'ready';
        setPressed(false);
      };
      state.current = 'acting';
      const outcome = latest.current();
      if (outcome instanceof Promise) void outcome.finally(done);
      else done();
    };
    // Whoever is faster than the page means both: the first comes first.
    carryOut();
    if (state.current === 'acting') return;
    state.current = 'pressed';
    setPressed(true);
    afterNextFrame(carryOut);
  }, []);
  return { pressed, press };
}
