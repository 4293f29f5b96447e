/**
 * A turn, step by step (SB-3). The state rests only where a seat is asked
 * something; everything in between happens by itself.
 */

import type { Seat } from '@starboard/engine';
import { canUseAnything, keepsToItself } from './abilities.ts';
import { canCollect } from './allocation.ts';
import { canBuy } from './buying.ts';
import { consoleOf } from './console.ts';
import { DICE, roll } from './dice.ts';
import { endRound } from './ending.ts';
import { revealOffers } from './offers.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';
import { refill } from './shipyard.ts';
import type { State, Step } from './state.ts';

const ABILITIES: Question = { ask: 'abilities' };
const ALLOCATE: Question = { ask: 'allocate' };
const PURCHASE: Question = { ask: 'purchase' };
const ROLL: Question = { ask: 'roll' };

/** Goes on until a seat is asked something or the match is over. */
export function proceed(play: Play): void {
  const { state } = play;
  while (state.step !== 'over' && !anybodyAsked(state)) goOn(play);
}

function anybodyAsked(state: State): boolean {
  const { consoles } = state;
  for (let seat = 0; seat < consoles.length; seat++) {
    if (consoleOf(state, seat as Seat).questions.length > 0) return true;
  }
  return false;
}

/** Nobody is asked anything: on to the next seat in this step, or to the next step. */
function goOn(play: Play): void {
  const { step } = play.state;
  if (step === 'over') return;
  if (isStepOfAbilities(step) && hear(play)) return;
  if (step === 'collecting' && askCollectors(play)) return;
  AFTER[step](play);
}

/** What comes when a step is done. */
const AFTER: Record<Exclude<Step, 'over'>, (play: Play) => void> = {
  offers: (play) => {
    revealOffers(play);
    beginTurn(play, play.state.first);
  },
  opening: ({ state }) => enter(state, 'setting'),
  setting: beginRoll,
  rolling: ({ state }) => enter(state, 'rerolling'),
  rerolling: ({ state }) => enter(state, 'collecting'),
  collecting: ({ state }) => enter(state, 'between'),
  between: beginBuying,
  buying: ({ state }) => enter(state, 'closing'),
  closing: endTurn,
};

function isStepOfAbilities(step: Step): boolean {
  return isFreeStep(step) || step === 'setting' || step === 'rerolling';
}

/** Steps 1, 5 and 7. In step 2 dice are set and re-rolled one seat after the other (SB-7.15). */
function isFreeStep(step: Step): boolean {
  return step === 'opening' || step === 'between' || step === 'closing';
}

function enter(state: State, step: Step): void {
  state.step = step;
  state.heard = 0;
  if (!isFreeStep(step)) return;
  const { consoles } = state;
  for (let seat = 0; seat < consoles.length; seat++) {
    const { placed } = consoleOf(state, seat as Seat);
    if (placed.length > 0) placed.length = 0;
  }
}

/**
 * Asks the next seats that can use an ability, from the active player
 * clockwise (SB-3.1): one at a time, or several at once as long as what they
 * may do concerns nobody else (SB-3.11).
 */
function hear(play: Play): boolean {
  const { cards, state } = play;
  const seats = state.consoles.length;
  let asked = false;
  while (state.heard < seats) {
    const seat = ((state.active + state.heard) % seats) as Seat;
    if (canUseAnything(cards, state, seat)) {
      const alone = !isFreeStep(state.step) || !keepsToItself(cards, state, seat);
      if (alone && asked) return true;
      consoleOf(state, seat).questions.push(ABILITIES);
      asked = true;
      if (alone) {
        state.heard++;
        return true;
      }
    }
    state.heard++;
  }
  return asked;
}

export function beginTurn(play: Play, seat: Seat): void {
  const { state } = play;
  state.active = seat;
  if (seat === state.first) state.round++;
  state.dice[0] = 0;
  state.dice[1] = 0;
  state.set = 0;
  for (const console of state.consoles) console.passing = false;
  play.tell?.({ kind: 'turn', seat, round: state.round });
  enter(state, 'opening');
}

/**
 * The roll is an action of its own even when nothing else can be done: it is
 * what a turn is about, everybody wants to see it happen, and it keeps the
 * end of one turn and the dice of the next from running into one another.
 * Only where both dice are set there is nothing to roll.
 */
function beginRoll(play: Play): void {
  const { state } = play;
  enter(state, 'rolling');
  if (state.set === DICE) roll(play);
  else consoleOf(state, state.active).questions.push(ROLL);
}

/**
 * All allocate and collect at once (SB-3.3); nobody is asked who has nothing to
 * collect either way. Where the cards let the others take ships too, one comes
 * after the other, from the active player clockwise (SB-3.11).
 */
function askCollectors(play: Play): boolean {
  const { cards, state } = play;
  const seats = state.consoles.length;
  let asked = false;
  while (state.heard < seats) {
    const seat = ((state.active + state.heard) % seats) as Seat;
    state.heard++;
    if (canCollect(cards, state, seat)) {
      consoleOf(state, seat).questions.push(ALLOCATE);
      asked = true;
      if (!cards.traits.onlyTheActivePlayerTakesCards) return true;
    } else {
      play.tell?.({ kind: 'nothingToCollect', seat });
    }
  }
  return asked;
}

function beginBuying(play: Play): void {
  const { cards, state } = play;
  enter(state, 'buying');
  const console = consoleOf(state, state.active);
  if (canBuy(cards, state, console)) console.questions.push(PURCHASE);
}

/** Steps 8 and 9, and on to the next player (SB-3.8 to SB-3.10). */
function endTurn(play: Play): void {
  const { state } = play;
  refill(play);
  takeIncome(play);
  const next = ((state.active + 1) % state.consoles.length) as Seat;
  if (next === state.first) endRound(play);
  if (state.step !== 'over') beginTurn(play, next);
}

function takeIncome(play: Play): void {
  const { state } = play;
  const console = consoleOf(state, state.active);
  if (console.credits >= console.income) return;
  play.tell?.({ kind: 'income', seat: state.active, from: console.credits, to: console.income });
  console.credits = console.income;
}
