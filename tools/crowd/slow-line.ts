/** A slow line to a server on this machine: whatever goes through, a page as well as a WebSocket with its pings, comes out later and in order. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowLine {
  /** Where to go instead of to the server. */
  readonly address: string;
  close(): Promise<void>;
}

/** `delay` says how long the next piece takes in one direction, in milliseconds. */
export async function slowLine(address: string, delay: () => number): Promise<SlowLine> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => sockets.delete(socket));
      // What breaks one end closes it, and that is passed on.
      socket.on('error', () => {});
    }
    passOn(near, far, delay);
    passOn(far, near, delay);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Nothing overtakes what was sent before it: one timer at a time, as those that end together may end in any order. */
function passOn(from: Socket, to: Socket, delay: () => number): void {
  const waiting: { readonly due: number; readonly act: () => void }[] = [];
  const goOn = (): void => {
    const now = performance.now();
    while (waiting[0] !== undefined && waiting[0].due <= now) waiting.shift()?.act();
    if (waiting[0] !== undefined) setTimeout(goOn, waiting[0].due - now);
  };
  const later = (act: () => void): void => {
    waiting.push({ due: performance.now() + delay(), act });
    if (waiting.length === 1) goOn();
  };
  from.on('data', (piece) => later(() => to.write(piece)));
  from.on('end', () => later(() => to.end()));
  from.on('close', (broken) => {
    if (broken) later(() => to.destroy());
  });
}

/** Never less than the latency, seldom much more: like a radio line with others on it. */
export function jittery(latency: number, chance: () => number): () => number {
  return () => latency - latency * JITTER * Math.log(1 - chance());
}

/** What comes on top in the mean, as a share of the latency. */
const JITTER = 0.2;
