/** Rivals played back: all they did is known from the start, and shown as far as the stopwatch has come. BU-8.2 */

import type { Time } from '../../rules/action.ts';
import { cardsAt } from '../../rules/history.ts';
import type { Card } from '../../rules/state.ts';
import type { BuilderView, View } from '../../rules/view.ts';
import { useElapsed } from './clock.tsx';
import { endedAt } from './people.ts';

/** How far they are played back: what the stopwatch shows, where there are any. */
export function usePlayedBack(view: View, elapsed: () => Time): Time {
  const { round, stage } = view;
  const played =
    stage.kind === 'building' && round?.builders.some(({ progress }) => progress !== null);
  const now = useElapsed(elapsed, played === true);
  return endedAt(view) ?? now;
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
