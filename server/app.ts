/** The server as a whole, not yet listening: what it answers to whom. */

import fastify, { type FastifyInstance } from 'fastify';
import { health } from './health.ts';
import { page } from './page.ts';

export interface AppOptions {
  /** The folder with the built page. */
  readonly page: string;
}

export function buildApp(options: AppOptions): FastifyInstance {
  const app = fastify({ logger: { level: 'warn' }, forceCloseConnections: 'idle' });
  app.register(health);
  app.register(page, { folder: options.page });
  return app;
}
