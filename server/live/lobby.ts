/** The list of public tables, told to everyone who watches it. */

import type { Clock } from '@starboard/engine';
import type { Messages } from '../messages/messages.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Desk } from './desk.ts';
import type { Outlet } from './outlet.ts';

export class Lobby {
  readonly #desk: Desk;
  readonly #clock: Clock;
  readonly #onFailure: (error: unknown) => void;
  readonly #watchers = new Set<Watcher>();
  #silence: (() => void) | undefined;
  #endLooking: (() => void) | undefined;
  readonly #listening: Promise<() => void>;

  constructor(desk: Desk, messages: Messages, clock: Clock, onFailure: (error: unknown) => void) {
    this.#desk = desk;
    this.#clock = clock;
    this.#onFailure = onFailure;
    this.#listening = messages.listen('lobby', () => this.#changed());
    messages.onGap(() => this.#changed());
  }

  async stop(): Promise<void> {
    this.#silence?.();
    this.#endLooking?.();
    this.#watchers.clear();
    (await this.#listening)();
  }

  /** Tells how things are now, and whenever they change, until the answer is called. */
  watch(outlet: Outlet, reader: PersonId | undefined): () => void {
    const watcher: Watcher = { outlet, reader, told: undefined };
    this.#watchers.add(watcher);
    this.#tell([watcher]);
    this.#lookAgainLater();
    return () => this.#watchers.delete(watcher);
  }

  /** However much happens, nobody has to read it more than twice a second. */
  #changed(): void {
    if (this.#watchers.size === 0) return;
    this.#silence ??= this.#clock.wake(AT_MOST_EVERY, () => {
      this.#silence = undefined;
      this.#tell([...this.#watchers]);
    });
  }

  /** Nobody sends word when the people of a table have been gone for long enough. */
  #lookAgainLater(): void {
    this.#endLooking ??= this.#clock.wake(LOOKED_AT_EVERY, () => {
      this.#endLooking = undefined;
      if (this.#watchers.size === 0) return;
      this.#lookAgainLater();
      this.#tell([...this.#watchers], true);
    });
  }

  #tell(watchers: readonly Watcher[], ifNew = false): void {
    this.#show(watchers, ifNew).catch(this.#onFailure);
  }

  /** Looked up once for all. Whoever does not read, or could not be told because storage failed, is told the next time. */
  async #show(watchers: readonly Watcher[], ifNew: boolean): Promise<void> {
    const tables = await this.#desk.lobby();
    const shown = JSON.stringify(tables(undefined));
    for (const watcher of watchers) {
      const { outlet, reader, told } = watcher;
      if (outlet.isFull || (ifNew && told === shown)) continue;
      outlet.send({ lobby: tables(reader) });
      watcher.told = shown;
    }
  }
}

interface Watcher {
  readonly outlet: Outlet;
  readonly reader: PersonId | undefined;
  /** How it was for everybody when he was last told. */
  told: string | undefined;
}

/** In milliseconds. */
const AT_MOST_EVERY = 500;
const LOOKED_AT_EVERY = 30_000;
