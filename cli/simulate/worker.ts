/** One core's share of a simulation: plays the games it is told to, and reports them. */

import { parentPort, workerData } from 'node:worker_threads';
import { findBox } from '../box.ts';
import type { SimulationPlan } from './plan.ts';
import { playerOf } from './play.ts';

const plan = workerData as SimulationPlan;
const play = await playerOf(await findBox(plan.game), plan);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  const played = [];
  for (let number = from; number < to; number++) played.push(play(number));
  parentPort?.postMessage(played);
});
