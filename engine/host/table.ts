/** A local table as data, so that a page can send it to a worker and keep it for next time. */

import { milliseconds } from '../bots/bot.ts';
import { findBot } from '../bots/find.ts';
import type { GameBox } from '../box.ts';
import type { GameTypes } from '../game.ts';
import { type Entry, Match } from '../match.ts';
import { Random, type Seed } from '../random.ts';
import type { Seat } from '../seat.ts';
import { seatBot } from './bot-seat.ts';
import { type Keep, LocalHost } from './local.ts';
import type { Clock } from './stopwatch.ts';

export interface LocalTable {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** What was played before, when a table is taken up again. */
  readonly log: readonly unknown[];
  readonly bots: readonly SeatedBot[];
  /** Where the bots' own chance comes from; never the seed of the match, which would show them the dice to come. */
  readonly botSeed: Seed;
}

export interface SeatedBot {
  readonly seat: Seat;
  readonly bot: string;
  /** How long it may think about one decision, in milliseconds. */
  readonly thinking: number;
}

/** What only the place where the table stands can give. */
export interface Surroundings<T extends GameTypes> {
  /** For the bots' thinking, and for games against the clock. */
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
  readonly keep?: Keep<T>;
}

/** Opens a table, or takes it up where its log ends, and seats the bots. */
export async function openTable<T extends GameTypes>(
  box: GameBox<T>,
  table: LocalTable,
  { clock, onFailure, keep }: Surroundings<T>,
): Promise<LocalHost<T>> {
  const { game } = box;
  const { options, seats, seed } = table;
  const bots = table.bots.map((seated) => ({ ...seated, bot: findBot(box, seated.bot) }));
  const match = Match.resume(game, { options, seats, seed }, table.log as Entry<T>[]);
  const host = new LocalHost(match, { clock, onFailure, ...(keep === undefined ? {} : { keep }) });
  for (const { seat, bot, thinking } of bots) {
    await seatBot(host, {
      game,
      seat,
      bot,
      random: new Random(table.botSeed).split(seat).split(match.seq),
      budget: () => milliseconds(thinking, () => clock.now()),
      clock,
      onFailure,
    });
  }
  return host;
}
