/**
 * How many tables a server carries: scripted players over real sockets on this
 * machine, ours and boardgame.io's side by side. `node bench/server/run.ts`
 * prints the tables that stand in docs/performance.md; `--quick` only tries it.
 */

import { Random, seedOf } from '@starboard/engine';
import { boardgameIo } from './boardgame-io-venue.ts';
import { bear, type Finding, type Load, type Percentiles } from './load.ts';
import type { Venue } from './player.ts';
import { type ServerName, startServer } from './server.ts';
import { starboard } from './starboard-venue.ts';

const quick = process.argv.includes('--quick');
const SEATS = 4;
const TIMES = quick ? { warmUp: 500, duration: 1000 } : { warmUp: 5000, duration: 15_000 };
const random = new Random(await seedOf('server'));

interface Trial {
  readonly server: ServerName;
  readonly game: 'space-base' | 'space-builder';
  readonly tables: number;
  readonly rate?: number;
}

/** Two actions a second at every table is faster than people play. */
const PACED: readonly number[] = quick ? [5] : [50, 100, 200, 500, 1000];
const FLAT_OUT: readonly number[] = quick ? [5] : [20, 50, 100];

const trials: Trial[] = [
  ...PACED.map(
    (tables): Trial => ({
      server: 'Starboard',
      game: 'space-base',
      tables,
      rate: Math.min(1000, 2 * tables),
    }),
  ),
  ...PACED.map(
    (tables): Trial => ({
      server: 'boardgame.io',
      game: 'space-base',
      tables,
      rate: Math.min(1000, 2 * tables),
    }),
  ),
  ...FLAT_OUT.flatMap((tables): Trial[] => [
    { server: 'Starboard', game: 'space-base', tables },
    { server: 'boardgame.io', game: 'space-base', tables },
  ]),
];

for (const trial of trials) console.log(row(trial, await attempt(trial)));
process.exit(0);

interface Attempt extends Finding {
  /** Bytes for each table with its players, beyond what the empty server takes. */
  readonly memoryPerTable: number;
}

async function attempt({ server: name, game, tables, rate }: Trial): Promise<Attempt> {
  const server = await startServer(name);
  const empty = server.memory();
  const load: Load = { tables, ...TIMES, ...(rate === undefined ? {} : { rate }) };
  const finding = await bear(venueAt(name, server.address, game), load);
  const memoryPerTable = (server.memory() - empty) / tables;
  await server.stop();
  return { ...finding, memoryPerTable };
}

function venueAt(name: ServerName, address: string, game: Trial['game']): Venue {
  return name === 'Starboard'
    ? starboard({ address, game, seats: SEATS }, random)
    : boardgameIo(address, SEATS, random);
}

function row({ server, game, rate }: Trial, attempt: Attempt): string {
  const { tables, sockets, actionsPerSecond, acknowledged, everyone, memoryPerTable } = attempt;
  const cells = [
    server,
    game,
    tables,
    sockets,
    rate ?? 'as fast as possible',
    actionsPerSecond.toFixed(0),
    ...shown(acknowledged),
    ...shown(everyone),
    `${(memoryPerTable / 1024).toFixed(0)} KB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function shown({ p50, p95, p99 }: Percentiles): string[] {
  return [p50, p95, p99].map((milliseconds) => milliseconds.toFixed(1));
}
