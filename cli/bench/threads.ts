/**
 * A thread for every contestant, so that none runs on code that another one's
 * ways have slowed down, and all run under the same conditions.
 */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { holdContest, type Round, type Standing } from '@starboard/bench';
import type { BenchPlan } from './plan.ts';

export async function compare(names: readonly string[], plan: BenchPlan): Promise<Standing[]> {
  const threads = new Map(names.map((name) => [name, threadFor(name, plan)]));
  try {
    return await holdContest(names, plan.seconds, async (name, round) => {
      const thread = threads.get(name) as Worker;
      thread.postMessage(round);
      const [played] = (await once(thread, 'message')) as [Round];
      return played;
    });
  } finally {
    await Promise.all([...threads.values()].map((thread) => thread.terminate()));
  }
}

function threadFor(contestant: string, plan: BenchPlan): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { contestant, plan },
    // Some libraries check their users' work unless told that it is serious.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
