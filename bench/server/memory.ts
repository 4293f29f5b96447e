/** What our server needs for those who do nothing. */

import { Random, seedOf } from '@starboard/engine';
import { startServer } from './server.ts';
import { connect, starboard, welcome } from './starboard-venue.ts';
import { SEATS } from './trial.ts';

/** In bytes. */
export interface Memory {
  readonly empty: number;
  readonly perSocket: number;
  /** With everybody connected, without their sockets. */
  readonly perTable: number;
}

export async function memoryOf(tables: number): Promise<Memory> {
  const sockets = tables * SEATS;
  const empty: number[] = [];
  const withSockets = await measure(async (address) => {
    const cookie = await welcome(address, 0);
    for (let count = 0; count < sockets; count++) await connect(address, cookie);
  }, empty);
  const random = new Random(seedOf('memory'));
  const withTables = await measure(async (address) => {
    const venue = starboard({ address, game: 'space-base', seats: SEATS }, random);
    const idle = { heard() {}, asked() {}, over() {} };
    for (let count = 0; count < tables; count++) await venue.seat(idle);
  }, empty);
  const perSocket = withSockets / sockets;
  return {
    empty: Math.min(...empty),
    perSocket,
    perTable: withTables / tables - SEATS * perSocket,
  };
}

/** How much a server grows by what is done to it. */
async function measure(fill: (address: string) => Promise<void>, empty: number[]): Promise<number> {
  const server = await startServer('Starboard');
  // One of each, so that what is loaded for the first is not counted for all.
  await starboard(
    { address: server.address, game: 'space-base', seats: SEATS },
    new Random(seedOf('first')),
  ).seat({ heard() {}, asked() {}, over() {} });
  await settle();
  const before = server.memory();
  empty.push(before);
  await fill(server.address);
  await settle();
  const grown = server.memory() - before;
  await server.stop();
  return grown;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5000));
}
