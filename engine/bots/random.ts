/** The simplest bot: any legal action, each equally likely. */

import type { GameTypes } from '../game.ts';
import type { Bot } from './bot.ts';

export const randomBot: Bot<GameTypes> = {
  name: 'random',
  choose: ({ legal }, random) => random.pick(legal),
};
