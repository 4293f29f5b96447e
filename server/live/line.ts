/** One client's line to the server, from its first message to its last. */

import type { Duplex } from 'node:stream';
import type { Answer, Asked } from '@starboard/client/protocol';
import { type Receipt, Refusal, refusedFrom } from '@starboard/engine';
import type { WebSocket } from 'ws';
import type { Play } from '../play/play.ts';
import { Denial } from '../refusal.ts';
import type { TableId } from '../storage/schema.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { Allowance } from './allowance.ts';
import type { Desk, Visitor } from './desk.ts';
import { Following, type FollowingSurroundings } from './following.ts';
import { Malformed, readCall } from './form.ts';
import type { Lobby } from './lobby.ts';
import { Outlet } from './outlet.ts';
import { RoundTrip } from './round-trip.ts';

export interface LineSurroundings {
  readonly play: Play;
  readonly desk: Desk;
  readonly lobby: Lobby;
  readonly allowances: {
    /** By person, or by address for someone without a name. */
    readonly person: Allowance;
    readonly address: Allowance;
    /** By person: what is said is kept, and read by others. */
    readonly talk: Allowance;
  };
  /** In milliseconds between two signs of life. */
  readonly beat: number;
  /** Entries in the log of one match. */
  readonly mostEntries: number;
  readonly onFailure: (error: unknown) => void;
  readonly metrics: Metrics;
}

/** Who is at the other end. */
export interface Caller {
  readonly person: Visitor | undefined;
  readonly address: string;
}

export class Line {
  readonly #socket: WebSocket;
  readonly #caller: Caller;
  readonly #surroundings: LineSurroundings;
  readonly #outlet: Outlet;
  readonly #roundTrip = new RoundTrip();
  readonly #following = new Map<string, Following>();
  /** By table: what was asked last, so that everything is done in the order it came. */
  readonly #last = new Map<string, Promise<void>>();
  /** The tables whose matches have become longer than any is. */
  readonly #tooLong = new Set<string>();
  #pingedAt: number | undefined;
  #measures = 0;
  #excess = 0;
  #endLobby: () => void = () => {};
  #silence: () => void = () => {};
  #sentAway = false;
  #ended = false;

  constructor(socket: WebSocket, stream: Duplex, caller: Caller, surroundings: LineSurroundings) {
    this.#socket = socket;
    this.#caller = caller;
    this.#surroundings = surroundings;
    this.#outlet = new Outlet(socket, stream);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', () => this.#onPing());
    socket.on('pong', () => this.#onPong());
    socket.on('close', () => this.#end());
    // What breaks a line closes it as well.
    socket.on('error', () => {});
    this.#beat();
  }

  get person(): Visitor | undefined {
    return this.#caller.person;
  }

  /** The server ends: the client is to come back, and asks then whatever has not been answered. */
  sendAway(again: number): void {
    this.#sentAway = true;
    this.#outlet.send({ again });
    this.#socket.close(RESTART);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#silence();
    this.#endLobby();
    for (const following of this.#following.values()) following.end();
    this.#following.clear();
  }

  /** A sign of life, and a measure of the line: often at first, to know it soon. */
  #beat(): void {
    const { play, beat } = this.#surroundings;
    const now = performance.now();
    if (this.#pingedAt !== undefined && now - this.#pingedAt > 2 * beat) {
      // Nobody answers: the line is dead.
      this.#socket.terminate();
      return;
    }
    this.#outlet.send({ beat: play.clock.now() });
    if (this.#pingedAt === undefined) {
      this.#pingedAt = now;
      this.#socket.ping();
    }
    const next = this.#measures < FIRST_MEASURES ? Math.min(beat, SOON) : beat;
    this.#silence = play.clock.wake(next, () => this.#beat());
  }

  /** Each is answered by itself, and whoever reads no answers would fill the memory with them. */
  #onPing(): void {
    this.#isTooMuch(1);
    if (this.#outlet.isFull) this.#socket.terminate();
  }

  #onPong(): void {
    if (this.#pingedAt === undefined) {
      // Nobody asked for it.
      this.#isTooMuch(1);
      return;
    }
    this.#roundTrip.add(performance.now() - this.#pingedAt);
    this.#pingedAt = undefined;
    this.#measures += 1;
  }

  #receive(data: unknown, isBinary: boolean): void {
    if (this.#sentAway) return;
    const { play, metrics } = this.#surroundings;
    const at = play.clock.now();
    let call: Asked;
    try {
      if (isBinary) throw new Malformed('message', 'text');
      call = readCall(String(data));
    } catch (error) {
      metrics.messages.inc({ outcome: 'refused' });
      this.#isTooMuch(MALFORMED_COST);
      this.#refuse(error instanceof Malformed ? error.id : 0, error);
      return;
    }
    if (this.#isTooMuch(COSTS[call.call] ?? 1)) {
      metrics.messages.inc({ outcome: 'refused' });
      const message = 'too many messages; wait a little';
      this.#refuse(call.id, new Denial('request.too-many', message, { seconds: 1 }));
      return;
    }
    metrics.messages.inc({ outcome: 'accepted' });
    this.#inOrder(call, () => this.#answer(call, at));
  }

  /** Counts a message. Whoever goes on although it was too much is shown out. */
  #isTooMuch(cost: number): boolean {
    // Not the time of day, which may be put back.
    const now = performance.now();
    const { person, address } = this.#surroundings.allowances;
    const who = this.#caller.person?.id ?? this.#caller.address;
    if (person.take(who, now, cost) && address.take(this.#caller.address, now, cost)) return false;
    this.#excess += 1;
    // Whoever does not even hear that is cut off.
    if (this.#excess > 2 * MOST_EXCESS) this.#socket.terminate();
    else if (this.#excess > MOST_EXCESS) this.#socket.close(POLICY, 'too many messages');
    return true;
  }

  #inOrder(call: Asked, work: () => Promise<void>): void {
    const place = 'table' in call ? call.table : '';
    const done = (this.#last.get(place) ?? Promise.resolve()).then(work);
    this.#last.set(place, done);
    void done.finally(() => {
      if (this.#last.get(place) === done) this.#last.delete(place);
    });
  }

  async #answer(call: Asked, at: number): Promise<void> {
    if (this.#ended) return;
    try {
      const value = await this.#do(call, at);
      this.#outlet.send({ answer: call.id, value });
    } catch (error) {
      this.#refuse(call.id, error);
    }
  }

  #refuse(answer: number, error: unknown): void {
    const { onFailure } = this.#surroundings;
    if (error instanceof Refusal) {
      this.#outlet.send({ answer, refused: refusedFrom(error) });
      return;
    }
    onFailure(error);
    const failed = new Denial('server.failed', 'something went wrong here; it has been noted');
    this.#outlet.send({ answer, refused: refusedFrom(failed) });
  }

  async #do(call: Asked, at: number): Promise<Answer> {
    const { desk, lobby } = this.#surroundings;
    const { person } = this.#caller;
    switch (call.call) {
      case 'join':
        await this.#join(call);
        return null;
      case 'leave':
        this.#following.get(call.table)?.end();
        this.#following.delete(call.table);
        return null;
      case 'act':
        return this.#written(call, () => this.#act(call, at));
      case 'undo':
        return this.#written(call, () => this.#at(call).undo(call.after));
      case 'instruct':
        return this.#written(call, () => this.#at(call).instruct(call.order));
      case 'imagine':
        return this.#at(call).imagine(call.seed);
      case 'history':
        return this.#at(call).history(call.upTo);
      case 'say':
        this.#demandPauses();
        await desk.say(
          call.table as TableId,
          person,
          'phrase' in call ? { phrase: call.phrase } : { text: call.text },
        );
        return null;
      case 'watch-lobby':
        this.#endLobby();
        this.#endLobby = lobby.watch(this.#outlet, person?.id);
        return null;
      case 'leave-lobby':
        this.#endLobby();
        return null;
    }
  }

  /** What makes an entry: an end to it, however long somebody does one thing and its opposite. */
  async #written(
    { table }: { readonly table: string },
    write: () => Promise<Receipt>,
  ): Promise<Receipt> {
    const { mostEntries } = this.#surroundings;
    if (this.#tooLong.has(table)) {
      throw new Denial('match.too-long', `no match has more than ${mostEntries} entries`);
    }
    const receipt = await write();
    if (receipt.seq >= mostEntries) this.#tooLong.add(table);
    return receipt;
  }

  #demandPauses(): void {
    const { talk } = this.#surroundings.allowances;
    const { person, address } = this.#caller;
    if (talk.take(person?.id ?? address, performance.now())) return;
    throw new Denial('request.too-many', 'nobody can read that fast; wait a little', {
      seconds: 2,
    });
  }

  async #act(call: Extract<Asked, { call: 'act' }>, at: number): Promise<Receipt> {
    const { metrics } = this.#surroundings;
    const following = this.#at(call);
    const { game } = following;
    const acknowledged = metrics.acknowledgement.startTimer();
    try {
      const roundTrip = this.#roundTrip.estimate;
      const receipt = await following.act(call, { at, roundTrip });
      metrics.actions.inc({ game, outcome: receipt.doubled ? 'doubled' : 'written' });
      acknowledged();
      return receipt;
    } catch (error) {
      metrics.actions.inc({ game, outcome: 'refused' });
      throw error;
    }
  }

  async #join({ table, as, since }: Extract<Asked, { call: 'join' }>): Promise<void> {
    const known = this.#following.get(table);
    if (known === undefined && this.#following.size >= MOST_TABLES) {
      throw new Denial('tables.too-many', `nobody follows more than ${MOST_TABLES} tables`, {
        most: MOST_TABLES,
      });
    }
    const following =
      known ?? (await Following.start(table as TableId, this.#followingSurroundings()));
    if (this.#ended) return following.end();
    this.#following.set(table, following);
    try {
      await following.join(as, since);
    } catch (error) {
      if (known === undefined) {
        following.end();
        this.#following.delete(table);
      }
      throw error;
    }
  }

  #followingSurroundings(): FollowingSurroundings {
    const { play, desk, onFailure } = this.#surroundings;
    return { play, desk, onFailure, outlet: this.#outlet, person: this.#caller.person?.id };
  }

  #at({ table }: { readonly table: string }): Following {
    const following = this.#following.get(table);
    if (following !== undefined) return following;
    throw new Denial('table.not-joined', 'join the table first', { table });
  }
}

/** Close codes of the WebSocket protocol. */
const RESTART = 1012;
const POLICY = 1008;

/** What takes more work than most counts as so many messages. */
const COSTS: Partial<Record<Asked['call'], number>> = { join: 3, imagine: 5, say: 5, history: 10 };
const MALFORMED_COST = 5;
/** Messages that were refused for being too many, before the line is closed. */
const MOST_EXCESS = 200;
const MOST_TABLES = 50;
const FIRST_MEASURES = 4;
/** In milliseconds. */
const SOON = 700;
