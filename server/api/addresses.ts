/** Where a server is reached from other devices, for whoever sits at its own machine: what he calls localhost is no use to them. */

import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { addresses } from '../addresses.ts';
import { addressesForm } from './forms.ts';
import { type Api, answers } from './route.ts';

export function addressRoutes(app: Api): void {
  app.route({
    method: 'GET',
    url: '/api/addresses',
    schema: {
      summary: 'Where this server is reached from its network; told on its own machine alone',
      tags: ['description'],
      response: answers(200, addressesForm),
    },
    handler: async (request) => ({ network: isHere(request) ? network(app) : [] }),
  });
}

function network(app: Api): string[] {
  const { address, port } = app.server.address() as AddressInfo;
  return [...addresses(address, port).network];
}

/** Behind a proxy on the same machine everybody seems to be here; proxies say that they are. */
function isHere({ socket: { remoteAddress = '' }, headers }: FastifyRequest): boolean {
  return HERE.has(remoteAddress) && !PROXIES.some((name) => name in headers);
}

const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
