/** Rivals played back: all they did is known from the start, and shown as far as the stopwatch has come. BU-8.2 */

import { useMemo } from 'react';
import type { Time } from '../../rules/action.ts';
import { cardsAt } from '../../rules/history.ts';
import type { Card } from '../../rules/state.ts';
import type { BuilderView, View } from '../../rules/view.ts';
import { useElapsed } from './clock.tsx';
import { endedAt } from './people.ts';

/** How far they are played back: what the stopwatch shows, where there are any. */
export function usePlayedBack(view: View, elapsed: () => Time): Time {
  const stepBefore = useMemo(() => {
    const steps = stepsOf(view);
    return (time: Time) => steps.findLast((at) => at <= time) ?? 0;
  }, [view]);
  const played = view.round?.builders.some(({ progress }) => progress !== null) ?? false;
  const now = useElapsed(elapsed, played && view.stage.kind === 'building', stepBefore);
  return endedAt(view) ?? now;
}

/** When something changes with them: the table is drawn anew then, and not in between. */
function stepsOf({ round }: View): Time[] {
  const steps = (round?.builders ?? []).flatMap(({ progress, history, tap }) => [
    ...(progress ?? []).map(({ at }) => at),
    ...(history ?? []).map(({ action }) => action.at),
    ...(tap === null ? [] : [tap]),
  ]);
  return steps.sort((one, other) => one - other);
}

/** How many buildings stand by then. */
export function builtBy(builder: BuilderView | undefined, now: Time): number {
  const { built = 0, progress = null } = builder ?? {};
  return progress === null ? built : (progress.findLast(({ at }) => at <= now)?.built ?? 0);
}

/** A board as one who looks on sees it by then. */
export function boardBy(builder: BuilderView | undefined, now: Time): readonly Card[] {
  const { cards = null, history = null, progress = null } = builder ?? {};
  if (cards === null || history === null || progress === null) return cards ?? [];
  return cardsAt({ cards, history }, now);
}
