/** One server under one load, from its start to its end. */

import { Random, seedOf } from '@starboard/engine';
import { boardgameIo } from './boardgame-io-venue.ts';
import { bear, type Finding, type Load } from './load.ts';
import { type ServerName, startServer } from './server.ts';
import { starboard } from './starboard-venue.ts';

export interface Trial extends Load {
  readonly server: ServerName;
  readonly game: 'space-base' | 'space-builder';
}

export interface Attempt extends Finding {
  /** Resident bytes for each table with its players, beyond what the empty server takes. */
  readonly memoryPerTable: number;
}

export const SEATS = 4;

const random = new Random(seedOf('server'));

export async function attempt({ server: name, game, ...load }: Trial): Promise<Attempt> {
  const server = await startServer(name);
  try {
    const empty = server.memory();
    const venue =
      name === 'Starboard'
        ? starboard({ address: server.address, game, seats: SEATS }, random)
        : boardgameIo(
            {
              address: server.address,
              seats: SEATS,
              // What is read from a file and written back by two at once is lost for one of them.
              oneByOne: name === 'boardgame.io, in files',
            },
            random,
          );
    const finding = await bear(venue, load, () => ({
      server: server.processorTime(),
      players: ownProcessorTime(),
    }));
    return { ...finding, memoryPerTable: (server.memory() - empty) / load.tables };
  } finally {
    await server.stop();
  }
}

function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
