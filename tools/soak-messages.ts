/**
 * A million messages that no client of ours would send, for the night and for
 * doubters: each is answered, memory does not grow, and tables beside them play on.
 * `node tools/soak-messages.ts [messages] [seed]`
 */

import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteHost } from '@starboard/client';
import { Random, type Seat, seedOf } from '@starboard/engine';
import { WebSocket } from 'ws';
import { nonsense } from './crowd/nonsense.ts';
import { playByChance } from './crowd/players.ts';
import { ServerProcess } from './crowd/server-process.ts';
import { lineTo, liveAddress, Visitor } from './crowd/visitor.ts';

const [messages = '1000000', seed = 'nonsense'] = process.argv.slice(2);
const random = new Random(seedOf(seed));
const data = mkdtempSync(join(tmpdir(), 'starboard-nonsense-'));
const server = new ServerProcess({
  STARBOARD_DATA: data,
  STARBOARD_LENIENCY: '10000',
  STARBOARD_BOT_PAUSE: '0',
  LOG_LEVEL: 'error',
});
/** How much more memory than in the first half is taken for a leak. */
const GROWTH = 1.2;
/** Messages on their way to each socket at once. */
const AT_ONCE = 50;

/** Sends so many on one socket, as fast as they are answered. */
async function pester(socket: WebSocket, count: number, table: string): Promise<void> {
  let answered = 0;
  socket.on('message', (data: Buffer) => {
    if (String(data).startsWith('{"answer"')) answered += 1;
  });
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const wave = Math.min(AT_ONCE, count - sent);
    for (let number = 0; number < wave; number++) socket.send(nonsense(random, table));
    while (answered < sent + wave) {
      if (socket.readyState !== socket.OPEN) throw new Error('the line was closed');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

/** In megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

try {
  await server.start();
  const person = new Visitor(server.address);
  await person.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const games = { played: 0, ended: false };
  let table = '';
  const beside = (async () => {
    while (!games.ended) {
      ({ id: table } = await person.open({ game: 'space-base', seats: 2 }));
      await person.seatBot(table, 1, 'cadet');
      await person.start(table);
      const line = lineTo(server.address, person.cookie);
      const host = new RemoteHost(line, table);
      await (await playByChance(host, 0 as Seat, random.split(table))).over;
      line.close();
      games.played += 1;
    }
  })();
  const sockets = await Promise.all(
    Array.from({ length: 4 }, async (_, number) => {
      // Every other one has a name, and a seat at the tables beside.
      const headers = number % 2 === 0 ? {} : { cookie: person.cookie };
      const socket = new WebSocket(liveAddress(server.address), { headers });
      await once(socket, 'open');
      return socket;
    }),
  );
  const tenth = Math.ceil(Number(messages) / 10 / sockets.length);
  const used: number[] = [];
  for (let part = 1; part <= 10; part++) {
    await Promise.all(sockets.map((socket) => pester(socket, tenth, table)));
    used.push(memory());
    console.log(`${part}0 %: the server has ${used.at(-1)} MB, ${games.played} games are over`);
  }
  // It settles in the first part; from then on the games beside them are all that comes and goes.
  const [settled, last] = [Math.max(...used.slice(0, 5)), used.at(-1)] as [number, number];
  if (last > GROWTH * settled) throw new Error(`memory has grown from ${settled} to ${last} MB`);
  if (games.played === 0) throw new Error('no game came to its end beside them');
  games.ended = true;
  await beside;
  for (const socket of sockets) socket.terminate();
  await server.stop();
} finally {
  await server.kill();
  rmSync(data, { recursive: true, force: true });
}
