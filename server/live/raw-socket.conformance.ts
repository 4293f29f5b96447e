/** A line of someone without any of our manners, for tests. */

import { once } from 'node:events';
import type { Told } from '@starboard/client/protocol';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { liveAddress } from '../../tools/crowd/visitor.ts';

export async function rawSocket(
  { address }: { readonly address: string },
  path = '',
  headers = {},
): Promise<Raw> {
  const socket = new WebSocket(liveAddress(address) + path, { headers });
  const told: Told[] = [];
  socket.on('message', (data: Buffer) => told.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return {
    socket,
    told,
    answers: () => told.filter((message) => 'answer' in message),
    async answer(id) {
      await expect
        .poll(() => told.some((one) => 'answer' in one && one.answer === id), PATIENT)
        .toBe(true);
      return told.find((one) => 'answer' in one && one.answer === id) as never;
    },
  };
}

export interface Raw {
  readonly socket: WebSocket;
  readonly told: Told[];
  answers(): Told[];
  answer(id: number): Promise<Extract<Told, { answer: number }>>;
}

/** Nothing passes or fails by how long it takes. */
export const PATIENT = { timeout: 300_000 };
