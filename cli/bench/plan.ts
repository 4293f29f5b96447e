/** What is to be measured, as data that every thread understands alike. */

import type { RulesPlan } from '@starboard/bench';
import { type GameTypes, seedOf } from '@starboard/engine';
import { findBox } from '../box.ts';

export interface BenchPlan {
  /** The name of a game of the shelf, or the path of a module. */
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly seconds: number;
}

export async function readPlan(plan: BenchPlan): Promise<RulesPlan<GameTypes>> {
  const { game } = await findBox(plan.game);
  return {
    ...plan,
    game,
    options: game.readOptions(plan.options, plan.seats),
    seed: seedOf(plan.seed),
  };
}
