/** `/metrics`, for this machine, or for whoever has the token. */

import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Denial } from '../refusal.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsRouteOptions {
  readonly metrics: Metrics;
  readonly token: string | undefined;
}

export async function metricsRoute(
  app: FastifyInstance,
  { metrics, token }: MetricsRouteOptions,
): Promise<void> {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) {
      throw new Denial(
        'metrics.closed',
        'metrics are for this machine; STARBOARD_METRICS_TOKEN opens them to others',
      );
    }
    const { type, text } = await metrics.read();
    return reply.header('content-type', type).send(text);
  });
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return equal(headers.authorization ?? '', `Bearer ${token}`);
  // Whatever a proxy on this machine passes on comes from elsewhere.
  const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !passedOn && isHere(socket.remoteAddress ?? '');
}

function equal(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const HERE = new BlockList();
HERE.addSubnet('127.0.0.0', 8);
HERE.addAddress('::1', 'ipv6');

function isHere(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return HERE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
