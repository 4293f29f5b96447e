/** Live play: the WebSocket at `/api/live`, and everyone who is connected to it. */

import { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '@starboard/client/protocol';
import { refusedFrom } from '@starboard/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { demandOwnOrigin, type Origins } from '../limits/origin.ts';
import { addressOf } from '../limits/rates.ts';
import type { Messages } from '../messages/messages.ts';
import type { Play } from '../play/play.ts';
import { Denial } from '../refusal.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Metrics } from '../watch/metrics.ts';
import { Allowance, type Rate } from './allowance.ts';
import type { Desk } from './desk.ts';
import { Doorman } from './doorman.ts';
import { LARGEST_MESSAGE } from './form.ts';
import { Headcount, type Most } from './headcount.ts';
import { type Caller, Line, type LineSurroundings } from './line.ts';
import { Lobby } from './lobby.ts';

export interface LiveOptions {
  readonly play: Play;
  readonly desk: Desk;
  readonly messages: Messages;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
  readonly habits?: Partial<LiveHabits>;
}

export interface LiveHabits {
  /** Between two signs of life, in milliseconds. */
  readonly beat: number;
  /** Between two looks at who is still signed in, in milliseconds: so long may a word of it be missed. */
  readonly lookAgain: number;
  /** How many messages a person may send. */
  readonly person: Rate;
  /** How many may come from one address: a school or a club may be behind it. */
  readonly address: Rate;
  /** How often a person may say something. */
  readonly talk: Rate;
  /** How many lines anyone may have at once. */
  readonly lines: Most;
  /** Entries in the log of one match: all of them are played again whenever its table is opened. */
  readonly mostEntries: number;
}

const USUAL_LIVE: LiveHabits = {
  beat: 10_000,
  lookAgain: 60_000,
  person: { burst: 100, perSecond: 20 },
  address: { burst: 2000, perSecond: 400 },
  talk: { burst: 15, perSecond: 0.5 },
  lines: { person: 50, address: 2000 },
  // Ten times as many as the longest game has.
  mostEntries: 20_000,
};

/** So many times as many messages and lines as usual. */
export function lenientLive(leniency: number): Partial<LiveHabits> {
  const times = ({ burst, perSecond }: Rate): Rate => ({
    burst: burst * leniency,
    perSecond: perSecond * leniency,
  });
  const { person, address, talk, lines } = USUAL_LIVE;
  return {
    talk: times(talk),
    person: times(person),
    address: times(address),
    lines: { person: lines.person * leniency, address: lines.address * leniency },
  };
}

export class Live {
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_MESSAGE,
    // Packing costs a server with many tables more than it saves the players of one.
    perMessageDeflate: false,
  });
  readonly #lines = new Set<Line>();
  /** Of lines, and of whoever was refused one and has not hung up yet. */
  readonly #sockets = new Set<WebSocket>();
  readonly #headcount: Headcount;
  readonly #surroundings: LineSurroundings;
  readonly #doorman: Doorman;
  #stopped = false;
  #farewellOver = false;

  constructor({ play, desk, messages, metrics, onFailure, habits }: LiveOptions) {
    const usual = { ...USUAL_LIVE, ...habits };
    const { beat, lookAgain, person, address, talk, lines, mostEntries } = usual;
    this.#headcount = new Headcount(lines);
    this.#surroundings = {
      play,
      desk,
      lobby: new Lobby(desk, messages, play.clock, onFailure),
      allowances: {
        person: new Allowance(person),
        address: new Allowance(address),
        talk: new Allowance(talk),
      },
      beat,
      mostEntries,
      onFailure,
      metrics,
    };
    this.#doorman = new Doorman({ desk, messages, lines: this.#lines, lookAgain, onFailure });
  }

  /** How many are connected. */
  get sockets(): number {
    return this.#lines.size;
  }

  /** Everyone with a name who is connected. */
  get people(): PersonId[] {
    const people = [...this.#lines].flatMap(({ person }) => person?.id ?? []);
    return [...new Set(people)];
  }

  /** Makes a request for a WebSocket one; throws `request.too-many` if its sender has too many. */
  accept(request: FastifyRequest, socket: Duplex, head: Buffer, caller: Caller): void {
    this.#headcount.demandRoom(caller);
    this.#server.handleUpgrade(request.raw, socket, head, (webSocket) => {
      this.#enter(webSocket, caller);
      if (this.#farewellOver) return webSocket.terminate();
      const { v } = request.query as { v?: string };
      if (v !== undefined && v !== String(PROTOCOL)) return refuseVersion(webSocket, v);
      const line = new Line(webSocket, socket, caller, this.#surroundings);
      this.#lines.add(line);
      webSocket.once('close', () => this.#lines.delete(line));
      if (this.#stopped) line.sendAway(LATEST_RETURN);
      // He may have been signed out since he showed his cookie.
      else this.#doorman.lookAt([line]);
    });
  }

  #enter(webSocket: WebSocket, caller: Caller): void {
    const leave = this.#headcount.enter(caller);
    this.#sockets.add(webSocket);
    webSocket.once('close', () => {
      this.#sockets.delete(webSocket);
      leave();
    });
  }

  /** Tells everyone to come back, each at a moment of his own. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const line of this.#lines) {
      line.sendAway(SOONEST_RETURN + Math.random() * (LATEST_RETURN - SOONEST_RETURN));
    }
    await this.#everyoneGone();
    this.#farewellOver = true;
    for (const webSocket of this.#sockets) webSocket.terminate();
    await this.#surroundings.lobby.stop();
    await this.#doorman.stop();
  }

  /** Or FAREWELL is over: some lines are dead, and some never listen. */
  async #everyoneGone(): Promise<void> {
    const until = performance.now() + FAREWELL;
    while (this.#sockets.size > 0 && performance.now() < until) await pause(LOOK_AGAIN);
  }
}

/** In milliseconds. */
const SOONEST_RETURN = 300;
const LATEST_RETURN = 2000;
const FAREWELL = 5000;
const LOOK_AGAIN = 20;
/** A close code of our own. */
const VERSION_UNKNOWN = 4001;

function refuseVersion(socket: WebSocket, version: string): void {
  const refusal = new Denial(
    'protocol.unknown',
    `the server speaks version ${PROTOCOL}, not ${version.slice(0, 20)}; load the page anew`,
    { version: PROTOCOL },
  );
  socket.on('error', () => {});
  socket.send(JSON.stringify({ answer: 0, refused: refusedFrom(refusal) }));
  socket.close(VERSION_UNKNOWN);
}

/**
 * Puts live play at its address. A request for it goes through everything that
 * any request goes through, limits and all, before it becomes a WebSocket.
 */
export function liveRoute(app: FastifyInstance, live: Live, origins: Origins): void {
  const upgrades = new WeakMap<object, { socket: Duplex; head: Buffer }>();
  app.server.on('upgrade', (raw, socket, head) => {
    // Lines are cut while they are being made as well; whoever was there is gone.
    socket.on('error', () => socket.destroy());
    upgrades.set(raw, { socket, head });
    const response = new ServerResponse(raw);
    // A refusal is an ordinary answer, and the last word: nobody is waited for who never hangs up.
    response.assignSocket(socket as never);
    response.once('finish', () => socket.end(() => socket.destroy()));
    app.routing(raw, response);
  });
  const route = { schema: { hide: true }, config: { rate: 'connect' } } as const;
  app.get('/api/live', route, (request, reply) => {
    demandOwnOrigin(request, origins);
    const upgrade = upgrades.get(request.raw);
    if (upgrade === undefined) {
      throw new Denial('request.upgrade', 'this is the address of a WebSocket');
    }
    const { person, device } = request;
    const caller = { person, device, address: addressOf(request) };
    live.accept(request, upgrade.socket, upgrade.head, caller);
    reply.hijack();
  });
}
