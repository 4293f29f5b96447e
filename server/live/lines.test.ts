/** Lines that misbehave, break off or fall silent, and how many of them anyone may have. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Told } from '@starboard/client/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { liveAddress } from '../../tools/crowd/visitor.ts';
import { guest } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { PATIENT, rawSocket } from './raw-socket.conformance.ts';
import { type Venue, venuesOn } from './venue.conformance.ts';

forEachStorage('lines', (open) => {
  const { openVenue } = venuesOn(open);

  test.each(['/api/live', '/nowhere'])(
    'a line to %s that is cut while it is made harms nobody',
    async (path) => {
      const venue = await openVenue();
      const { hostname, port } = new URL(venue.address);
      for (let time = 0; time < 30; time++) {
        const socket = connect(Number(port), hostname);
        await once(socket, 'connect');
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${btoa('sixteen letters!')}\r\n\r\n`,
        );
        await setImmediate();
        socket.resetAndDestroy();
      }
      const { socket, answer } = await rawSocket(venue);
      socket.send(JSON.stringify({ id: 1, call: 'watch-lobby' }));
      expect(await answer(1)).toMatchObject({ value: null });
      socket.terminate();
    },
  );

  test('too many messages are refused, and whoever goes on is shown out', async () => {
    const venue = await openVenue({ live: { person: { burst: 20, perSecond: 0.001 } } });
    const { socket, answers, answer } = await rawSocket(venue);
    const closed = once(socket, 'close');
    const ask = (id: number) => socket.send(JSON.stringify({ id, call: 'leave-lobby' }));
    for (let id = 1; id <= 20; id++) ask(id);
    expect(await answer(20)).toMatchObject({ value: null });
    for (let id = 21; id <= 300; id++) ask(id);
    expect((await closed)[0]).toBe(1008);
    expect(answers().slice(0, 20)).toSatisfy((all: Told[]) => all.every((one) => 'value' in one));
    expect(answers()[20]).toMatchObject({ answer: 21, refused: { code: 'request.too-many' } });
  });

  /** What a request for a line is answered that is not made one. */
  async function refusal({ address }: Venue, cookie?: string): Promise<number | undefined> {
    const headers = cookie === undefined ? {} : { cookie };
    const socket = new WebSocket(liveAddress(address), { headers });
    const [, response] = await once(socket, 'unexpected-response');
    return response.statusCode;
  }

  test('people at one address share what may come from there', async () => {
    const venue = await openVenue({ live: { address: { burst: 10, perSecond: 0.001 } } });
    const [ada, bo] = [await guest(venue, 'Ada'), await guest(venue, 'Bo')];
    const lines = [
      await rawSocket(venue, '', { cookie: ada.cookie }),
      await rawSocket(venue, '', { cookie: bo.cookie }),
    ];
    for (let id = 1; id <= 6; id++) {
      for (const { socket, answer } of lines) {
        socket.send(JSON.stringify({ id, call: 'leave-lobby' }));
        await answer(id);
      }
    }
    const refused = lines.flatMap(({ answers }) => answers().filter((one) => 'refused' in one));
    expect(refused).toHaveLength(2);
    for (const { socket } of lines) socket.terminate();
  });

  test('nobody says more than others can read', async () => {
    const venue = await openVenue({ live: { talk: { burst: 3, perSecond: 0.001 } } });
    const ada = await guest(venue, 'Ada');
    const { id: table } = await ada.open({ game: 'salvage', seats: 2 });
    const { socket, answer } = await rawSocket(venue, '', { cookie: ada.cookie });
    for (let id = 1; id <= 4; id++) {
      socket.send(JSON.stringify({ id, call: 'say', table, phrase: 'hello' }));
    }
    expect(await answer(3)).toMatchObject({ value: null });
    expect(await answer(4)).toMatchObject({ refused: { code: 'request.too-many' } });
    socket.terminate();
  });

  test('nobody has more lines at once than he may, and one that ends makes room', async () => {
    const venue = await openVenue({ live: { lines: { person: 2, address: 4 } } });
    const [ada, bo] = [await guest(venue, 'Ada'), await guest(venue, 'Bo')];
    const mine = { cookie: ada.cookie };
    const lines = [await rawSocket(venue, '', mine), await rawSocket(venue, '', mine)];
    expect(await refusal(venue, ada.cookie)).toBe(429);
    lines.push(await rawSocket(venue, '', { cookie: bo.cookie }), await rawSocket(venue));
    expect(await refusal(venue)).toBe(429);
    lines[0]?.socket.terminate();
    const again = () => rawSocket(venue, '', mine).catch(() => undefined);
    await expect.poll(async () => lines.push(...[(await again()) ?? []].flat()), PATIENT).toBe(5);
    for (const { socket } of lines) socket.terminate();
  });

  test('nobody follows more tables than anyone can look at, not even when all are asked for at once', async () => {
    const venue = await openVenue();
    const tables = await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const host = await guest(venue, `Host ${number}`);
        return Promise.all(
          Array.from({ length: 5 }, () => host.open({ game: 'salvage', seats: 2 })),
        );
      }),
    );
    const { socket, answer, answers } = await rawSocket(venue);
    for (const [index, { id: table }] of tables.flat().entries()) {
      socket.send(JSON.stringify({ id: index + 1, call: 'join', table }));
    }
    await Promise.all(tables.flat().map((_table, index) => answer(index + 1)));
    const refused = answers().filter((one) => 'refused' in one);
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ refused: { code: 'tables.too-many', facts: { most: 50 } } });
    // Leaving one makes room for another.
    const [left, next] = [tables[0]?.[0]?.id, tables[11]?.[4]?.id];
    socket.send(JSON.stringify({ id: 61, call: 'leave', table: left }));
    await answer(61);
    socket.send(JSON.stringify({ id: 62, call: 'join', table: next }));
    expect(await answer(62)).toMatchObject({ value: null });
    socket.terminate();
  });

  test('signs of life come again and again, and a line that gives none is ended', async () => {
    const venue = await openVenue({ live: { beat: 50 } });
    const { socket, told } = await rawSocket(venue);
    const beats = () => told.filter((one) => 'beat' in one).length;
    await expect.poll(beats, PATIENT).toBeGreaterThan(4);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const silent = new WebSocket(liveAddress(venue.address), { autoPong: false });
    await once(silent, 'close');
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });
});
