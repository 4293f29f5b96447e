/**
 * What goes out to one client. Whoever does not read as fast as things happen
 * misses what lies in between, and is told how things stand once he has caught
 * up; what waits for him never grows beyond a bound.
 */

import type { Told } from '@starboard/client/protocol';
import type { WebSocket } from 'ws';

export class Outlet {
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
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
    this.#socket.send(JSON.stringify(told), () => this.#drained());
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
