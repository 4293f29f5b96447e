/** Which picture of a match is up: the table, the check of the round, the choice of the winner, or the end. */

import type { Seat } from '@starboard/engine';
import { useEffect, useState } from 'react';
import type { View } from '../../rules/view.ts';
import { useSettings } from './surroundings.tsx';

type Phase = 'table' | 'stopped' | 'check' | 'unfreeze' | 'end';

/** How long the word STOP stays, in milliseconds. */
const STOP = 1400;

export interface PhaseNow {
  readonly phase: Phase;
  /** Enough seen of the check. */
  goOn(): void;
  /** Whether everything about the last round has been seen, so that the next one may come. */
  readonly seen: boolean;
}

export function usePhase(view: View, own: readonly Seat[]): PhaseNow {
  const { haste } = useSettings();
  const { stage, round } = view;
  // Nobody waits for one who looks on, so he may look until the next map is up.
  const looking = own.length === 0 && stage.kind === 'countdown';
  const checked =
    round?.check != null && (stage.kind === 'between' || stage.kind === 'over' || looking);
  const number = round?.number ?? 0;
  const [checking, setChecking] = useState(0);
  // Who comes back to a match that is over comes to its end.
  const [seen, setSeen] = useState(stage.kind === 'over' ? number : 0);
  useEffect(() => {
    if (!checked) return;
    const bell = setTimeout(() => setChecking(number), STOP * haste);
    return () => clearTimeout(bell);
  }, [checked, number, haste]);
  return {
    phase: phaseOf(view, own, { checked, checking: checking === number, seen: seen === number }),
    goOn: () => setSeen(number),
    seen: seen === number,
  };
}

function phaseOf(
  { stage }: View,
  own: readonly Seat[],
  at: { checked: boolean; checking: boolean; seen: boolean },
): Phase {
  if (!at.checked) return 'table';
  if (!at.checking && !at.seen) return 'stopped';
  if (!at.seen) return 'check';
  if (stage.kind === 'over') return 'end';
  const chooses = stage.kind === 'between' && own.some((seat) => seat === stage.unfreezes);
  return chooses ? 'unfreeze' : 'table';
}
