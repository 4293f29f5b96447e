/**
 * What goes out to one client. Whoever does not read as fast as things happen
 * misses what lies in between, and is told how things stand once he has caught
 * up; what waits for him never grows beyond a bound.
 */

import type { Duplex } from 'node:stream';
import type { Told } from '@starboard/client/protocol';
import type { WebSocket } from 'ws';
import { textOf } from './text.ts';

export class Outlet {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #waiting = new Set<() => void>();
  #isGathering = false;

  /** `stream` is what the WebSocket writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** Whether so much waits for the client that nothing should be added that can be told later. */
  get isFull(): boolean {
    return this.#socket.bufferedAmount > FULL;
  }

  send(told: Told): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > TOO_MUCH) {
      // It asks and asks, and never reads an answer.
      this.#socket.terminate();
      return;
    }
    this.#gather();
    this.#socket.send(textOf(told), () => this.#drained());
  }

  /** An update and the answer to whoever caused it leave together: writing to the network is dear, and costs the same for both. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }

  /** Calls once there is room again; at once if there is. The same call waits only once. */
  whenThereIsRoom(call: () => void): void {
    if (this.isFull) this.#waiting.add(call);
    else call();
  }

  #drained(): void {
    if (this.#waiting.size === 0 || this.isFull) return;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const call of waiting) call();
  }
}

/** In bytes. */
const FULL = 256 * 1024;
const TOO_MUCH = 4 * FULL;
