/** Shares the games of a plan out over worker threads. */

import { Worker } from 'node:worker_threads';
import type { PlayedGame, SimulationPlan } from './plan.ts';

/** All games in the order of their numbers, however many workers shared them. */
export async function playOnCores(
  plan: SimulationPlan,
  cores: number,
  onPlayed: (games: number) => void,
): Promise<PlayedGame[]> {
  const workers = Array.from(
    { length: Math.min(cores, plan.games) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan }),
  );
  const shares = sharesOf(plan.games, workers.length);
  const played: PlayedGame[] = [];
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let share = shares.shift(); share !== undefined; share = shares.shift()) {
          const games = await ask(worker, share);
          played.push(...games);
          onPlayed(played.length);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return played.sort((one, other) => one.number - other.number);
}

interface Share {
  readonly from: number;
  readonly to: number;
}

/** Small enough that the workers end together and the bar moves, large enough that talking costs nothing. */
function sharesOf(games: number, workers: number): Share[] {
  const size = Math.max(1, Math.min(500, Math.ceil(games / (workers * 50))));
  const shares: Share[] = [];
  for (let from = 0; from < games; from += size) {
    shares.push({ from, to: Math.min(games, from + size) });
  }
  return shares;
}

function ask(worker: Worker, share: Share): Promise<PlayedGame[]> {
  return new Promise((resolve, reject) => {
    worker.once('message', (games: PlayedGame[]) => {
      worker.off('error', reject);
      resolve(games);
    });
    worker.once('error', reject);
    worker.postMessage(share);
  });
}
