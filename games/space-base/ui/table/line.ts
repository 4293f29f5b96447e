/** Whose console lies in front when several play on one device: whoever is asked, until the answer is given. */

import type { Line } from '@starboard/look/table.ts';
import type { SpaceBaseTypes, View } from '@starboard/space-base';
import { useState } from 'react';
import type { BaseUpdate } from './desk.tsx';
import type { Shown } from './playback.ts';

/** The place of the line among the lines of this device. */
export function useLineInFront(lines: readonly Line<SpaceBaseTypes>[], shown: Shown): number {
  const [front, setFront] = useState(0);
  const next = lineInFront(lines, shown, front);
  if (next !== front) setFront(next);
  return next;
}

/** Whether what is shown ends in the question that is open: a later one is not asked before it is seen to come up. */
export function isStillAsked(
  shown: BaseUpdate | undefined,
  latest: BaseUpdate | undefined,
): boolean {
  if (shown === undefined || latest === undefined) return false;
  if (shown.choices.length === 0 || latest.choices.length === 0) return false;
  return shown.seq === latest.seq || momentOf(shown.view) === momentOf(latest.view);
}

/** Nothing is asked twice at the same moment of the same turn. */
function momentOf({ round, active, step, dice }: View): string {
  return [round, active, step, ...dice].join();
}

export function lineInFront(
  lines: readonly Pick<Line<SpaceBaseTypes>, 'viewer'>[],
  { moment, latest }: Pick<Shown, 'moment' | 'latest'>,
  front: number,
): number {
  const isAsked = (line: number) => isStillAsked(moment.updates[line], latest[line]);
  if (isAsked(front)) return front;
  const { active, consoles } = (moment.updates[0] as (typeof latest)[number]).view;
  const turnsAway = (line: number) => {
    const viewer = lines[line]?.viewer ?? 'spectator';
    return viewer === 'spectator' ? 0 : (viewer - active + consoles.length) % consoles.length;
  };
  const asked = lines.map((_, line) => line).filter(isAsked);
  return asked.sort((a, b) => turnsAway(a) - turnsAway(b))[0] ?? front;
}
