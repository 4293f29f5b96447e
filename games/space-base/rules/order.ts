/** Instructions a seat leaves for the others' turns, and how they are followed. */

import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { Action } from './action.ts';
import { DONE, DONE_FOR_THE_TURN } from './answers.ts';
import { brings } from './arrows.ts';
import type { Catalog } from './catalog.ts';
import { consoleOf } from './console.ts';
import { rehearsal } from './rehearsal.ts';
import { answerAlone, legal, questionOf } from './rules.ts';
import type { State } from './state.ts';

export interface Order {
  /** What to collect on the others' turns: the most of something, or the first of these sectors that is possible and brings anything. Absent: ask. */
  readonly collect?: Preference;
  /** `pass`: use no abilities on the others' turns. Absent: ask. */
  readonly abilities?: 'pass';
}

type Preference = Resource | readonly Sector[];

type Resource = 'credits' | 'income' | 'vp';

/** The action the order gives for what the seat is asked now. On the seat's own turn it gives none. */
export function followOrder(
  cards: Catalog,
  state: State,
  seat: Seat,
  { collect, abilities }: Order,
): Action | undefined {
  if (state.active === seat || state.step === 'offers') return undefined;
  const ask = questionOf(state, seat)?.ask;
  if (ask === 'abilities' && abilities === 'pass') {
    return state.step === 'closing' ? DONE : DONE_FOR_THE_TURN;
  }
  if ((ask === 'allocate' || ask === 'arrow') && collect !== undefined) {
    return typeof collect === 'string'
      ? best(cards, state, seat, collect).action
      : firstOf(cards, state, seat, collect);
  }
  return undefined;
}

interface Found {
  readonly action: Action | undefined;
  readonly worth: number;
}

/** The answer that brings most along the best way to go on from it; charges are kept. */
function best(cards: Catalog, state: State, seat: Seat, resource: Resource): Found {
  let found: Found = { action: undefined, worth: Number.NEGATIVE_INFINITY };
  for (const action of legal(cards, state, seat)) {
    if (spends(action)) continue;
    const play = rehearsal(cards, state);
    answerAlone(play, seat, action);
    const copy = play.state;
    const further = questionOf(copy, seat)?.ask === 'arrow';
    const worth = further ? best(cards, copy, seat, resource).worth : worthOf(copy, seat, resource);
    if (worth > found.worth) found = { action, worth };
  }
  return found;
}

/** What is preferred counts before all else; the rest tells equals apart. */
function worthOf(state: State, seat: Seat, resource: Resource): number {
  const console = consoleOf(state, seat);
  const { credits, income, vp, cubes } = console;
  return console[resource] * 1000 + credits + income * 3 + vp * 3 + cubes.length;
}

function firstOf(
  cards: Catalog,
  state: State,
  seat: Seat,
  sectors: readonly Sector[],
): Action | undefined {
  const plain = legal(cards, state, seat).filter((action) => !spends(action));
  for (const sector of sectors) {
    if (!brings(cards, state, seat, sector)) continue;
    const found = plain.find((action) => leadsTo(state, seat, action, sector));
    if (found !== undefined) return found;
  }
  return undefined;
}

function leadsTo(state: State, seat: Seat, action: Action, sector: Sector): boolean {
  if (action.do === 'allocate') return action.sectors.some((entry) => entry === sector);
  const question = questionOf(state, seat);
  if (action.do !== 'follow' || question?.ask !== 'arrow') return false;
  return question.sector + (action.to === 'left' ? -1 : 1) === sector;
}

function spends(action: Action): boolean {
  return action.do === 'allocate' && (action.shift ?? action.double) !== undefined;
}
