/** Clients without any manners at a whole server: it lives, forgets them, and the tables beside them play on. */

import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ServerProcess } from '../tools/crowd/server-process.ts';
import { Visitor } from '../tools/crowd/visitor.ts';
import { expectNothingLost } from './kills.conformance.ts';
import { rawSocket } from './live/raw-socket.conformance.ts';

let server: ServerProcess;
let data: string;
/** By those who never hang up. */
const leftOpen: Socket[] = [];

afterEach(async () => {
  for (const socket of leftOpen) socket.destroy();
  await server.kill();
  rmSync(data, { recursive: true });
});

test.runIf(process.platform === 'linux')(
  'whatever comes over a connection, nothing is lost, the memory stays small and no connection is left over',
  async () => {
    data = mkdtempSync(join(tmpdir(), 'starboard-rude-'));
    // As a host would have it, with room for players who need no time to think.
    server = new ServerProcess({
      STARBOARD_DATA: data,
      STARBOARD_LENIENCY: '20',
      STARBOARD_BOT_PAUSE: '0',
    });
    await expectNothingLost({
      servers: [server],
      storage: () => ({ data, database: undefined }),
      ends: [
        async () => {
          const before = measure();
          for (const [what, rudeness] of RUDENESSES) {
            await rudeness();
            expect((await fetch(`${server.address}/health`)).status, what).toBe(200);
          }
          await expect
            .poll(() => measure().open, { timeout: 60_000 })
            .toBeLessThan(before.open + 10);
          expect(measure().memory - before.memory).toBeLessThan(MOST_MEMORY);
        },
      ],
    });
  },
);

/** In megabytes. */
const MOST_MEMORY = 150;

function measure(): { memory: number; open: number } {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    open: readdirSync(`/proc/${server.pid}/fd`).length,
  };
}

/** A connection on which anything can be said. It never reads. */
async function dial(): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const HOST = 'Host: starboard\r\n';
const UPGRADE = `${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n`;
const KEY = `Sec-WebSocket-Key: ${btoa('sixteen letters!')}\r\n`;
const LIVE = `GET /api/live HTTP/1.1\r\n${UPGRADE}${KEY}\r\n`;

/** Says something, hears the first answer or that there is none, and is gone without a word. */
async function blurt(words: string | Buffer): Promise<string> {
  const socket = await dial();
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (first) => resolve(String(first)));
    socket.once('close', () => resolve(''));
  });
  socket.write(words);
  const said = await answer;
  socket.resetAndDestroy();
  return said;
}

/** A frame as a client sends it, masked with nothing. */
function frame(first: number, content: Buffer | string = ''): Buffer {
  const bytes = Buffer.from(content);
  const length =
    bytes.length < 126 ? [0x80 | bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), bytes]);
}

const TEXT = 0x81;
const TEXT_BEGUN = 0x01;
const CONTINUED = 0x00;
const PING = 0x89;
const PONG = 0x8a;

async function live(): Promise<Socket> {
  const socket = await dial();
  socket.write(LIVE);
  await once(socket, 'data');
  socket.pause();
  return socket;
}

/** As fast as it goes, until the server hangs up; whether it did. */
async function flood(socket: Socket, piece: Buffer, most: number): Promise<boolean> {
  const hungUp = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  for (let sent = 0; sent < most && !socket.destroyed; sent += piece.length) {
    const taken = new Promise<boolean>((resolve) => socket.write(piece, () => resolve(false)));
    await Promise.race([taken, hungUp]);
  }
  const gone = socket.destroyed;
  socket.resetAndDestroy();
  return gone;
}

const MEGABYTE = 1024 * 1024;

const RUDENESSES: readonly [string, () => Promise<unknown>][] = [
  [
    'connections that say nothing, or begin and never end',
    async () => {
      const sockets = await Promise.all(Array.from({ length: 300 }, dial));
      for (const [index, socket] of sockets.entries()) {
        socket.write(['', 'G', `GET / HTTP/1.1\r\n${HOST}X-Slow: `][index % 3] as string);
        if (index % 10 === 9) {
          socket.write(`POST /api/people HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\n{`);
        }
      }
      await pause(100);
      for (const socket of sockets) socket.resetAndDestroy();
    },
  ],
  [
    'what is no HTTP',
    async () => {
      for (const words of [
        '\u0000'.repeat(5000),
        'EHLO starboard\r\n',
        `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`,
        `GET / HTTP/1.1\r\n${HOST}X-Huge: ${'x'.repeat(100_000)}\r\n\r\n`,
        `GET / HTTP/1.1\r\n${HOST}${'X: y\r\n'.repeat(3000)}\r\n`,
        `GET / HTTP/9.9\r\n${HOST}\r\n`,
        `CONNECT elsewhere:1 HTTP/1.1\r\n${HOST}\r\n`,
        `POST /api/people HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
        `POST /api/people HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffffffff;${'x'.repeat(50_000)}`,
        `POST /api/people HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{`,
      ]) {
        expect(await blurt(words)).toMatch(/^(HTTP\/1.1 (4\d\d|200)|$)/);
      }
    },
  ],
  [
    'what is no address, and cookies without end',
    async () => {
      for (const path of [
        '/%ff',
        '/api/tables/%c3%28',
        '/api/codes/%',
        '/api/%00',
        '/api/..%2f..%2fetc',
      ]) {
        const answer = await blurt(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
        expect(answer, path).toMatch(/^HTTP\/1.1 4\d\d/);
      }
      const raw = Buffer.from(`GET /api/tables/é HTTP/1.1\r\n${HOST}\r\n`, 'latin1');
      expect(await blurt(raw)).toMatch(/^HTTP\/1.1 4\d\d/);
      const cookies = Array.from({ length: 900 }, (_, number) => `c${number}=${number}`).join('; ');
      const answer = await blurt(`GET /api/me HTTP/1.1\r\n${HOST}Cookie: ${cookies}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 401/);
    },
  ],
  [
    'upgrades to nothing, that never hang up',
    async () => {
      const sockets: Socket[] = [];
      for (const [index, request] of [
        `GET /api/live HTTP/1.1\r\n${UPGRADE}\r\n`,
        `GET /api/live HTTP/1.1\r\n${UPGRADE}Sec-WebSocket-Key: no key\r\n\r\n`,
        `GET /nowhere HTTP/1.1\r\n${UPGRADE}${KEY}\r\n`,
        `POST /api/people HTTP/1.1\r\n${UPGRADE}${KEY}Content-Length: 5\r\n\r\nhello`,
        `GET /api/live HTTP/1.1\r\n${UPGRADE}${KEY}Origin: https://elsewhere.example\r\n\r\n`,
        `GET /health HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
      ].entries()) {
        for (let time = 0; time < 20; time++) {
          const socket = await dial();
          // It hears the end and keeps its own open: the server has to let go by itself.
          socket.allowHalfOpen = true;
          socket.resume();
          socket.write(request);
          sockets.push(socket);
        }
        await pause(10 * index);
      }
      leftOpen.push(...sockets);
    },
  ],
  [
    'frames that are none, and messages that never end',
    async () => {
      for (const words of [
        frame(TEXT, Buffer.from([0xff, 0xfe, 0xc0])),
        frame(0xff, 'reserved'),
        Buffer.from([TEXT, 0x05, 1, 2, 3, 4, 5]),
        Buffer.from([TEXT, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        frame(TEXT, '[[[['.repeat(3000)),
      ]) {
        const socket = await live();
        socket.write(words);
        await pause(20);
        socket.resetAndDestroy();
      }
      const socket = await live();
      socket.write(frame(TEXT_BEGUN, ''));
      const nothing = Buffer.concat(Array.from({ length: 10_000 }, () => frame(CONTINUED)));
      await flood(socket, nothing, 12 * MEGABYTE);
    },
  ],
  [
    'pings without end from someone who never reads',
    async () => {
      const pings = Buffer.concat(Array.from({ length: 5000 }, () => frame(PING, 'x'.repeat(125))));
      const socket = await live();
      expect(await flood(socket, pings, 400 * MEGABYTE)).toBe(true);
    },
  ],
  [
    'pongs that nobody asked for',
    async () => {
      const pongs = Buffer.concat(Array.from({ length: 5000 }, () => frame(PONG, 'x'.repeat(125))));
      const socket = await live();
      expect(await flood(socket, pongs, 400 * MEGABYTE)).toBe(true);
    },
  ],
  [
    'joining, leaving and acting in any order, and gone in the middle',
    async () => {
      const visitor = new Visitor(server.address);
      await visitor.welcome({ name: 'Rude', colour: 1, language: 'en' });
      const { id: table } = await visitor.open({ game: 'space-base', seats: 2 });
      await visitor.callBots(table);
      await visitor.start(table);
      for (let time = 0; time < 40; time++) {
        const { socket } = await rawSocket(server, '', { cookie: visitor.cookie });
        const ask = (id: number, call: string, rest = {}) =>
          socket.send(JSON.stringify({ id, call, table, ...rest }));
        ask(1, 'join');
        ask(2, 'join', { as: 0 });
        ask(3, 'leave');
        ask(4, 'act', { action: { kind: 'roll' }, after: 0 });
        ask(5, 'join', { since: 999 });
        for (let turn = 0; turn < time % 5; turn++) await pause(1);
        socket.terminate();
      }
      const { socket, answer } = await rawSocket(server, '', { cookie: visitor.cookie });
      const ask = (id: number, call: string, rest = {}) =>
        socket.send(JSON.stringify({ id, call, table, ...rest }));
      ask(1, 'join');
      ask(2, 'leave');
      ask(3, 'act', { action: { kind: 'roll' }, after: 0 });
      expect(await answer(3)).toMatchObject({ refused: { code: 'table.not-joined' } });
      socket.terminate();
    },
  ],
];
