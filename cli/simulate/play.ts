/** Plays the games of a plan, one after the other, on the thread that calls. */

import { performance } from 'node:perf_hooks';
import {
  type AnyBox,
  type Bot,
  type Budget,
  findBot,
  type GameTypes,
  milliseconds,
  playGame,
  Random,
  seedOf,
  thoughts,
} from '@starboard/engine';
import { chairAt, type PlayedGame, type SimulationPlan, type Thinking } from './plan.ts';

/** Plays any game of the plan by its number: the same number gives the same game, whoever plays it. */
export async function playerOf(
  box: AnyBox,
  plan: SimulationPlan,
): Promise<(number: number) => PlayedGame> {
  const root = new Random(seedOf(plan.seed));
  const options: unknown = box.game.readOptions(plan.options, plan.bots.length);
  const bots = plan.bots.map((name) => findBot(box, name));
  return (number) => {
    const seated = bots.map((_, seat) => bots[chairAt(plan, number, seat)] as Bot<GameTypes>);
    const { state, result, actions } = playGame(box.game, options, seated, root.split(number), () =>
      budgetOf(plan.thinking),
    );
    const { match, seats } = box.measure?.(state) ?? { match: {}, seats: seated.map(() => ({})) };
    return { number, places: result.places, scores: result.scores, actions, match, seats };
  };
}

function budgetOf(thinking: Thinking): Budget {
  return 'thoughts' in thinking
    ? thoughts(thinking.thoughts)
    : milliseconds(thinking.milliseconds, () => performance.now());
}
