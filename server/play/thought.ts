/** One decision of a bot, in a thread of its own: the file that the threads of `thinking.ts` run. */

import { workerData } from 'node:worker_threads';
import {
  type AnyBox,
  findBot,
  milliseconds,
  Random,
  type Seat,
  type Seed,
} from '@starboard/engine';

/** What a bot is asked. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** Redealt for the seat; never the real one. */
  readonly state: object;
  /** Of the bot's own chance. */
  readonly seed: Seed;
  /** How long it may think, in milliseconds. */
  readonly time: number;
}

/** Loaded once in every thread. */
const { shelf } = (await import((workerData as { shelf: string }).shelf)) as {
  shelf: Readonly<Record<string, () => Promise<AnyBox>>>;
};

export default async function think(thought: Thought): Promise<unknown> {
  const { seat, state, seed, time } = thought;
  const open = shelf[thought.game];
  if (open === undefined) throw new Error(`there is no game ${thought.game} on the shelf`);
  const box = await open();
  const { game } = box;
  const bot = findBot(box, thought.bot);
  const legal = game.legal(state, seat);
  const budget = milliseconds(time, () => performance.now());
  return bot.choose({ game, seat, state, legal }, new Random(seed), budget);
}
