import type { FastifyInstance } from 'fastify';
import { version } from './version.ts';

/** Tells whoever watches the server that it is up, and which version answers. */
export async function health(app: FastifyInstance): Promise<void> {
  app.get('/api/health', async () => ({ status: 'ok', version }));
}
