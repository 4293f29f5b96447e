/**
 * How many tables a server carries: scripted players over real sockets on this
 * machine, ours and boardgame.io's side by side. `node bench/server/run.ts`
 * prints the tables that stand in docs/performance.md; `growth`, `sustained`,
 * `memory` prints one of them, and `--quick` only tries it.
 */

import type { Percentiles } from './load.ts';
import { memoryOf } from './memory.ts';
import type { ServerName } from './server.ts';
import { sustainedBy } from './sustained.ts';
import { type Attempt, attempt, type Trial } from './trial.ts';

const quick = process.argv.includes('--quick');
const TIMES = quick ? { warmUp: 500, duration: 1000 } : { warmUp: 5000, duration: 15_000 };

/** Two actions a second at every table is faster than people play; we aim at a thousand in all. */
const PACE = 2;
const MOST = 1000;
const TABLES: readonly number[] = quick ? [5] : [50, 100, 200, 500, 1000];
/** Where servers are compared. */
const MANY = quick ? 5 : 500;

const SECTIONS: Record<string, () => Promise<void>> = { growth, sustained, memory };
const wanted = process.argv.slice(2).filter((word) => word in SECTIONS);
for (const name of wanted.length > 0 ? wanted : Object.keys(SECTIONS)) {
  console.log(`\n${name}`);
  await SECTIONS[name]?.();
}
process.exit(0);

/** How it grows with the number of tables, at the pace of people in a hurry. */
async function growth(): Promise<void> {
  for (const [server, game] of [
    ['Starboard', 'space-base'],
    ['Starboard', 'space-builder'],
    ['boardgame.io', 'space-base'],
  ] as const) {
    for (const tables of TABLES) {
      const trial = { server, game, tables, rate: Math.min(MOST, PACE * tables), ...TIMES };
      console.log(row(trial, await attempt(trial)));
    }
  }
}

/** The rate each can keep up with the same tables and sockets. */
async function sustained(): Promise<void> {
  const servers: ServerName[] = ['Starboard', 'boardgame.io', 'boardgame.io, in files'];
  for (const server of servers) {
    const found = await sustainedBy(server, { tables: MANY, ...TIMES });
    if (found === undefined) console.log(`| ${server} | none |`);
    else {
      const trial: Trial = {
        server,
        game: 'space-base',
        tables: MANY,
        rate: found.rate,
        ...TIMES,
      };
      console.log(row(trial, found.attempt));
    }
  }
}

async function memory(): Promise<void> {
  const { empty, perSocket, perTable } = await memoryOf(MANY);
  console.log(`| an empty server | ${kilobytes(empty)} |`);
  console.log(`| a socket | ${kilobytes(perSocket)} |`);
  console.log(`| an idle table, without its sockets | ${kilobytes(perTable)} |`);
}

function row({ server, game, rate }: Trial, attempt: Attempt): string {
  const { tables, sockets, actionsPerSecond, acknowledged, everyone, spent, memoryPerTable } =
    attempt;
  const cells = [
    server,
    game,
    tables,
    sockets,
    rate ?? 'as fast as possible',
    actionsPerSecond.toFixed(0),
    ...shown(acknowledged),
    ...shown(everyone),
    spent.server.toFixed(2),
    spent.players.toFixed(2),
    kilobytes(memoryPerTable),
  ];
  return `| ${cells.join(' | ')} |`;
}

function shown({ p50, p95, p99 }: Percentiles): string[] {
  return [p50, p95, p99].map((milliseconds) => milliseconds.toFixed(1));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`;
}
