/**
 * Flat Monte-Carlo search, for any game: tries each legal action in turn on a
 * freshly redealt state, plays on at random to the end, and takes the action
 * that ended best on average. It knows nothing of any game: a baseline that a
 * bot made for one must beat.
 */

import type { GameTypes, Result } from '../game.ts';
import { playOut } from '../play.ts';
import type { Seat } from '../seat.ts';
import type { Bot } from './bot.ts';

export const monteCarloBot: Bot<GameTypes> = {
  name: 'monte-carlo',
  choose({ game, seat, state, legal }, random, budget) {
    if (legal.length === 1) return legal[0];
    const success = legal.map(() => 0);
    const tries = legal.map(() => 0);
    for (let turn = 0; budget(); turn = (turn + 1) % legal.length) {
      const imagined = game.redeal(state, seat, random);
      game.apply(imagined, seat, legal[turn], random);
      (success[turn] as number) += successOf(playOut(game, imagined, random), seat);
      (tries[turn] as number) += 1;
    }
    const means = success.map((sum, index) => sum / Math.max(1, tries[index] as number));
    return legal[means.indexOf(Math.max(...means))];
  },
};

/** 1 for winning alone, 0 for coming last; a shared place counts as the middle of those it takes up. */
export function successOf({ places }: Result, seat: Seat): number {
  const place = places[seat] as number;
  const sharers = places.filter((other) => other === place).length;
  return 1 - (place - 1 + (sharers - 1) / 2) / (places.length - 1);
}
