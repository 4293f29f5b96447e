/** Messages of a server that is one process: there is nobody else to tell. */

import { type Listener, Listeners } from './listeners.ts';
import type { Messages } from './messages.ts';

export class MemoryMessages implements Messages {
  readonly connected = true;
  readonly #listeners: Listeners;

  constructor(report: (error: unknown) => void) {
    this.#listeners = new Listeners(report);
  }

  /** Not at once: whoever sends goes on with what he is doing first, as with messages that come over a network. */
  send(subject: string, message: unknown): void {
    queueMicrotask(() => this.#listeners.tell(subject, message));
  }

  async listen(subject: string, listener: Listener): Promise<() => void> {
    // Each call is a listener of its own, whatever is passed.
    const own: Listener = (message) => listener(message);
    this.#listeners.add(subject, own);
    return () => void this.#listeners.remove(subject, own);
  }

  /** Nothing is ever missed. */
  onGap(): () => void {
    return () => {};
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
