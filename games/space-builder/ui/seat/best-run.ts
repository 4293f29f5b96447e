/**
 * The best time trial on this device, round by round, as a rival in the next:
 * how many buildings stood when. Every trial has other maps, so that its boards
 * would only lead astray; its pace is all that is kept. BU-8.2
 */

import { recallJson, remember } from '@starboard/look/memory.ts';
import type { Time } from '../../rules/action.ts';
import { FAULT_TIME } from '../../rules/result.ts';
import type { BuilderView, Progress, View } from '../../rules/view.ts';
import { nameOf } from '../end/best.ts';
import type { Remembered } from '../end/memory.ts';

const PLACE = 'space-builder.best-runs';

export interface Run {
  /** Time with the faults counted in. */
  readonly score: Time;
  readonly rounds: readonly Lap[];
}

interface Lap {
  readonly finish: Time;
  readonly faults: number;
  readonly progress: readonly Progress[];
}

/** The run to beat in a trial like this one; nothing at the first. */
export function keptRun(options: View['options']): Run | undefined {
  return options.play.kind === 'trial' ? kept()[nameOf(options)] : undefined;
}

/** Keeps a trial that was better than those before it. */
export function keepRun(options: View['options'], place: number, rounds: readonly Remembered[]) {
  const laps = rounds.flatMap(({ boards, progress }) => {
    const { finish = null, faults = 0 } = boards[place] ?? {};
    return finish === null ? [] : [{ finish, faults, progress }];
  });
  const run = { score: scoreOf(laps), rounds: laps };
  if (laps.length === 0 || run.score >= (keptRun(options)?.score ?? Number.POSITIVE_INFINITY))
    return;
  remember(PLACE, JSON.stringify({ ...kept(), [nameOf(options)]: run }));
}

/** The round under way with the run beside it, as a rival played back. */
export function besideRun(view: View, run: Run | undefined): View {
  const { round } = view;
  const lap = run?.rounds[(round?.number ?? 0) - 1];
  if (round === null || lap === undefined) return view;
  const { finish, progress } = lap;
  const rival: BuilderView = {
    built: progress.at(-1)?.built ?? 0,
    tap: finish,
    stopped: false,
    cards: null,
    history: null,
    progress,
  };
  return { ...view, round: { ...round, builders: [...round.builders, rival] } };
}

/** How far one who plays alone is ahead of the run after the rounds so far; below zero, behind it. */
export function aheadOf({ players, round }: View, run: Run | undefined): Time | undefined {
  const laps = run?.rounds.slice(0, round?.number ?? 0) ?? [];
  const [player] = players;
  if (player === undefined || laps.length === 0) return undefined;
  return scoreOf(laps) - player.time - player.faults * FAULT_TIME;
}

function scoreOf(laps: readonly Lap[]): Time {
  return laps.reduce((sum, { finish, faults }) => sum + finish + faults * FAULT_TIME, 0);
}

function kept(): Readonly<Record<string, Run>> {
  return (recallJson(PLACE) ?? {}) as Record<string, Run>;
}
