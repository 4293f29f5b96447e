/**
 * How often anyone may ask: limits for each address and for each person, and
 * tighter ones where something could be guessed or filled up. They hold over
 * all processes where those share a Redis, and in each by itself while that is
 * gone.
 */

import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { usernameOrNobody } from '../people/name.ts';
import { hashOf } from '../people/secret.ts';
import { Denial } from '../refusal.ts';

interface Rate {
  /** How many in the window. */
  readonly most: number;
  /** In milliseconds. */
  readonly window: number;
  /** Counted for each address, each person, or each name to sign in with; a stranger, and what can be nobody's name, is his address. */
  readonly per: 'address' | 'person' | 'name';
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
  /** Guesses of one name's password, from wherever. More than one address has, which so keeps nobody out; and recovery codes, which nobody guesses, go on opening it. */
  name: { most: 25, window: 5 * MINUTE, per: 'name' },
  /** Guesses of the password of someone who is signed in, such as by who has his cookie. */
  password: { most: 20, window: 5 * MINUTE, per: 'person' },
  /** New people. */
  welcome: { most: 60, window: 10 * MINUTE, per: 'address' },
  /** Guesses of a table's code. */
  code: { most: 30, window: MINUTE, per: 'address' },
  /** New tables. */
  open: { most: 30, window: 10 * MINUTE, per: 'person' },
  /** New tables of all who come from one address: each may be a guest made for it. */
  tables: { most: 300, window: 10 * MINUTE, per: 'address' },
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
  const here = await countersFor(app, rates);
  const shared = redis === undefined ? undefined : await countersFor(app, rates, redis);
  const count = async (rate: RateName, request: FastifyRequest) => {
    if (shared === undefined) return here[rate](request);
    return shared[rate](request).catch(() => here[rate](request));
  };
  app.decorate('countAgainst', async (rate: RateName, request: FastifyRequest) => {
    const counted = await count(rate, request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const seconds = Math.max(1, counted.ttlInSeconds);
    throw new Denial('request.too-many', `too often; try again in ${seconds} seconds`, { seconds });
  });
  app.addHook('onRequest', (request) => app.countAgainst('address', request));
}

type Counters = Record<RateName, ReturnType<FastifyInstance['createRateLimit']>>;

/** In a room of their own, so that there can be several. */
async function countersFor(app: FastifyInstance, rates: Rates, redis?: Redis): Promise<Counters> {
  const counters: Partial<Counters> = {};
  await app.register(async (room) => {
    await room.register(fastifyRateLimit, {
      global: false,
      nameSpace: 'starboard:rate:',
      ...(redis === undefined ? {} : { redis }),
    });
    for (const [name, { most, window, per }] of Object.entries(RATES)) {
      counters[name as RateName] = room.createRateLimit({
        max: rates[name as RateName] ?? most,
        timeWindow: window,
        keyGenerator: (request) => `${name}:${keyOf(request, per)}`,
      });
    }
  });
  return counters as Counters;
}

/** Counts what a person asks, once it is known who asks, and what a route counts by itself. */
export function countPerson(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.person !== undefined) await app.countAgainst('person', request);
    const { rate } = request.routeOptions.config;
    if (rate === undefined) return;
    await app.countAgainst(rate, request);
    const other = COUNTED_WITH[rate];
    if (other !== undefined) await app.countAgainst(other, request);
  });
}

/** What is counted by person or address is now and then counted by the other as well. */
const COUNTED_WITH: Partial<Record<RateName, RateName>> = { 'sign-in': 'password', open: 'tables' };

function keyOf(request: FastifyRequest, per: Rate['per']): string {
  if (per === 'person' && request.person !== undefined) return request.person.id;
  const name = per === 'name' ? usernameOrNobody(String(Object(request.body).username)) : '';
  // Some write their password where the name belongs.
  return name === '' ? addressOf(request) : hashOf(name);
}

/** An address as limits count it: one network of IPv6 is one. Nothing is known of it once its line is cut. */
export function addressOf(request: FastifyRequest): string {
  const address: string | undefined = request.ip;
  return address === undefined ? '' : fastifyRateLimit.normalizeIP(address);
}
