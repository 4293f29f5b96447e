/** The server as a whole, not yet listening: what it answers to whom. */

import fastify, { type FastifyInstance } from 'fastify';
import { page } from './page.ts';
import { health, type Needs } from './watch/health.ts';
import type { Metrics } from './watch/metrics.ts';
import { metricsRoute } from './watch/metrics-route.ts';

export interface AppOptions {
  /** The folder with the built page. */
  readonly page: string;
  readonly logLevel: string;
  readonly needs: Needs;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
}

export function buildApp({
  page: folder,
  logLevel,
  needs,
  metrics,
  metricsToken,
}: AppOptions): FastifyInstance {
  const app = fastify({ logger: { level: logLevel }, forceCloseConnections: 'idle' });
  app.register(health, { needs });
  app.register(metricsRoute, { metrics, token: metricsToken });
  app.register(page, { folder });
  return app;
}
