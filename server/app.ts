/** The server as a whole, not yet listening: what it answers to whom. */

import fastifyHelmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { api } from './api/api.ts';
import { answerRefusal } from './api/refusals.ts';
import type { House } from './house.ts';
import { HEADERS } from './limits/headers.ts';
import type { Origins } from './limits/origin.ts';
import type { RateOptions } from './limits/rates.ts';
import { deskOf } from './live/desk.ts';
import { Live, type LiveHabits } from './live/live.ts';
import { logging } from './logging.ts';
import { page } from './page.ts';
import { keepSeeing } from './people/seeing.ts';
import { Play, type PlaySettings } from './play/play.ts';
import type { Proxies } from './settings/reading.ts';
import { NOBODY_HERE } from './tables/news.ts';
import { health, type Needs } from './watch/health.ts';
import { Metrics } from './watch/metrics.ts';
import { metricsRoute } from './watch/metrics-route.ts';

export interface AppOptions extends RateOptions {
  /** The folder with the built page. */
  readonly page: string;
  readonly house: House;
  /** Matches are played here; a server without this only answers questions about them. */
  readonly play?: PlaySettings;
  readonly live?: Partial<LiveHabits>;
  /** Other addresses the page is served from, besides the server's own. */
  readonly origins?: Origins;
  /** Which proxies are believed when they say whom they ask for. */
  readonly trustProxy?: Proxies;
  /** What `/ready` asks for. */
  readonly needs?: Needs;
  /** What it works less well without. */
  readonly wants?: Needs;
  readonly metrics?: Metrics;
  readonly metricsToken?: string | undefined;
  /** Where the log goes; the standard output unless it is said. */
  readonly log?: Parameters<typeof logging>[0];
}

export function buildApp(options: AppOptions): FastifyInstance {
  const { house, origins = [], rates, redis } = options;
  const app = fastify({
    logger: logging(options.log),
    forceCloseConnections: 'idle',
    // Until everyone has been told to come back, everything is answered as before, but for `/ready`.
    return503OnClosing: false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: PATIENCE_MS,
    http: { headersTimeout: PATIENCE_MS, connectionsCheckingInterval: PATIENCE_MS / 6 },
    trustProxy: believed(options.trustProxy ?? false),
  });
  app.setErrorHandler(answerRefusal);
  app.register(fastifyHelmet, HEADERS);
  const onFailure = (error: unknown): void => app.log.error({ err: error }, 'something failed');
  const play = options.play && new Play(house, options.play, onFailure);
  const metrics = options.metrics ?? new Metrics();
  const live = play && liveOn(house, play, metrics, onFailure, options.live);
  const presence = play?.presence ?? NOBODY_HERE;
  let ending = false;
  app.register(health, {
    needs: options.needs ?? {},
    wants: options.wants ?? {},
    isEnding: () => ending,
  });
  app.register(metricsRoute, {
    metrics,
    token: options.metricsToken,
  });
  app.register(api, { house, presence, origins, live, rates, redis });
  app.register(page, { folder: options.page });
  app.addHook('onReady', async () => play?.start());
  const endSeeing = keepSeeing(house, () => live?.people ?? [], onFailure);
  app.addHook('preClose', async () => {
    ending = true;
    endSeeing();
    await live?.stop();
    house.log.hurry();
    await play?.stop();
  });
  return app;
}

function liveOn(
  house: House,
  play: Play,
  metrics: Metrics,
  onFailure: (error: unknown) => void,
  habits: Partial<LiveHabits> = {},
): Live {
  const { messages } = house;
  const desk = deskOf(house, play.presence);
  const live = new Live({ play, desk, messages, metrics, onFailure, habits });
  metrics.show({
    sockets: () => live.sockets,
    tables: () => play.counts.open,
    botQueue: () => play.thinking.queue,
  });
  play.thinking.onThought = (seconds) => metrics.botThinking.observe(seconds);
  return live;
}

/** The largest that is ever needed are a game's options with recorded rivals in them; they are kept, and told to everyone in the lobby. */
const LARGEST_BODY = 32 * 1024;

/** How long somebody may take to say what he wants; whoever takes longer keeps others from a connection. */
const PATIENCE_MS = 30_000;

function believed(proxies: Proxies) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
