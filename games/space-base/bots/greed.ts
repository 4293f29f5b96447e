/** Choosing the answer after which one's console is worth most, following one's own questions to their end. */

import type { Seat } from '@starboard/engine';
import type { Action } from '../rules/action.ts';
import type { Catalog } from '../rules/catalog.ts';
import { cardOf, consoleOf } from '../rules/console.ts';
import { rehearsal } from '../rules/rehearsal.ts';
import { answerAlone, legal, questionOf } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { station } from '../rules/station.ts';
import { rollWorth } from './worth.ts';

/** What a bot thinks of a position. */
export interface Mind {
  readonly cards: Catalog;
  /** What the position is worth to the seat. */
  worth(state: State, seat: Seat): number;
  /** What each sector brings when it is collected this turn, by number. */
  sectors(state: State, seat: Seat): readonly number[];
}

export function bestOf(mind: Mind, state: State, seat: Seat, actions: readonly Action[]): Action {
  let best = actions[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const worth = worthAfter(mind, state, seat, action);
    if (worth > most) {
      best = action;
      most = worth;
    }
  }
  return best;
}

export function worthAfter(mind: Mind, state: State, seat: Seat, action: Action): number {
  if (action.do === 'reroll') return worthOfReroll(mind, state, seat, action.dice);
  const play = rehearsal(mind.cards, state);
  answerAlone(play, seat, action);
  return worthInside(mind, play.state, seat);
}

/** The worth of a position in which the seat may have more questions of the same box to answer. */
function worthInside(mind: Mind, state: State, seat: Seat): number {
  if (state.step === 'over') return state.winner === seat ? Number.MAX_VALUE : -Number.MAX_VALUE;
  if (state.step === 'offers') return worthOfPicks(mind, state, seat);
  const ask = questionOf(state, seat)?.ask;
  if (ask === undefined || ask === 'abilities') {
    return mind.worth(state, seat) + worthOfDice(mind, state, seat);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal(mind.cards, state, seat)) {
    most = Math.max(most, worthAfter(mind, state, seat, action));
  }
  return most;
}

/** In the light-speed set-up: as if the ships picked so far were all, and stationed already. */
function worthOfPicks(mind: Mind, state: State, seat: Seat): number {
  const { cards } = mind;
  const play = rehearsal(cards, state);
  const console = consoleOf(play.state, seat);
  for (const card of console.picked) {
    const { cost, sector } = cardOf(cards, card);
    console.credits -= cost;
    station(play, seat, card, sector);
  }
  return mind.worth(play.state, seat);
}

/** What the dice of this turn will bring, as far as they are known: nothing once they are collected. */
function worthOfDice(mind: Mind, state: State, seat: Seat): number {
  if (state.step !== 'setting' && state.step !== 'rerolling') return 0;
  const known = state.step === 'rerolling' ? 2 : state.set;
  return expected(mind.sectors(state, seat), state.dice.slice(0, known));
}

function worthOfReroll(mind: Mind, state: State, seat: Seat, dice: readonly number[]): number {
  const kept = state.dice.filter((_, die) => !dice.includes(die));
  return mind.worth(state, seat) + expected(mind.sectors(state, seat), kept);
}

/** The average over the dice that are not known yet. */
function expected(worths: readonly number[], known: readonly number[]): number {
  const [first, second] = known;
  if (first !== undefined && second !== undefined) return rollWorth(worths, first, second);
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += expected(worths, [...known, die]);
  return sum / 6;
}
