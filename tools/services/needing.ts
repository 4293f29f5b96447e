/** How a test says that it needs a real server. */

import type { ProvidedContext } from 'vitest';
import { describe, inject } from 'vitest';
import type { Service } from './service.ts';

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
