/** One who claims that every tap was at the very start, and may answer the server's pings late so that his line looks slow. */

import { Line } from '@starboard/client';
import { WebSocket } from 'ws';
import { liveAddress } from '../../tools/crowd/visitor.ts';
import type { Contestant } from './track.ts';

/** `lateness` is how much later than they come he answers pings, in milliseconds. */
export function liar(address: string, lateness: number): Contestant {
  return {
    address,
    claim: () => 0,
    lineTo: (near, cookie) =>
      new Line(liveAddress(near), {
        WebSocket: class extends WebSocket {
          constructor(url: string | URL, protocols?: string | string[]) {
            super(url, protocols, {
              headers: cookie === undefined ? {} : { cookie },
              autoPong: false,
            });
            this.on('ping', (data) => setTimeout(() => this.pong(data), lateness));
          }
        },
      }),
  };
}
