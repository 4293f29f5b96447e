/** What a host may set, all of it through the environment, and what holds if he sets nothing. */

import { resolve } from 'node:path';
import { CannotStart } from './refusal.ts';

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** The interface to listen on; none given means all, so that others on the network can join. */
  readonly host: string | undefined;
  /** The folder that holds everything the server remembers. */
  readonly data: string;
  /** The folder with the built page. */
  readonly page: string;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(environment.PORT),
    host: environment.HOST || undefined,
    data: resolve(environment.STARBOARD_DATA || 'data'),
    page: resolve(import.meta.dirname, '../web/dist'),
  };
}

function readPort(given: string | undefined): number {
  if (given === undefined || given === '') return 3000;
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw new CannotStart(
    'port.malformed',
    `PORT is a whole number from 0 to 65535, not ${JSON.stringify(given)}.`,
  );
}
