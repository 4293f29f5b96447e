/**
 * The peer's server as a process of its own: boardgame.io's `Server`, with our
 * rules of Space Base behind it. It keeps matches in memory, its default and
 * its fastest way, and nothing it has answered survives its end; or with
 * `--files` in the storage for keeps that it brings along.
 */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Random, type Seat, seedOf } from '@starboard/engine';
import { box } from '@starboard/space-base';
import type * as BoardgameIo from 'boardgame.io/dist/types/packages/server.d.ts';

// boardgame.io names its entries in a way that only `require` understands.
const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server') as typeof BoardgameIo;

const { game } = box;
type State = ReturnType<typeof game.setup>;
type Action = ReturnType<typeof game.readAction>;

/** What boardgame.io keeps for us. */
interface Kept {
  state: State;
  chance: number;
  taken: number;
}

/** The chance of every match where it stands: making one anew is dear, and no part of the comparison. */
const chances: Random[] = [];
const seed = seedOf('boardgame.io');

const inFiles = process.argv.includes('--files');

const server = Server({
  ...(inFiles ? { db: new FlatFile({ dir: `${process.env.STARBOARD_DATA}/matches` }) } : {}),
  games: [
    {
      name: game.name,
      // Its undo would keep a copy of every state.
      disableUndo: true,
      setup: ({ ctx }): Kept => {
        const chance = chances.length;
        const random = new Random(seed).split(chance);
        chances.push(random);
        const seats = ctx.numPlayers;
        const state = game.setup(game.readOptions({}, seats), seats, random);
        return { state, chance, taken: random.taken };
      },
      moves: {
        act: {
          // Several players act at once in Space Base: our rules know who may.
          ignoreStaleStateID: true,
          move: ({ G }, seat: Seat, action: Action) => {
            const kept = G as Kept;
            const random = chances[kept.chance] as Random;
            game.apply(kept.state, seat, action, random);
            kept.taken = random.taken;
          },
        },
      },
      turn: { activePlayers: { all: 'playing' }, stages: { playing: {} } },
      endIf: ({ G }) => game.result((G as Kept).state),
    },
  ],
});

const { appServer } = await server.run({ port: 0 });
const { port } = appServer.address() as AddressInfo;
process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
process.on('SIGTERM', () => process.exit(0));
