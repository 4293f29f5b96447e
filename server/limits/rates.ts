/**
 * How often anyone may ask: limits for each address and for each person, and
 * tighter ones where something could be guessed or filled up. They hold over
 * all processes where those share a Redis.
 */

import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { Denial } from '../refusal.ts';

interface Rate {
  /** How many in the window. */
  readonly most: number;
  /** In milliseconds. */
  readonly window: number;
  /** Counted for each address or each person; a stranger is his address. */
  readonly per: 'address' | 'person';
}

const MINUTE = 60_000;

/** A school or a club may be behind one address. */
const RATES = {
  /** Whatever comes from one address. */
  address: { most: 3000, window: MINUTE, per: 'address' },
  /** Whatever one person asks. */
  person: { most: 300, window: MINUTE, per: 'person' },
  /** Guesses of passwords and recovery codes. */
  'sign-in': { most: 20, window: 5 * MINUTE, per: 'address' },
  /** New people. */
  welcome: { most: 60, window: 10 * MINUTE, per: 'address' },
  /** Guesses of a table's code. */
  code: { most: 30, window: MINUTE, per: 'address' },
  /** New tables. */
  open: { most: 30, window: 10 * MINUTE, per: 'person' },
  /** What takes work to answer: a match is replayed, everything is collected. */
  heavy: { most: 30, window: MINUTE, per: 'person' },
  /** New connections for live play. */
  connect: { most: 300, window: MINUTE, per: 'address' },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

/** How often, where a host wants it otherwise. */
type Rates = Readonly<Partial<Record<RateName, number>>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of a route of its own, besides those for everything. */
    rate?: RateName;
  }
  interface FastifyInstance {
    /** Counts, and throws `request.too-many` once it is too often. */
    countAgainst(rate: RateName, request: FastifyRequest): Promise<void>;
  }
}

/** Every limit so many times as high. */
export function lenient(times: number): Rates {
  return Object.fromEntries(Object.entries(RATES).map(([name, { most }]) => [name, most * times]));
}

export interface RateOptions {
  readonly rates?: Rates | undefined;
  readonly redis?: Redis | undefined;
}

/** Counts every request of the interface. Comes before who asks is looked up: that takes work as well. */
export async function limitRates(app: FastifyInstance, options: RateOptions): Promise<void> {
  const { rates = {}, redis } = options;
  await app.register(fastifyRateLimit, {
    global: false,
    nameSpace: 'starboard:rate:',
    // Without its Redis the server goes on serving; the limits are away as long.
    skipOnError: true,
    ...(redis === undefined ? {} : { redis }),
  });
  const counters = new Map(
    Object.entries(RATES).map(([name, { most, window, per }]) => [
      name,
      app.createRateLimit({
        max: rates[name as RateName] ?? most,
        timeWindow: window,
        keyGenerator: (request) => `${name}:${keyOf(request, per)}`,
      }),
    ]),
  );
  app.decorate('countAgainst', async (rate: RateName, request: FastifyRequest) => {
    const count = await counters.get(rate)?.(request);
    if (count === undefined || count.isAllowed || !count.isExceeded) return;
    const seconds = Math.max(1, count.ttlInSeconds);
    throw new Denial('request.too-many', `too often; try again in ${seconds} seconds`, { seconds });
  });
  app.addHook('onRequest', (request) => app.countAgainst('address', request));
}

/** Counts what a person asks, once it is known who asks, and what a route counts by itself. */
export function countPerson(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.person !== undefined) await app.countAgainst('person', request);
    const { rate } = request.routeOptions.config;
    if (rate !== undefined) await app.countAgainst(rate, request);
  });
}

function keyOf(request: FastifyRequest, per: Rate['per']): string {
  return per === 'person' && request.person !== undefined ? request.person.id : addressOf(request);
}

/** An address as limits count it: one network of IPv6 is one. Nothing is known of it once its line is cut. */
export function addressOf(request: FastifyRequest): string {
  const address: string | undefined = request.ip;
  return address === undefined ? '' : fastifyRateLimit.normalizeIP(address);
}
