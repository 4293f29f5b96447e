/** The built page: its files, and `index.html` for every address that the page itself understands. */

import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageFor, placesIn } from './first-visit.ts';

const INDEX = 'index.html';

export async function page(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const built = existsSync(join(folder, INDEX));
  const places = placesIn(folder);
  const open = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'accept-language, cookie');
    return reply.sendFile(pageFor(request, places) ?? INDEX);
  };
  if (built) {
    // No file has such a name, and to look for one would be a fault.
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.includes('%00')) return notFound(request, reply);
    });
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      dotfiles: 'ignore',
      // The build lays a smaller one beside every text.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.startsWith(join(folder, 'assets') + sep) ? FOR_EVER : ASK_AGAIN,
        );
      },
    });
    app.get('/', open);
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPageAddress(request)) return notFound(request, reply);
    if (built) return open(request, reply);
    return reply.code(503).type('text/plain').send('The page is not built yet: npm run build\n');
  });
}

/** What the build puts into `assets/` carries a hash of its content in its name, so it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** An address such as `/table/7`, not a file that is missing nor a part of the interface for programs. */
function isPageAddress({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] as string;
  const isRead = method === 'GET' || method === 'HEAD';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return isRead && !isProgramAddress(path) && !name.includes('.');
}

function isProgramAddress(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({
    code: 'address.unknown',
    message: `There is nothing at ${request.method} ${request.url}.`,
    facts: {},
  });
}
