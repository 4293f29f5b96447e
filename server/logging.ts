/** The server's log: lines of JSON for whoever runs it, without anything that only its owner should know. */

import type { FastifyRequest } from 'fastify';
import { type DestinationStream, destination, type LoggerOptions } from 'pino';

export function logging(
  wanted: { readonly level?: string; readonly stream?: DestinationStream } = {},
): LoggerOptions & { stream: DestinationStream } {
  return {
    level: wanted.level ?? 'warn',
    redact: { paths: SECRETS, censor: '[secret]' },
    serializers: { req: describeRequest },
    stream: wanted.stream ?? standardOutput(),
  };
}

/** Where it is a file on a full disk, the server goes on, and what has waited too long to be written is left out. */
function standardOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
  const { flushSync } = output;
  // At its end the process waits for the last lines: for ever, if they cannot be written.
  output.on('error', () => {
    output.flushSync = () => {};
  });
  output.on('write', () => {
    output.flushSync = flushSync;
  });
  return output;
}

/** In characters. */
const MOST_WAITING = 1024 * 1024;

/** The route and not the address, which may hold the code of a table; nothing of what was sent. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url, address: request.ip };
}

/** In case somebody logs one of these some day. */
const SECRETS = ['cookie', 'password', 'secret', 'seed', 'recoveryCodes'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);
