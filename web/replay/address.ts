/** Where one is in a match stands in its address, so that a moment of it can be shown to others. */

import { useEffect } from 'react';
import type { Projector } from './projector.ts';

/** In milliseconds: browsers do not let an address change with every move of a finger. */
const REST = 300;

/** The step to begin with. */
export function stepInAddress(): number {
  return Number(new URLSearchParams(window.location.search).get('at') ?? 0);
}

/** Notes the step there whenever the film comes to stand still. */
export function useAddress(projector: Projector): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = projector.watch(() => {
      clearTimeout(timer);
      const { step, playing } = projector.showing();
      if (!playing) timer = setTimeout(() => note(step), REST);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [projector]);
}

function note(step: number): void {
  const { history, location } = window;
  const search = step === 0 ? '' : `?at=${step}`;
  history.replaceState(history.state, '', `${location.pathname}${search}`);
}
