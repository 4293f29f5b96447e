/** Questions and answers: what a seat may do, and doing it. */

import { type Random, type Seat, seatsOf } from '@starboard/engine';
import { canUseAnything, endUsing, legalUses, use } from './abilities.ts';
import type { Action } from './action.ts';
import { allocate, isAllocation, legalAllocations } from './allocation.ts';
import { ROLL } from './answers.ts';
import { canFollow, follow, legalArrows } from './arrows.ts';
import { buy, canBuy, legalBuys } from './buying.ts';
import type { Catalog } from './catalog.ts';
import { canClaim, claim, legalClaims } from './claiming.ts';
import { collectDie } from './collecting.ts';
import { consoleOf } from './console.ts';
import { DICE, LEGAL_REROLLS, LEGAL_SETTINGS, reroll, roll, setDie } from './dice.ts';
import { winAtOnce } from './ending.ts';
import { canExchange, exchangeWith, legalExchanges } from './exchanging.ts';
import { endPicking, legalOffers, pick } from './offers.ts';
import { canMove, canPlace, legalMoves, legalPlaces, move, place } from './placing.ts';
import type { Listener, Play } from './play.ts';
import type { Pending, Question, Work } from './question.ts';
import { refuse } from './refusals.ts';
import { othersLose } from './score.ts';
import { MOST } from './seats.ts';
import type { State } from './state.ts';
import { swapSectors } from './station.ts';
import { proceed } from './turn.ts';

export function actors(state: State): readonly Seat[] {
  let asked = 0;
  for (let seat = 0; seat < state.consoles.length; seat++) {
    if (consoleOf(state, seat as Seat).questions.length > 0) asked |= 1 << seat;
  }
  return SEATS[asked] as readonly Seat[];
}

/** Every set of seats, by its bits: made once, because `actors` is asked for after every action. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST }, (_, bits) =>
  seatsOf(MOST).filter((seat) => (bits & (1 << seat)) !== 0),
);

/** What a seat is asked now, if anything. */
export function questionOf(state: State, seat: Seat): Question | undefined {
  const questions = state.consoles[seat]?.questions;
  // Work on top would have been done before the state came to rest.
  return questions?.[questions.length - 1] as Question | undefined;
}

export function legal(cards: Catalog, state: State, seat: Seat): Action[] {
  const question = questionOf(state, seat);
  if (question === undefined) return [];
  const console = consoleOf(state, seat);
  switch (question.ask) {
    case 'roll':
      return [ROLL];
    case 'allocate':
      return legalAllocations(cards, state, seat);
    case 'arrow':
      return legalArrows(cards, state, seat, question);
    case 'purchase':
      return legalBuys(cards, state, console);
    case 'abilities':
      return legalUses(cards, state, seat);
    case 'claim':
      return legalClaims(cards, state, console, question.left);
    case 'buy':
      return legalBuys(cards, state, console, question.sectors);
    case 'set':
      return [...LEGAL_SETTINGS];
    case 'reroll':
      return [...LEGAL_REROLLS];
    case 'place':
      return legalPlaces(cards, state, console, question.card);
    case 'move':
      return legalMoves(cards, state, console, question.card);
    case 'exchange':
      return legalExchanges(cards, console, question.card);
    case 'offer':
      return legalOffers(cards, console);
  }
}

/** Of the allocations, `legal` leaves some out where there are thousands. */
export function allows(cards: Catalog, state: State, seat: Seat, action: Action): boolean {
  if (action.do !== 'allocate' || questionOf(state, seat)?.ask !== 'allocate') return false;
  return isAllocation(cards, state, seat, action);
}

export function apply(
  cards: Catalog,
  state: State,
  seat: Seat,
  action: Action,
  random: Random,
  tell?: Listener,
): void {
  const play: Play = { cards, state, random, tell };
  answer(play, seat, action);
  settle(play, seat);
  proceed(play);
}

/** Only what the action itself does to its seat; the turn does not go on. */
export function answerAlone(play: Play, seat: Seat, action: Action): void {
  answer(play, seat, action);
  settle(play, seat);
}

/** Every action checks first and changes afterwards, so that a refusal leaves the state untouched. */
function answer(play: Play, seat: Seat, action: Action): void {
  const { state } = play;
  const question = questionOf(state, seat);
  if (question === undefined) {
    throw refuse(state.step === 'over' ? 'action.over' : 'action.not-asked');
  }
  const { to, give } = ANSWERS[action.do];
  if (!to.includes(question.ask)) throw refuse('action.other-question', { asked: question.ask });
  give(play, seat, action as never, question as never);
}

/** Which questions an action answers, and how. Only `answering` makes one, and holds its parts to each other. */
interface Answer {
  readonly to: readonly Question['ask'][];
  readonly give: (play: Play, seat: Seat, action: never, question: never) => void;
}

function answering<Do extends Action['do'], Ask extends Question['ask']>(
  _: Do,
  to: readonly Ask[],
  give: (
    play: Play,
    seat: Seat,
    action: Extract<Action, { do: Do }>,
    question: Extract<Question, { ask: Ask }>,
  ) => void,
): Answer {
  return { to, give };
}

const ANSWERS: Readonly<Record<Action['do'], Answer>> = {
  roll: answering('roll', ['roll'], (play, seat) => {
    consoleOf(play.state, seat).questions.pop();
    roll(play);
  }),
  use: answering('use', ['abilities'], use),
  done: answering('done', ['abilities', 'offer'], (play, seat, action, { ask }) => {
    if (ask === 'offer') endPicking(play, seat, action);
    else endUsing(play, seat, action);
  }),
  set: answering('set', ['set'], setDie),
  reroll: answering('reroll', ['reroll'], reroll),
  allocate: answering('allocate', ['allocate'], allocate),
  follow: answering('follow', ['arrow'], follow),
  claim: answering('claim', ['claim'], claim),
  buy: answering('buy', ['purchase', 'buy'], buy),
  place: answering('place', ['place'], place),
  move: answering('move', ['move'], move),
  exchange: answering('exchange', ['exchange'], exchangeWith),
  take: answering('take', ['offer'], pick),
  decline: answering(
    'decline',
    ['arrow', 'claim', 'purchase', 'buy', 'set', 'reroll', 'place', 'move', 'exchange'],
    decline,
  ),
};

function decline(play: Play, seat: Seat, _: Action, question: Question): void {
  const console = consoleOf(play.state, seat);
  console.questions.pop();
  if (question.ask === 'purchase') {
    play.tell?.({ kind: 'boughtNothing', seat, credits: console.credits });
  }
}

/** Does the work that waits on top of a seat's stack, and drops questions that have no answer but no. */
function settle(play: Play, seat: Seat): void {
  const { questions } = consoleOf(play.state, seat);
  for (;;) {
    const top = questions[questions.length - 1];
    if (top === undefined) return;
    if (isWork(top)) {
      questions.pop();
      carryOut(play, seat, top);
    } else if (isOpen(play, seat, top)) {
      return;
    } else {
      questions.pop();
    }
  }
}

function isWork(pending: Pending): pending is Work {
  const { ask } = pending;
  return ask === 'die' || ask === 'lose' || ask === 'swap' || ask === 'win';
}

function carryOut(play: Play, seat: Seat, work: Work): void {
  if (work.ask === 'die') collectDie(play, seat, work.sector, work.doubler);
  else if (work.ask === 'lose') othersLose(play, seat, work.vp);
  else if (work.ask === 'swap') swapSectors(play, seat, work.sectors);
  else winAtOnce(play, seat);
}

/** Whether a question leaves the seat a choice. */
function isOpen({ cards, state }: Play, seat: Seat, question: Question): boolean {
  const console = consoleOf(state, seat);
  switch (question.ask) {
    case 'arrow':
      return canFollow(cards, state, seat, question);
    case 'claim':
      return canClaim(cards, state, console, question.left);
    case 'buy':
      return canBuy(cards, state, console, question.sectors);
    case 'abilities':
      return canUseAnything(cards, state, seat);
    case 'set':
      return state.set < DICE;
    case 'place':
      return canPlace(cards, state, console, question.card);
    case 'move':
      return canMove(cards, state, console, question.card);
    case 'exchange':
      return canExchange(cards, console, question.card);
    default:
      return true;
  }
}
