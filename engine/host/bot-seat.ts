/** A bot at a table: it takes part like anyone else, through a host. */

import type { Bot, Budget } from '../bots/bot.ts';
import type { Game, GameTypes } from '../game.ts';
import type { Random } from '../random.ts';
import { Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Connection, Host, Update } from './host.ts';

export interface BotSeat<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly bot: Bot<T>;
  /** The bot's own chance; it must have nothing to do with the seed of the match. */
  readonly random: Random;
  /** How long the bot may think about one decision. */
  readonly budget: () => Budget;
  /** Told when the bot breaks down; the seat then plays any legal action, so that nobody is stuck. */
  readonly onFailure: (error: unknown) => void;
}

/** Seats a bot; it acts whenever its seat is asked, until the connection is left. */
export async function seatBot<T extends GameTypes>(
  host: Host<T>,
  botSeat: BotSeat<T>,
): Promise<Connection<T>> {
  let connection: Connection<T> | undefined;
  let latest: Update<T> | undefined;
  let thinking = false;

  async function answerWhileAsked(): Promise<void> {
    if (connection === undefined || thinking) return;
    thinking = true;
    let answered: Update<T> | undefined;
    while (latest !== undefined && latest !== answered && latest.choices.length > 0) {
      answered = latest;
      await answer(connection, botSeat).catch(botSeat.onFailure);
    }
    thinking = false;
  }

  connection = await host.join(botSeat.seat, (update) => {
    latest = update;
    void answerWhileAsked();
  });
  void answerWhileAsked();
  return connection;
}

async function answer<T extends GameTypes>(
  connection: Connection<T>,
  { game, seat, bot, random, budget, onFailure }: BotSeat<T>,
): Promise<void> {
  const { seq, state } = await connection.imagine(random.split(random.next()).save().seed);
  const legal = game.legal(state, seat);
  if (legal.length === 0) return; // the question went away meanwhile
  let action: T['action'];
  try {
    action = bot.choose({ game, seat, state, legal }, random, budget());
  } catch (error) {
    onFailure(error);
    action = random.pick(legal);
  }
  try {
    await connection.act(action, seq);
  } catch (error) {
    // The question changed while the bot was thinking; an update with the new one comes by itself.
    if (!(error instanceof Refusal && error.code === 'action.stale')) throw error;
  }
}
