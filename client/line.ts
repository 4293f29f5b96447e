/**
 * A line to a server: one WebSocket for everything, which comes back by itself.
 * What was asked and not answered when the line was cut is asked again, and a
 * table that is followed goes on from the last update seen.
 */

import { Refusal, refusalFrom, type Viewer } from '@starboard/engine';
import ReconnectingWebSocket from 'partysocket/ws';
import type { Call, Saying, TableNews, TableUpdate, Told } from './protocol.ts';

/** `lost` until it is back; `closed` for good. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export interface LineOptions {
  /** The class to connect with, where the one of the platform does not do, as in Node with a cookie. */
  readonly WebSocket?: unknown;
  /** A line that says nothing for so many milliseconds is dead; the server says something every ten seconds. */
  readonly silence?: number;
  /** One that says nothing for so many milliseconds although something was asked is dead as well. */
  readonly patience?: number;
}

/** What someone who follows a table is told. */
export interface TableListener {
  update?(update: TableUpdate): void;
  news?(news: TableNews): void;
  said?(said: readonly Saying[]): void;
  /** The table was taken away, or the server lets nobody come back to it and says why: nothing more comes from there. */
  gone?(why: Refusal): void;
}

export class Line {
  readonly #socket: ReconnectingWebSocket;
  readonly #silence: number;
  readonly #patience: number;
  #state: LineState = 'connecting';
  readonly #watchers = new Set<(state: LineState) => void>();
  readonly #unanswered = new Map<number, Unanswered>();
  readonly #followed = new Map<string, Followed>();
  readonly #lobby = new Set<(tables: readonly TableNews[]) => void>();
  #calls = 0;
  /** The server's clock less this machine's. */
  #ahead = 0;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #comeBack: ReturnType<typeof setTimeout> | undefined;

  /** `url` is that of the server's `/api/live`, with `ws:` or `wss:`, or what gives it anew for every attempt. */
  constructor(
    url: string | (() => string),
    { WebSocket, silence = 25_000, patience = 8000 }: LineOptions = {},
  ) {
    this.#silence = silence;
    this.#patience = patience;
    this.#socket = new ReconnectingWebSocket(url, null, {
      ...(WebSocket === undefined ? {} : { WebSocket }),
      // Not everyone at the same moment when a server is back.
      minReconnectionDelay: 200 + 600 * Math.random(),
      reconnectionDelayGrowFactor: 1.5,
      maxReconnectionDelay: 8000,
      connectionTimeout: 8000,
      // Whatever is not sent at once is asked again from here.
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener('open', () => this.#opened());
    this.#socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    this.#socket.addEventListener('close', () => this.#lost());
  }

  get state(): LineState {
    return this.#state;
  }

  /** Calls whenever the state changes. */
  onState(watcher: (state: LineState) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** What the server's clock shows, in milliseconds since 1970: deadlines go by it. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Tries again at once, as when the machine has a network again. */
  hurry(): void {
    if (this.#state === 'lost' || this.#state === 'connecting') this.#socket.reconnect();
  }

  /** Begins anew, as when the machine has lost its network: the platform would believe in a dead line for long. */
  doubt(): void {
    if (this.#state === 'open') this.#socket.reconnect();
  }

  close(): void {
    if (this.#state === 'closed') return;
    this.#change('closed');
    clearTimeout(this.#alarm);
    clearTimeout(this.#comeBack);
    this.#socket.close();
    const closed = new Refusal('line.closed', 'the line to the server is closed');
    for (const { reject } of this.#unanswered.values()) reject(closed);
    this.#unanswered.clear();
  }

  /** Asks the server something. Waits for as long as the line is lost. */
  ask<Value>(call: Call): Promise<Value> {
    if (this.#state === 'closed') {
      return Promise.reject(new Refusal('line.closed', 'the line to the server is closed'));
    }
    const id = ++this.#calls;
    return new Promise<Value>((resolve, reject) => {
      const resolveAny = resolve as (value: unknown) => void;
      this.#unanswered.set(id, { call, resolve: resolveAny, reject });
      this.#send(id, call);
      // From the first question on: those that follow do not put it off.
      if (this.#unanswered.size === 1) this.#listen();
    });
  }

  /** Follows a table from one's seat, or as a spectator. The answer ends it. */
  async follow(table: string, listener: TableListener, as?: Viewer): Promise<() => void> {
    const followed = this.#followed.get(table);
    if (followed !== undefined) {
      followed.listeners.add(listener);
      this.#rejoin(table, { ...followed, seen: undefined });
      await followed.joined;
    } else {
      const listeners = new Set([listener]);
      const joined = this.ask<null>(joinOf(table, as, undefined));
      this.#followed.set(table, { listeners, as, seen: undefined, joined });
      await joined.catch((error: unknown) => {
        this.#followed.delete(table);
        throw error;
      });
    }
    return () => this.#unfollow(table, listener);
  }

  /** Says that one is here after all, where a bot holds the seat. */
  async comeBack(table: string): Promise<void> {
    const followed = this.#followed.get(table);
    await this.ask<null>(joinOf(table, followed?.as, followed?.seen));
  }

  /** The number of the last update of a table that has come. */
  seen(table: string): number {
    return this.#followed.get(table)?.seen ?? 0;
  }

  /** Follows the list of open tables. The answer ends it. */
  watchLobby(listener: (tables: readonly TableNews[]) => void): () => void {
    this.#lobby.add(listener);
    this.#post({ call: 'watch-lobby' });
    return () => {
      this.#lobby.delete(listener);
      if (this.#lobby.size === 0) this.#post({ call: 'leave-lobby' });
    };
  }

  #unfollow(table: string, listener: TableListener): void {
    const followed = this.#followed.get(table);
    followed?.listeners.delete(listener);
    if (followed?.listeners.size !== 0) return;
    this.#followed.delete(table);
    this.#post({ call: 'leave', table });
  }

  /** Asks something whose answer nobody waits for. */
  #post(call: Call): void {
    this.ask(call).catch(() => {});
  }

  #send(id: number, call: Call): void {
    if (this.#state === 'open') this.#socket.send(JSON.stringify({ id, ...call }));
  }

  /** First the tables, from where each was left; then whatever was not heard, or whose answer was not. */
  #opened(): void {
    this.#change('open');
    this.#listen();
    const unanswered = [...this.#unanswered];
    const joining = new Map(
      unanswered.flatMap(([id, { call }]) => (call.call === 'join' ? [[call.table, id]] : [])),
    );
    for (const [table, followed] of this.#followed) {
      const id = joining.get(table);
      if (id === undefined) this.#rejoin(table, followed);
      else this.#send(id, joinOf(table, followed.as, followed.seen));
    }
    if (this.#lobby.size > 0) this.#post({ call: 'watch-lobby' });
    for (const [id, { call }] of unanswered) {
      const isSent = call.call === 'join' && joining.get(call.table) === id;
      if (!isSent || !this.#followed.has(call.table)) this.#send(id, call);
    }
  }

  /** Goes on following a table; if the server is in trouble, a little later. */
  #rejoin(table: string, { as, seen }: Pick<Followed, 'as' | 'seen'>): void {
    this.ask(joinOf(table, as, seen)).catch((error: unknown) => {
      if (!(error instanceof Refusal) || this.#state === 'closed') return;
      if (!PASSING.has(error.code)) return this.#gone(table, error);
      setTimeout(() => {
        const followed = this.#followed.get(table);
        if (followed !== undefined && this.#state === 'open') this.#rejoin(table, followed);
      }, A_LITTLE_LATER);
    });
  }

  #lost(): void {
    clearTimeout(this.#alarm);
    if (this.#state !== 'closed') this.#change('lost');
  }

  #change(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const watcher of this.#watchers) watcher(state);
  }

  /** From now on silence means that the line is dead, whatever the platform believes; sooner if an answer is due. */
  #listen(): void {
    if (this.#state !== 'open') return;
    clearTimeout(this.#alarm);
    const patience = this.#unanswered.size > 0 ? this.#patience : this.#silence;
    this.#alarm = setTimeout(() => this.#socket.reconnect(), patience);
  }

  #receive(text: string): void {
    const told = JSON.parse(text) as Told;
    if ('answer' in told) this.#answered(told);
    else if ('update' in told) this.#updated(told);
    else if ('news' in told) this.#tell(told.table, (listener) => listener.news?.(told.news));
    else if ('said' in told) this.#tell(told.table, (listener) => listener.said?.(told.said));
    else if ('gone' in told) this.#gone(told.table, refusalFrom(told.gone));
    else if ('lobby' in told) for (const listener of this.#lobby) listener(told.lobby);
    else if ('beat' in told) this.#ahead = told.beat - Date.now();
    else if ('again' in told) this.#leaveFor(told.again);
    this.#listen();
  }

  #answered(told: Extract<Told, { answer: number }>): void {
    const waiting = this.#unanswered.get(told.answer);
    this.#unanswered.delete(told.answer);
    if ('refused' in told) waiting?.reject(refusalFrom(told.refused));
    else waiting?.resolve(told.value);
  }

  #updated(told: TableUpdate): void {
    const followed = this.#followed.get(told.table);
    if (followed === undefined) return;
    const { seen } = followed;
    if (seen !== undefined && told.since !== null && told.since !== seen) {
      // What lies in between is missing: it is asked for. What is older is known.
      if (told.since > seen) this.#rejoin(told.table, followed);
      return;
    }
    followed.seen = told.update.seq;
    this.#tell(told.table, (listener) => listener.update?.(told));
  }

  #gone(table: string, why: Refusal): void {
    const { listeners = [] } = this.#followed.get(table) ?? {};
    this.#followed.delete(table);
    for (const listener of listeners) listener.gone?.(why);
  }

  #tell(table: string, tell: (listener: TableListener) => void): void {
    for (const listener of this.#followed.get(table)?.listeners ?? []) tell(listener);
  }

  /** The server ends, and says when to be back. */
  #leaveFor(milliseconds: number): void {
    this.#socket.close();
    this.#lost();
    this.#comeBack = setTimeout(() => {
      if (this.#state !== 'closed') this.#socket.reconnect();
    }, milliseconds);
  }
}

/** What the server says no with while it is in trouble, or asked too much. */
const PASSING = new Set(['request.too-many', 'storage.unavailable', 'server.failed']);
/** In milliseconds. */
const A_LITTLE_LATER = 1000;

interface Unanswered {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Followed {
  readonly listeners: Set<TableListener>;
  readonly as: Viewer | undefined;
  /** The number of the last update that came. */
  seen: number | undefined;
  readonly joined: Promise<null>;
}

function joinOf(table: string, as: Viewer | undefined, since: number | undefined): Call {
  return {
    call: 'join',
    table,
    ...(as === undefined ? {} : { as }),
    ...(since === undefined ? {} : { since }),
  };
}
