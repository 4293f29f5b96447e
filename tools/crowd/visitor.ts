/** A browser, for tests and long runs: it keeps the cookie it is given, and sends it along. */

import { Line, type LineOptions } from '@starboard/client';
import { HttpClient } from '@starboard/client/http';
import { WebSocket } from 'ws';

export class Visitor extends HttpClient {
  readonly address: string;
  cookie: string | undefined;
  /** The last answer as it came. */
  answer: Response | undefined;

  constructor(address: string) {
    super(address, (path, request) => this.fetch(path as string, request));
    this.address = address;
  }

  async fetch(path: string, request: RequestInit = {}): Promise<Response> {
    const headers = new Headers(request.headers);
    if (this.cookie !== undefined) headers.set('cookie', this.cookie);
    const answer = await fetch(new URL(path, this.address), { ...request, headers });
    this.answer = answer.clone();
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
    return answer;
  }

  get secret(): string {
    return this.cookie?.split('=', 2)[1] ?? '';
  }
}

/** A line of whoever has this cookie; a stranger's without one. */
export function lineTo(
  address: string | (() => string),
  cookie: string | undefined,
  { onSocket, ...options }: LineOptions & { onSocket?: (socket: WebSocket) => void } = {},
): Line {
  const WebSocket = socketWith(cookie, onSocket);
  const next = typeof address === 'string' ? () => address : address;
  return new Line(() => liveAddress(next()), { WebSocket, ...options });
}

export function liveAddress(address: string): string {
  return `${address.replace('http', 'ws')}/api/live?v=1`;
}

/** What a browser does by itself: the cookie is sent along. */
function socketWith(
  cookie: string | undefined,
  onSocket: (socket: WebSocket) => void = () => {},
): new (
  address: string | URL,
  protocols?: string | string[],
) => WebSocket {
  const headers = cookie === undefined ? {} : { cookie };
  return class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols, { headers });
      onSocket(this);
    }
  };
}
