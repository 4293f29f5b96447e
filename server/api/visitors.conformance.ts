/** A real server for tests, and people who visit it, each with a browser's cookie of his own. */

import type { Looks, Me } from '@starboard/client/http';
import type { AnyBox } from '@starboard/engine';
import { shelf } from '@starboard/games';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { Visitor } from '../../tools/crowd/visitor.ts';
import { type AppOptions, buildApp } from '../app.ts';
import type { House } from '../house.ts';
import { lenient } from '../limits/rates.ts';
import { StoredLog } from '../log/stored-log.ts';
import { MemoryMessages } from '../messages/memory.ts';
import type { Open } from '../storage/every-storage.conformance.ts';

/** A server that listens, and what it stands on. */
export interface Served {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly address: string;
  /** What the server's clock shows; a test moves it on. */
  readonly clock: { now: number };
}

type Changes = Partial<Omit<AppOptions, 'house'>> & {
  readonly shelf?: Record<string, () => Promise<AnyBox>>;
};

/** As often as a test likes, unless it is about limits. */
export const UNLIMITED = lenient(10_000);

export async function serveOn(open: Open, changes: Changes = {}): Promise<Served> {
  const { shelf: games = shelf, ...options } = changes;
  const clock = { now: Date.UTC(2026, 0, 1) };
  const database = await open();
  const house: House = {
    database,
    log: new StoredLog(database),
    messages: new MemoryMessages((error) => {
      throw error;
    }),
    shelf: games,
    now: () => clock.now,
  };
  const log = { level: 'silent' };
  const app = buildApp({ page: 'no page', house, rates: UNLIMITED, log, ...options });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, house, address, clock };
}

/** A server for each test of a file. */
export function serving(open: Open, changes: Changes = {}): { readonly server: Served } {
  const held = {} as { server: Served };
  beforeEach(async () => {
    held.server = await serveOn(open, changes);
  });
  afterEach(() => held.server.app.close());
  return held;
}

export { Visitor };

export type Guest = Visitor & { readonly is: Me };

/** Somebody new. */
export async function guest(
  { address }: Pick<Served, 'address'>,
  name = 'Ada',
  looks: Partial<Looks> = {},
): Promise<Guest> {
  const visitor = new Visitor(address);
  const is = await visitor.welcome({ name, colour: 1, language: 'en', ...looks });
  return Object.assign(visitor, { is });
}
