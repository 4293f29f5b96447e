/** Ours: the bare engine, and a match as a host plays it. */

import { Match, playGame, Random, randomBot, seatsOf, thoughts } from '@starboard/engine';
import { type Contestant, streamsOf } from './contestant.ts';

/** As simulations and searching bots play. */
export const engine: Contestant = {
  name: 'engine',
  start({ game, options, seats, seed }) {
    const root = new Random(seed);
    const bots = seatsOf(seats).map(() => randomBot);
    return (number) => {
      const random = root.split(number);
      const { actions, result } = playGame(game, options, bots, random, () => thoughts(0));
      return { actions, scores: result.scores };
    };
  },
};

/** With events, a numbered log, undo, and late or doubled actions recognised. */
const match: Contestant = {
  name: 'match: events, log, undo',
  start(plan) {
    const { game, options, seats } = plan;
    return (number) => {
      const { table, players } = streamsOf(plan, number);
      const match = Match.start(game, { options, seats, seed: table.save().seed });
      for (let [seat] = match.actors; seat !== undefined; [seat] = match.actors) {
        match.act(seat, (players[seat] as Random).pick(match.legal(seat)));
      }
      return { actions: match.seq, scores: match.result?.scores ?? [] };
    };
  },
};

export const starboard: readonly Contestant[] = [engine, match];
