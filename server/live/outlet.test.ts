import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Told } from '@starboard/client/protocol';
import type { Seat } from '@starboard/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { clubsOn, layMatch } from '../play/club.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { putPerson } from '../storage/rows.conformance.ts';
import { deskOf } from './desk.ts';
import { Following } from './following.ts';
import { Outlet } from './outlet.ts';

let server: WebSocketServer;
let client: WebSocket;
let socket: WebSocket;
let outlet: Outlet;
let heard: Told[];

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [accepted, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];
  socket = accepted;
  await once(client, 'open');
  heard = [];
  client.on('message', (data: Buffer) => heard.push(JSON.parse(String(data))));
  outlet = new Outlet(socket, request.socket);
});

afterEach(() => {
  client.terminate();
  server.close();
});

const LARGE: Told = { table: 'x'.repeat(100_000), said: [] };

/** The client does not read, and everything on the way to it is full. */
async function stuff(): Promise<void> {
  client.pause();
  while (!outlet.isFull) {
    outlet.send(LARGE);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test('what can be told later waits until there is room, and is told once', async () => {
  const calls: string[] = [];
  const call = () => calls.push('news');
  outlet.whenThereIsRoom(call);
  expect(calls).toEqual(['news']);
  await stuff();
  outlet.whenThereIsRoom(call);
  outlet.whenThereIsRoom(call);
  expect(calls).toEqual(['news']);
  client.resume();
  await expect.poll(() => calls, { timeout: 300_000 }).toEqual(['news', 'news']);
});

test('who asks and asks and never reads is cut off before much waits for him', async () => {
  await stuff();
  let most = 0;
  for (let times = 0; times < 1000 && socket.readyState === socket.OPEN; times++) {
    outlet.send(LARGE);
    most = Math.max(most, socket.bufferedAmount);
  }
  expect(socket.readyState).not.toBe(socket.OPEN);
  expect(most).toBeLessThan(2 * 1024 * 1024);
});

forEachStorage('a table', (open) => {
  const openClub = clubsOn(open);

  test('is told to someone who did not read as it stands, with all that he missed', async () => {
    const { play, house, failures } = await openClub();
    const person = await putPerson(house.database);
    const table = await layMatch(house.database, { seats: 2, people: [person] });
    const onFailure = (error: unknown) => void failures.push(error);
    const desk = deskOf(house, play.presence);
    const surroundings = { play, desk, outlet, person, onFailure, onGone: () => {} };
    const following = await Following.start(table, surroundings);
    await following.join(undefined, undefined);
    const updates = () => heard.flatMap((told) => ('update' in told ? [told] : []));
    await expect.poll(() => updates().length, { timeout: 300_000 }).toBeGreaterThan(0);
    await stuff();
    const bo = 1 as Seat;
    const { live } = await play.follow(table);
    for (let times = 0; times < 150; times++) {
      await live?.act(bo, { send: 1 }, 2 * times, { at: 0, roundTrip: 0 });
      await live?.undo(bo, 2 * times + 1);
    }
    await live?.act(bo, { send: 2 }, 300, { at: 0, roundTrip: 0 });
    client.resume();
    await expect.poll(() => updates().at(-1)?.update.seq, { timeout: 300_000 }).toBe(301);
    expect(updates().length).toBeLessThan(10);
    expect(updates().flatMap(({ update }) => update.events)).toEqual([
      { kind: 'found', wreck: expect.any(Number) },
      { kind: 'chosen', seat: bo },
    ]);
    following.end();
    expect(failures).toEqual([]);
  });
});
