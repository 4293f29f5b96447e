/**
 * A host on the other side of a message port: the match runs in a worker, so
 * that a bot's thinking never holds up a page. Works with the ports of browsers
 * and of Node alike.
 */

import type { GameTypes } from '../game.ts';
import type { Seed } from '../random.ts';
import { BadInput, Refusal } from '../refusal.ts';
import type { Viewer } from '../seat.ts';
import type { Chapter, Connection, Host, Imagined, Receipt, Update } from './host.ts';
import { type Refused, refusalFrom, refusedFrom } from './refused.ts';

/** The part of a MessagePort that is needed. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  start(): void;
}

/** What is asked of the other side. Every line to the match has a number of its own. */
type Call =
  | { readonly call: 'join'; readonly line: number; readonly viewer: Viewer }
  | {
      readonly call: 'act';
      readonly line: number;
      readonly action: unknown;
      readonly after: number;
    }
  | { readonly call: 'undo'; readonly line: number }
  | { readonly call: 'instruct'; readonly line: number; readonly order: unknown }
  | { readonly call: 'imagine'; readonly line: number; readonly seed: Seed }
  | { readonly call: 'history'; readonly line: number; readonly upTo: number }
  | { readonly call: 'leave'; readonly line: number };

type Answer =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly refused: Refused }
  | { readonly line: number; readonly update: Update<GameTypes> };

/** Lets the other side of the port take part in the matches of this host. */
export function serveHost<T extends GameTypes>(host: Host<T>, port: Port): void {
  const lines = new Map<number, Connection<T>>();
  const send = (answer: Answer): void => port.postMessage(answer);
  port.addEventListener('message', ({ data }) => {
    const { id, ...call } = data as Call & { id: number };
    answerCall(call, host, lines, send).then(
      (value) => send({ answer: id, value }),
      (error: unknown) => send({ answer: id, refused: failureFrom(error) }),
    );
  });
  port.start();
}

async function answerCall<T extends GameTypes>(
  call: Call,
  host: Host<T>,
  lines: Map<number, Connection<T>>,
  send: (answer: Answer) => void,
): Promise<unknown> {
  const { line } = call;
  if (call.call === 'join') {
    lines.set(line, await host.join(call.viewer, (update) => send({ line, update })));
    return null;
  }
  const connection = lines.get(line);
  if (connection === undefined) throw new BadInput('line.unknown', `there is no line ${line}`);
  switch (call.call) {
    case 'act':
      return connection.act(call.action, call.after);
    case 'undo':
      return connection.undo();
    case 'instruct':
      return connection.instruct(call.order);
    case 'imagine':
      return connection.imagine(call.seed);
    case 'history':
      return connection.history(call.upTo);
    case 'leave':
      lines.delete(line);
      await connection.leave();
      return null;
  }
}

/** The host on the other side of the port, which `serveHost` has been called for there. */
export class PortHost<T extends GameTypes> implements Host<T> {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<number, (update: Update<T>) => void>();
  #calls = 0;
  #lines = 0;

  constructor(port: Port) {
    this.#port = port;
    port.addEventListener('message', ({ data }) => this.#receive(data as Answer));
    port.start();
  }

  async join(viewer: Viewer, listen: (update: Update<T>) => void): Promise<Connection<T>> {
    const line = ++this.#lines;
    this.#listeners.set(line, listen);
    await this.#call({ call: 'join', line, viewer });
    return {
      act: (action, after) => this.#call<Receipt>({ call: 'act', line, action, after }),
      undo: () => this.#call<Receipt>({ call: 'undo', line }),
      instruct: (order) => this.#call<Receipt>({ call: 'instruct', line, order }),
      imagine: (seed) => this.#call<Imagined<T>>({ call: 'imagine', line, seed }),
      history: (upTo) => this.#call<Chapter<T>[]>({ call: 'history', line, upTo }),
      leave: async () => {
        this.#listeners.delete(line);
        await this.#call({ call: 'leave', line });
      },
    };
  }

  #call<Value>(call: Call): Promise<Value> {
    const id = ++this.#calls;
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#port.postMessage({ ...call, id });
    });
  }

  #receive(answer: Answer): void {
    if ('update' in answer) {
      this.#listeners.get(answer.line)?.(answer.update as Update<T>);
      return;
    }
    const waiting = this.#waiting.get(answer.answer);
    this.#waiting.delete(answer.answer);
    if ('refused' in answer) waiting?.reject(refusalFrom(answer.refused));
    else waiting?.resolve(answer.value);
  }
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Whoever made the worker also made what runs in it, so an accident may be told as it is. */
function failureFrom(error: unknown): Refused {
  return refusedFrom(error instanceof Refusal ? error : new Refusal('host.failed', String(error)));
}
