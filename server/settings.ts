/** What a host may set, all of it through the environment, and what holds if he sets nothing. */

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Proxies } from './app.ts';
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
  /** The address of a PostgreSQL, instead of SQLite in the folder. */
  readonly database: string | undefined;
  /** Which proxies are believed when they say whom they ask for, and whether over TLS. */
  readonly trustProxy: Proxies;
  /** Other addresses the page is served from, besides the server's own. */
  readonly origins: readonly string[];
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(environment.PORT),
    host: environment.HOST || undefined,
    data: resolve(environment.STARBOARD_DATA || 'data'),
    page: resolve(import.meta.dirname, '../web/dist'),
    database: environment.DATABASE_URL || undefined,
    trustProxy: readProxies(environment.STARBOARD_TRUST_PROXY),
    origins: readOrigins(environment.STARBOARD_ORIGINS),
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

/** `true`, the number of proxies in between, or their addresses. */
function readProxies(given: string | undefined): Proxies {
  if (given === undefined || given === '' || given === 'false') return false;
  if (given === 'true') return true;
  if (/^\d+$/.test(given)) return Number(given);
  if (given.split(',').every(isNetwork)) return given;
  throw new CannotStart(
    'proxy.malformed',
    `STARBOARD_TRUST_PROXY is true, a number of proxies, or their addresses such as 10.0.0.0/8,::1, not ${JSON.stringify(given)}.`,
  );
}

function isNetwork(given: string): boolean {
  const [address = '', bits, ...rest] = given.trim().split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return version !== 0 && isRange && rest.length === 0;
}

function readOrigins(given: string | undefined): string[] {
  const origins = (given ?? '').split(',').map((origin) => origin.trim());
  return origins
    .filter((origin) => origin !== '')
    .map((origin) => {
      if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
      throw new CannotStart(
        'origin.malformed',
        `STARBOARD_ORIGINS are addresses such as https://play.example.org, separated by commas and without a path, not ${JSON.stringify(origin)}.`,
      );
    });
}
