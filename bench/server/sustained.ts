/** The rate a server can keep up: the highest at which everybody at the table hears of nearly every action in time. */

import type { ServerName } from './server.ts';
import { type Attempt, attempt, type Trial } from './trial.ts';

/** Actions a second, each about a quarter more than the one before. */
const RATES = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000,
  4000, 5000,
] as const;

/** In milliseconds, of the slowest one in a hundred. */
const IN_TIME = 50;
/** A server that is behind has fewer actions than there should be. */
const NEARLY = 0.97;

export interface Sustained {
  readonly rate: number;
  readonly attempt: Attempt;
}

/** Nothing if it cannot even keep up the lowest. */
export async function sustainedBy(
  server: ServerName,
  load: Omit<Trial, 'server' | 'game' | 'rate'>,
): Promise<Sustained | undefined> {
  let best: Sustained | undefined;
  let low = 0;
  let high: number = RATES.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rate = RATES[middle] as number;
    const found = await mostly({ server, game: 'space-base', ...load, rate });
    if (found === undefined) high = middle;
    else {
      best = { rate, attempt: found };
      low = middle + 1;
    }
  }
  return best;
}

/** Two of three have to succeed: one in which the machine was busy elsewhere says nothing. */
async function mostly(trial: Trial & { readonly rate: number }): Promise<Attempt | undefined> {
  let [successes, failures] = [0, 0];
  for (;;) {
    const found = await attempt(trial);
    if (keepsUp(found, trial.rate)) successes += 1;
    else failures += 1;
    if (successes === 2) return found;
    if (failures === 2) return undefined;
  }
}

function keepsUp({ actionsPerSecond, everyone }: Attempt, rate: number): boolean {
  return actionsPerSecond >= rate * NEARLY && everyone.p99 < IN_TIME;
}
