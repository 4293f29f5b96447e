/**
 * How fair the clock of Space Builder is over a network (BU-6): many races of
 * scripted players over real sockets, each through a line with latency and
 * jitter, to a real server on this machine. `npm run bench:races` prints the
 * tables that stand in docs/performance.md; `--quick` only tries it.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Random, seedOf } from '@starboard/engine';
import { ServerProcess } from '../../tools/crowd/server-process.ts';
import { jittery, type SlowLine, slowLine } from '../../tools/crowd/slow-line.ts';
import { liar } from './liar.ts';
import { type Contestant, type Plan, type Race, runGame } from './track.ts';

const quick = process.argv.includes('--quick');
/** There and back, in milliseconds, before jitter. The last is where what is believed ends (BU-6.3). */
const LATENCIES = [20, 100, 250, 500] as const;
type Latency = (typeof LATENCIES)[number];
/** Two finish no further apart than this: what is further apart nobody doubts. */
const WIDEST_GAP = 500;
/** The first of two taps then, on his own stopwatch. */
const SOONEST = 600;
/** At once for each pair of lines, and one after the other at each table. */
const TABLES = quick ? 1 : 2;
const GAMES = quick ? 1 : 4;
/** Where the gaps are divided for the table. */
const BOUNDS = [0, 25, 50, 100, 200, 350, WIDEST_GAP];

const random = new Random(seedOf('races'));
const data = mkdtempSync(join(tmpdir(), 'starboard-races-'));
const server = new ServerProcess({
  STARBOARD_DATA: data,
  STARBOARD_LENIENCY: '10000',
  LOG_LEVEL: 'error',
});
const lines = new Map<Latency, SlowLine>();
const stalls = monitorEventLoopDelay({ resolution: 5 });

try {
  await server.start();
  for (const latency of LATENCIES) {
    const chance = random.split(`line ${latency}`);
    lines.set(
      latency,
      await slowLine(
        server.address,
        jittery(latency / 2, () => chance.fraction()),
      ),
    );
  }
  stalls.enable();
  const pairs = LATENCIES.flatMap((one, index) =>
    LATENCIES.slice(index).map((other) => [one, other] as const),
  );
  const races = await Promise.all(
    pairs.map(async ([one, other]) => ({
      name: `${one} and ${other} ms`,
      races: await manyGames([honest(one), honest(other)], `${one} ${other}`, GAMES),
    })),
  );
  console.log('\nRaces whose order was wrong, as decided / by arrival / of how many, by gap:');
  console.table(Object.fromEntries(races.map(({ name, races }) => [name, wrongByGap(races)])));
  const liars = await Promise.all(
    LATENCIES.flatMap((latency) =>
      [0, 1000].map(async (lateness) => {
        const cheat = liar(address(latency), lateness);
        const run = await manyGames([cheat, honest(20)], `liar ${latency} ${lateness}`, 1);
        const name = `${latency} ms${lateness > 0 ? ', answers pings late' : ''}`;
        return [name, gains(run)] as const;
      }),
    ),
  );
  console.log('\nWhat one who claims to have tapped at the very start gains, in milliseconds:');
  console.table(Object.fromEntries(liars));
  const longest = Math.round(stalls.max / 1e6);
  console.log(`\nThe longest the players' own process stood still: ${longest} ms`);
} finally {
  for (const line of lines.values()) await line.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

function address(latency: Latency): string {
  return lines.get(latency)?.address ?? '';
}

function honest(latency: Latency): Contestant {
  return { address: address(latency) };
}

/** Several tables at once, and one game after the other at each. */
async function manyGames(
  contestants: readonly [Contestant, Contestant],
  name: string,
  games: number,
): Promise<Race[]> {
  const tables = Array.from({ length: TABLES }, async (_, table) => {
    const races: Race[] = [];
    for (let game = 0; game < games; game++) {
      const plan = planBy(random.split(`${name} ${table} ${game}`));
      races.push(...(await runGame(server.address, contestants, plan)));
    }
    return races;
  });
  return (await Promise.all(tables)).flat();
}

/** Either is first as often as the other, by a gap that is drawn evenly. */
function planBy(chance: Random): Plan {
  return (round) => {
    const own = chance.split(round);
    const late = SOONEST + Math.round(own.fraction() * WIDEST_GAP);
    return own.fraction() < 0.5 ? [SOONEST, late] : [late, SOONEST];
  };
}

function wrongByGap(races: readonly Race[]): Record<string, string> {
  const cell = (some: readonly Race[]): string => {
    const wrong = (by: 'decided' | 'arrived') =>
      some.filter(({ first }) => first[by] !== first.truly).length;
    return `${wrong('decided')} / ${wrong('arrived')} / ${some.length}`;
  };
  const columns = BOUNDS.slice(1).map((to, index) => {
    const from = BOUNDS[index] ?? 0;
    return [`${from}–${to}`, cell(races.filter(({ gap }) => gap >= from && gap < to))];
  });
  const cut = races.flatMap(({ runners }) => runners).filter((run) => run.counted > run.true);
  return {
    ...Object.fromEntries(columns),
    all: cell(races),
    'taps cut': `${cut.length} of ${races.length * 2}`,
  };
}

function gains(races: readonly Race[]): Record<string, number> {
  const gained = races.map(({ runners: [cheat] }) => cheat.true - cheat.counted);
  const mean = gained.reduce((sum, gain) => sum + gain, 0) / gained.length;
  return { races: races.length, mean: Math.round(mean), most: Math.max(...gained) };
}
