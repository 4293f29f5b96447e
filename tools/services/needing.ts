/** How a test says that it needs a real server. */

import type { ProvidedContext } from 'vitest';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import type { Running, Service } from './service.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Service;
    redis: Service;
  }
}

/**
 * Describes tests that need a server, and hands them its address. Where there is
 * none they are skipped, each of them, with the reason in their name.
 */
export function needing(name: keyof ProvidedContext, tests: (url: string) => void): void {
  const service = inject(name);
  if ('url' in service) describe(`with a real ${name}`, () => tests(service.url));
  else describe.skip(`NOT RUN: ${service.missing}`, () => tests(''));
}

/**
 * The same for tests that do to a server what nobody else should suffer from:
 * they have one of their own, may end it, and start it again.
 */
export function needingItsOwn(
  name: keyof ProvidedContext,
  tests: (server: () => Running) => void,
): void {
  needing(name, () => {
    let server: Running | undefined;
    beforeAll(async () => {
      server = await { postgres, redis }[name].start();
    });
    afterAll(() => server?.stop());
    tests(() => server as Running);
  });
}
