/** Who asks: the person whose secret is in the cookie. */

import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { DEVICE_LIFETIME, personWith } from '../people/devices.ts';
import type { Person } from '../people/person.ts';
import { hashOf } from '../people/secret.ts';
import { nameNeeded } from '../tables/permissions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Nobody, for a stranger. */
    person: Person | undefined;
    /** The hash of the secret in his cookie. */
    device: string | undefined;
  }
}

export const COOKIE = 'starboard';

/** Makes every request of the interface say whose it is. */
export async function knowWho(app: FastifyInstance, house: House): Promise<void> {
  await app.register(fastifyCookie);
  app.decorateRequest('person', undefined);
  app.decorateRequest('device', undefined);
  app.addHook('onRequest', async (request) => {
    const secret = request.cookies[COOKIE];
    if (secret === undefined || secret.length > LONGEST_SECRET) return;
    request.person = await personWith(house.database, secret, house.now());
    if (request.person !== undefined) request.device = hashOf(secret);
  });
}

const LONGEST_SECRET = 100;

/** Throws for a stranger. */
export function demandPerson({ person }: FastifyRequest): Person {
  if (person === undefined) throw nameNeeded();
  return person;
}

/** Other sites' pages cannot send the cookie along, and no script can read it. */
export function giveSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, { ...traits(request), maxAge: DEVICE_LIFETIME / 1000 });
}

export function takeSecret(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, traits(request));
}

/** Over plain HTTP, as at home, a browser would not keep a secure cookie. */
function traits({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const;
}
