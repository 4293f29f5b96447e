/** The server as a whole, not yet listening: what it answers to whom. */

import fastifyHelmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { api } from './api/api.ts';
import { answerRefusal } from './api/refusals.ts';
import { health } from './health.ts';
import type { House } from './house.ts';
import { HEADERS } from './limits/headers.ts';
import type { Origins } from './limits/origin.ts';
import type { RateOptions } from './limits/rates.ts';
import { logging } from './logging.ts';
import { page } from './page.ts';
import type { Presence } from './tables/news.ts';

export interface AppOptions extends RateOptions {
  /** The folder with the built page. */
  readonly page: string;
  readonly house: House;
  readonly presence?: Presence;
  /** Other addresses the page is served from, besides the server's own. */
  readonly origins?: Origins;
  /** Which proxies are believed when they say whom they ask for. */
  readonly trustProxy?: Proxies;
  /** Where the log goes; the standard output unless it is said. */
  readonly log?: Parameters<typeof logging>[0];
}

/** All of them, so many of the nearest, or those with these addresses. */
export type Proxies = boolean | number | string;

export function buildApp(options: AppOptions): FastifyInstance {
  const { house, presence = NOBODY_HERE, origins = [], rates, redis } = options;
  const app = fastify({
    logger: logging(options.log),
    forceCloseConnections: 'idle',
    bodyLimit: LARGEST_BODY,
    trustProxy: believed(options.trustProxy ?? false),
  });
  app.setErrorHandler(answerRefusal);
  app.register(fastifyHelmet, HEADERS);
  app.register(health);
  app.register(api, { house, presence, origins, rates, redis });
  app.register(page, { folder: options.page });
  return app;
}

/** The largest that is ever needed are a game's options with recorded rivals in them. */
const LARGEST_BODY = 256 * 1024;

const NOBODY_HERE: Presence = { isHere: () => false, spectators: () => 0 };

function believed(proxies: Proxies) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
