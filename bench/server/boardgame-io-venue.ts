/**
 * Players at boardgame.io's server. They speak its protocol without its client,
 * whose own work would slow it down further.
 */

import { type Random, type Seat, seatsOf } from '@starboard/engine';
import { box } from '@starboard/space-base';
import { io, type Socket } from 'socket.io-client';
import type { Ears, Player, Venue } from './player.ts';

const { game } = box;
type State = ReturnType<typeof game.setup>;

/** What it sends after every move. */
interface Update {
  readonly G: { readonly state: State };
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

/** The moves that led to an update. */
type Moves = readonly { readonly action: { readonly payload: { playerID: string } } }[];

export function boardgameIo(
  { address, seats, oneByOne }: { address: string; seats: number; oneByOne: boolean },
  random: Random,
): Venue {
  let opened = 0;
  return {
    name: 'boardgame.io',
    oneByOne,
    async seat(ears) {
      // It opens a match for whoever asks for one that is not there, and again if two ask at once.
      opened += 1;
      const match = `match-${opened}`;
      const players: Player[] = [];
      for (const seat of seatsOf(seats)) {
        const place = { address, match, seat, seats, random: random.split(match).split(seat) };
        players.push(await takeSeat(place, ears));
      }
      return players;
    },
  };
}

interface Place {
  readonly address: string;
  readonly match: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly random: Random;
}

async function takeSeat(
  { address, match, seat, seats, random }: Place,
  ears: Ears,
): Promise<Player> {
  const playerID = String(seat);
  const socket: Socket = io(`${address}/${game.name}`, {
    transports: ['websocket'],
    forceNew: true,
  });
  let latest: Update | undefined;
  let answered: ((seq: number) => void) | undefined;

  function hear(update: Update, moves: Moves): void {
    latest = update;
    const { _stateID: seq } = update;
    ears.heard(seat, seq);
    const mine = moves.some(({ action }) => action.payload.playerID === playerID);
    if (mine) {
      answered?.(seq);
      answered = undefined;
    }
    if (update.ctx.gameover !== undefined) ears.over();
    else if (answered === undefined && game.actors(update.G.state).includes(seat)) ears.asked(seat);
  }

  const joined = new Promise<void>((resolve) => {
    socket.on('sync', (_match: string, { state }: { state: Update }) => {
      resolve();
      hear(state, []);
    });
  });
  socket.on('update', (_match: string, update: Update, moves: Moves) => hear(update, moves));
  socket.on('connect', () => socket.emit('sync', match, playerID, undefined, seats));
  await joined;
  return {
    act: () =>
      new Promise((resolve) => {
        const { G, _stateID: seq } = latest as Update;
        const action = random.pick(game.legal(G.state, seat));
        answered = resolve;
        socket.emit(
          'update',
          {
            type: 'MAKE_MOVE',
            payload: { type: 'act', args: [seat, action], playerID },
          },
          seq,
          match,
          playerID,
        );
      }),
    leave: () => void socket.disconnect(),
  };
}
