/** Plays a contestant's part of every round it is asked for. */

import { parentPort, workerData } from 'node:worker_threads';
import { findContestants, playRound, type RoundPlan } from '@starboard/bench';
import { type BenchPlan, readPlan } from './plan.ts';

const { contestant, plan } = workerData as { contestant: string; plan: BenchPlan };
const contestants = await findContestants();
const play = contestants.find(({ name }) => name === contestant)?.start(await readPlan(plan));
if (play === undefined) throw new Error(`there is no contestant "${contestant}"`);

parentPort?.on('message', (round: RoundPlan) => {
  parentPort?.postMessage(playRound(play, round));
});
