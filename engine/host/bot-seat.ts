/** A bot at a table: it takes part like anyone else, through a host. */

import type { Bot, Budget, Situation } from '../bots/bot.ts';
import { randomBot } from '../bots/random.ts';
import type { Game, GameTypes } from '../game.ts';
import { isOpen } from '../open.ts';
import type { Random } from '../random.ts';
import { IllegalAction, Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Connection, Host, Update } from './host.ts';
import type { Clock } from './stopwatch.ts';

export interface BotSeat<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly bot: Thinker<T>;
  /** The bot's own chance; it must have nothing to do with the seed of the match. */
  readonly random: Random;
  /** How long the bot may think about one decision. */
  readonly budget: () => Budget;
  readonly clock: Clock;
  /** Told when the bot breaks down; the seat then plays any legal action, so that nobody is stuck. */
  readonly onFailure: (error: unknown) => void;
}

/** A bot, or someone who asks one elsewhere, as in another thread, and answers later. */
export interface Thinker<T extends GameTypes> {
  choose(
    situation: Situation<T>,
    random: Random,
    budget: Budget,
  ): T['action'] | Promise<T['action']>;
}

/** Seats a bot; it acts whenever its seat is asked, until the connection is left: then the seat is someone else's. */
export async function seatBot<T extends GameTypes>(
  host: Host<T>,
  botSeat: BotSeat<T>,
): Promise<Connection<T>> {
  const { clock } = botSeat;
  let connection: Connection<T> | undefined;
  let latest: Update<T> | undefined;
  let zero = 0;
  let thinking = false;
  let gone = false;
  let hurry: () => void = () => {};

  function listen(update: Update<T>): void {
    // The moments of a plan belong to one stopwatch; when the next one starts, waiting is over.
    if (update.watch?.number !== latest?.watch?.number) hurry();
    latest = update;
    zero = clock.now() - (update.watch?.elapsed ?? 0);
    void answerWhileAsked();
  }

  async function answerWhileAsked(): Promise<void> {
    if (connection === undefined || thinking) return;
    thinking = true;
    let answered: Update<T> | undefined;
    while (!gone && latest !== undefined && latest !== answered && latest.choices.length > 0) {
      answered = latest;
      await answer(connection, botSeat, waitUntil).catch(async (error: unknown) => {
        // Overtaken while it was thinking or waiting: there is a new question, or it is on its way.
        if (gone || latest !== answered || isStale(error)) return;
        botSeat.onFailure(error);
        const anyhow = { ...botSeat, bot: anyLegal };
        await answer(connection as Connection<T>, anyhow, waitUntil).catch(
          async (reason: unknown) => {
            botSeat.onFailure(reason);
            // Nothing can be done at the table now, as while its storage is gone. It is still asked, and nobody may ask it again.
            answered = undefined;
            await wait(AFTER_FAILURE);
          },
        );
      });
    }
    thinking = false;
  }

  function waitUntil(moment: number): Promise<void> {
    return wait(Math.max(0, zero + moment - clock.now()));
  }

  function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.wake(milliseconds, resolve);
      hurry = () => {
        cancel();
        resolve();
      };
    });
  }

  const joined = await host.join(botSeat.seat, listen);
  connection = {
    ...joined,
    // A plan it was still waiting with must not play for whoever has the seat now.
    act: (action, after) => (gone ? Promise.reject(left()) : joined.act(action, after)),
    leave() {
      gone = true;
      hurry();
      return joined.leave();
    },
  };
  void answerWhileAsked();
  return connection;
}

/** In milliseconds. */
const AFTER_FAILURE = 1000;

async function answer<T extends GameTypes>(
  connection: Connection<T>,
  { game, seat, bot, random, budget }: BotSeat<T>,
  waitUntil: (moment: number) => Promise<void>,
): Promise<void> {
  const { seq, state } = await connection.imagine(random.split(random.next()).save().seed);
  const legal = game.legal(state, seat);
  if (legal.length === 0) return; // the question went away meanwhile
  const action = await bot.choose({ game, seat, state, legal }, random, budget());
  const moment = game.time?.momentOf(action);
  if (moment !== undefined) await waitUntil(moment);
  await connection.act(action, seq).catch((error: unknown) => {
    // It was open when it was chosen, but the machine was busy and its moment has passed: what falls due goes on from here.
    if (isOpen(game, state, seat, action) && error instanceof IllegalAction) return;
    throw error;
  });
}

function left(): IllegalAction {
  return new IllegalAction('seat.left', 'the bot has left its seat');
}

function isStale(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'action.stale';
}

/** It looks at nothing but the contract, so it fits every game's types. */
const anyLegal = randomBot as unknown as Bot<never>;
