/** Bots by name: those of a game, and those that play any game. */

import type { GameBox } from '../box.ts';
import type { GameTypes } from '../game.ts';
import { BadInput } from '../refusal.ts';
import type { Bot } from './bot.ts';
import { monteCarloBot } from './monte-carlo.ts';
import { randomBot } from './random.ts';

/** Every bot that can play the game: its own, weakest first, then those that play any game. */
export function botsOf<T extends GameTypes>(box: GameBox<T>): Bot<T>[] {
  // They look at nothing but the contract, so they fit every game's types.
  const anyGame = [randomBot, monteCarloBot] as unknown as Bot<T>[];
  return [...box.bots, ...anyGame];
}

export function findBot<T extends GameTypes>(box: GameBox<T>, name: string): Bot<T> {
  const bots = botsOf(box);
  const bot = bots.find((candidate) => candidate.name === name);
  if (bot === undefined) {
    const names = bots.map((candidate) => candidate.name).join(', ');
    throw new BadInput('bot.unknown', `${box.game.name} has no bot "${name}"; it has ${names}`, {
      bot: name,
    });
  }
  return bot;
}
