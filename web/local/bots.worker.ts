/** Where the bots of a match think: at the table like anyone else, and in nobody's way. */

import {
  findBot,
  type GameTypes,
  type Host,
  milliseconds,
  PortHost,
  Random,
  type SeatedBot,
  type Seed,
  seatBot,
} from '@starboard/engine';
import { shelf } from '@starboard/games';
import { clock } from './clock.ts';

export interface BotsOrder {
  readonly game: string;
  readonly bots: readonly SeatedBot[];
  readonly botSeed: Seed;
  /** How many entries the match had when it was opened, so that a bot does not repeat itself. */
  readonly entries: number;
  /** How long a bot waits before it acts, so that it can be followed, in milliseconds; a game against the clock paces itself. */
  readonly pause: number;
  readonly port: MessagePort;
}

addEventListener('message', ({ data }: MessageEvent<BotsOrder>) => {
  // Reaches the page as the worker's error.
  seatBots(data).catch(reportError);
});

async function seatBots({ game, bots, botSeed, entries, pause, port }: BotsOrder): Promise<void> {
  const box = await shelf[game]?.();
  if (box === undefined) throw new Error(`there is no game "${game}"`);
  const table = new PortHost<GameTypes>(port);
  const host = box.game.time === undefined ? unhurried(table, pause) : table;
  for (const { seat, bot, thinking } of bots) {
    await seatBot(host, {
      game: box.game,
      seat,
      bot: findBot(box, bot),
      random: new Random(botSeed).split(seat).split(entries),
      budget: () => milliseconds(thinking, () => clock.now()),
      clock,
      // The seat goes on with any legal action.
      onFailure: reportError,
    });
  }
}

/** The same table, with a moment before every action. */
function unhurried(host: Host<GameTypes>, pause: number): Host<GameTypes> {
  return {
    join: async (viewer, listen) => {
      const connection = await host.join(viewer, listen);
      return {
        ...connection,
        act: async (action, after) => {
          await new Promise<void>((resolve) => clock.wake(pause, resolve));
          return connection.act(action, after);
        },
      };
    },
  };
}
