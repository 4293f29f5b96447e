/** Players at our server. They speak its protocol bare, as those at the peer's do. */

import type { Told } from '@starboard/client/protocol';
import type { GameTypes, Random, Update } from '@starboard/engine';
import { WebSocket } from 'ws';
import type { Ears, Player, Venue } from './player.ts';

export function starboard(
  { address, game, seats }: { address: string; game: string; seats: number },
  random: Random,
): Venue {
  return {
    name: 'Starboard',
    async seat(ears) {
      const people = await Promise.all(
        Array.from({ length: seats }, (_, seat) => welcome(address, seat)),
      );
      const [host] = people as [Cookie];
      const { id } = (await ask(address, host, 'POST', '/api/tables', {
        game,
        seats,
        access: 'link',
        pace: { kind: 'relaxed' },
      })) as { id: string };
      for (const [seat, person] of people.entries()) {
        if (seat > 0) await ask(address, person, 'PUT', `/api/tables/${id}/seats/${seat}`, {});
      }
      await ask(address, host, 'POST', `/api/tables/${id}/start`);
      return Promise.all(
        people.map((cookie, seat) =>
          takeSeat(
            { address, table: id, cookie, seat, random: random.split(id).split(seat) },
            ears,
          ),
        ),
      );
    },
  };
}

type Cookie = string;

interface Place {
  readonly address: string;
  readonly table: string;
  readonly cookie: Cookie;
  readonly seat: number;
  readonly random: Random;
}

async function takeSeat(
  { address, table, cookie, seat, random }: Place,
  ears: Ears,
): Promise<Player> {
  const socket = await connect(address, cookie);
  let latest: Update<GameTypes> | undefined;
  let calls = 0;
  const waiting = new Map<number, { resolve(seq: number): void; reject(error: Error): void }>();

  function hear(update: Update<GameTypes>): void {
    latest = update;
    ears.heard(seat, update.seq);
    if (update.result !== null) ears.over();
    else if (waiting.size === 0 && update.choices.length > 0) ears.asked(seat);
  }

  const joined = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as Told;
      if ('update' in told) {
        resolve();
        hear(told.update);
      } else if ('answer' in told) {
        const call = waiting.get(told.answer);
        waiting.delete(told.answer);
        if ('refused' in told) call?.reject(new Error(told.refused.message));
        else if (told.value !== null && 'seq' in told.value) call?.resolve(told.value.seq);
        // What it was asked meanwhile has to wait for the answer.
        if (call !== undefined && latest !== undefined && latest.choices.length > 0) {
          queueMicrotask(() => ears.asked(seat));
        }
      }
    });
  });
  calls += 1;
  socket.send(JSON.stringify({ id: calls, call: 'join', table }));
  await joined;
  return {
    act: () =>
      new Promise((resolve, reject) => {
        const { choices, seq } = latest as Update<GameTypes>;
        if (choices.length === 0) return reject(new Error('not asked any more'));
        const { action } = random.pick(choices);
        calls += 1;
        waiting.set(calls, { resolve, reject });
        socket.send(JSON.stringify({ id: calls, call: 'act', table, action, after: seq }));
      }),
    leave: () => socket.terminate(),
  };
}

export async function connect(address: string, cookie: Cookie): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?v=1`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

export async function welcome(address: string, seat: number): Promise<Cookie> {
  const answer = await fetch(`${address}/api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Player ${seat + 1}`, colour: seat + 1, language: 'en' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

async function ask(
  address: string,
  cookie: Cookie,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}
