/**
 * A peer: our rules behind boardgame.io's `Client`, without a network or a
 * screen. What it spends beyond our rules is its own.
 *
 * Measured are the two ways its documentation has of writing a move, and the
 * fastest way found of using it at all. Wherever there was a choice, it was
 * made in favour of boardgame.io; docs/performance.md lists the choices.
 */

import { createRequire } from 'node:module';
import { type Game, type GameTypes, Random, type Seat } from '@starboard/engine';
import type * as BoardgameIo from 'boardgame.io/dist/types/packages/client.d.ts';
import type * as Immer from 'immer';
import { type Contestant, type ContestPlan, streamsOf } from './contestant.ts';

// boardgame.io names its entries in a way that only `require` understands, and
// a draft has to be read by the very immer that made it.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof BoardgameIo;
const { original } = require('immer') as typeof Immer;

/** What boardgame.io keeps for us. Plain JSON, as it asks for. */
interface Kept<T extends GameTypes> {
  state: T['state'];
  /** How many numbers have been taken from the table's chance. */
  taken: number;
}

interface Rules<T extends GameTypes> {
  readonly game: Game<T>;
  chanceAt(taken: number): Random;
}

interface Way {
  readonly name: string;
  /** Whether boardgame.io keeps what its undo needs. */
  readonly undo: boolean;
  /** The one move there is: a seat's action. Returns what is kept from now on, or has changed the draft and returns nothing. */
  move<T extends GameTypes>(
    rules: Rules<T>,
    draft: Kept<T>,
    seat: Seat,
    action: T['action'],
  ): Kept<T> | undefined;
}

/** What most of its documentation does. */
export const changing: Way = {
  name: 'boardgame.io, moves change the draft',
  undo: true,
  move({ game, chanceAt }, draft, seat, action) {
    const chance = chanceAt(draft.taken);
    game.apply(draft.state, seat, action, chance);
    draft.taken = chance.taken;
    return undefined;
  },
};

/** Its documentation leaves the choice. */
export const returning: Way = {
  name: 'boardgame.io, moves return a copy',
  undo: true,
  move: nextOf,
};

/** Past immer, and without undo. */
const fastest: Way = {
  name: 'boardgame.io, fastest way found',
  undo: false,
  // Immer looks through all that a move returns, unless it is frozen already.
  move: (rules, draft, seat, action) => Object.freeze(nextOf(rules, draft, seat, action)),
};

function nextOf<T extends GameTypes>(
  { game, chanceAt }: Rules<T>,
  draft: Kept<T>,
  seat: Seat,
  action: T['action'],
): Kept<T> {
  // To copy the draft itself would be to draft every part of it.
  const before = original(draft) as Kept<T>;
  const state = game.clone(before.state);
  const chance = chanceAt(before.taken);
  game.apply(state, seat, action, chance);
  return { state, taken: chance.taken };
}

export const boardgameIo: readonly Contestant[] = [changing, returning, fastest].map((way) => ({
  name: way.name,
  peer: 'boardgame.io',
  start: (plan) => (number) => {
    const { game } = plan;
    const { table, players } = streamsOf(plan, number);
    const client = clientOf(way, plan, table);
    client.start();
    let actions = 0;
    for (;;) {
      const { state } = client.store.getState().G;
      const [seat] = game.actors(state);
      if (seat === undefined) break;
      client.moves.act?.(seat, (players[seat] as Random).pick(game.legal(state, seat)));
      actions += 1;
    }
    client.stop();
    return { actions, scores: client.store.getState().ctx.gameover.scores };
  },
}));

/** A table of boardgame.io. Everybody may act at any time: our rules know whose turn it is. */
export function clientOf<T extends GameTypes>(
  way: Way,
  { game, options, seats }: ContestPlan<T>,
  table: Random,
) {
  const rules: Rules<T> = { game, chanceAt: chanceFrom(table) };
  return Client<Kept<T>>({
    numPlayers: seats,
    debug: false,
    game: {
      name: game.name,
      disableUndo: !way.undo,
      setup: () => ({ state: game.setup(options, seats, table), taken: table.taken }),
      moves: {
        act: ({ G }, seat: Seat, action: T['action']) => way.move(rules, G, seat, action),
      },
      endIf: ({ G }) => game.result(G.state),
    },
  });
}

/** The table's chance where it stands, made anew only after an undo: making it is dear, and no part of the comparison. */
function chanceFrom(table: Random): (taken: number) => Random {
  const { seed } = table.save();
  let chance = table;
  return (taken) => {
    if (chance.taken !== taken) chance = new Random(seed, taken);
    return chance;
  };
}
