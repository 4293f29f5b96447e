/** Whose pages may ask for something: our own. Another site's page cannot act as whoever visits it. */

import type { FastifyRequest } from 'fastify';
import { Denial } from '../refusal.ts';

/** Other addresses that the page is served from, such as `https://play.example.org`. */
export type Origins = readonly string[];

/**
 * Throws `origin.foreign` if another site's page asks. A browser says where a
 * page comes from whenever that page changes something or opens a WebSocket;
 * programs, which carry nobody's cookie but their own, say nothing.
 */
export function demandOwnOrigin(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  origins: Origins,
): void {
  const { origin } = request.headers;
  if (origin === undefined || origins.includes(origin) || hostOf(origin) === request.host) return;
  throw new Denial('origin.foreign', 'this was asked by a page of another site');
}

/** Reading changes nothing, and what is read stays with the browser. */
export function changesSomething({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
