/**
 * What every test can have: a Starboard for all, another with people in it, and a
 * third for pictures. Each worker starts what its tests ask for, once. They stand
 * together here because Playwright starts a new worker, with a browser of its own,
 * wherever tests do not have the same choice.
 */

import { test as base } from '@playwright/test';
import { furnish, type House } from './house.ts';
import { withServer } from './server.ts';

export { expect } from '@playwright/test';

export interface Surroundings {
  /** Where the server answers. */
  readonly starboard: string;
  /** A house with people in it, on a server where nobody else comes. */
  readonly house: House;
  /** Where a server answers that keeps nothing but what is in the pictures. */
  readonly gallery: string;
}

export const test = base.extend<object, Surroundings>({
  starboard: [onItsOwnServer(async (address) => address), { scope: 'worker' }],
  house: [onItsOwnServer(furnish), { scope: 'worker' }],
  gallery: [onItsOwnServer(async (address) => address), { scope: 'worker' }],
  baseURL: async ({ starboard }, use) => use(starboard),
});

function onItsOwnServer<Made>(make: (address: string) => Promise<Made>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there what is needed: nothing.
  return async ({}: object, use: (made: Made) => Promise<void>) =>
    withServer(async (address) => use(await make(address)));
}
