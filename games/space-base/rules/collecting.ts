/** Step 4: what the ships of a sector give, and where their arrows lead (SB-3.4, SB-6). */

import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog, CatalogFace } from './catalog.ts';
import { charge } from './charges.ts';
import { cardOf, consoleOf, deployedIn, stationedIn } from './console.ts';
import type { Face } from './event.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';
import { gain } from './score.ts';
import type { Console, State } from './state.ts';

export type Die = Extract<Question, { ask: 'die' }>;

/** Begins with one die, or with the sum: nothing has been collected for it yet (SB-6.5). */
export function collectDie(play: Play, seat: Seat, die: Die): void {
  consoleOf(play.state, seat).collected = 0;
  collectSector(play, seat, die.sector, die.doubler);
}

/**
 * Collects a sector: its stationed ship on your own turn, all its deployed
 * ships on another's; twice if a ship doubles it. Choices that come of it wait
 * on the stack.
 */
export function collectSector(
  play: Play,
  seat: Seat,
  sector: Sector,
  doubler: CardNumber | -1 = -1,
): void {
  const console = consoleOf(play.state, seat);
  console.collected |= 1 << sector;
  const times = doubler === -1 ? 1 : 2; // SB-7.21
  const visit: Visit = { play, seat, sector, times, doubler, left: 0, right: 0, either: 0 };
  const waiting = console.questions.length;
  if (seat === play.state.active) {
    const card = stationedIn(play.cards, console, sector);
    if (card.station.gives) collectShip(visit, card.number, card.station, 'station');
  } else {
    const stack = deployedIn(console, sector);
    for (let index = 0; index < stack.length; index++) {
      const number = stack[index] as CardNumber;
      collectShip(visit, number, cardOf(play.cards, number).deployed, 'deployed');
    }
  }
  const { left, right, either } = visit;
  if (left + right + either > 0) {
    // Below the claims just found: those come at the moment they are collected (SB-6.8).
    console.questions.splice(waiting, 0, { ask: 'arrow', sector, left, right, either });
  }
}

/** One sector being collected, and the arrows found there so far. */
interface Visit {
  readonly play: Play;
  readonly seat: Seat;
  readonly sector: Sector;
  readonly times: number;
  readonly doubler: CardNumber | -1;
  left: number;
  right: number;
  either: number;
}

function collectShip(visit: Visit, card: CardNumber, face: CatalogFace, up: Face): void {
  const { play, seat, sector, times } = visit;
  play.tell?.({
    kind: 'collected',
    seat,
    card,
    sector,
    face: up,
    twice: times === 2,
    credits: face.credits * times,
    income: face.income * times,
    vp: face.vp * times,
  });
  gain(play, seat, face, times);
  visit.left += face.left * times;
  visit.right += face.right * times;
  visit.either += face.either * times;
  if (face.charge) {
    charge(play, seat, card, face);
    if (times === 2 && card !== visit.doubler) charge(play, seat, card, face); // SB-7.21
  }
  if (face.claim !== undefined) {
    const { questions } = consoleOf(play.state, seat);
    for (let time = 0; time < times; time++) questions.push({ ask: 'claim', left: face.claim });
  }
}

/** Whether collecting a sector would give this seat anything this turn. */
export function givesAnything(cards: Catalog, state: State, seat: Seat, sector: Sector): boolean {
  const console = consoleOf(state, seat);
  if (seat === state.active) return stationedIn(cards, console, sector).station.gives;
  return deployedGives(cards, console, sector);
}

function deployedGives(cards: Catalog, console: Console, sector: Sector): boolean {
  const stack = deployedIn(console, sector);
  for (let index = 0; index < stack.length; index++) {
    if (cardOf(cards, stack[index] as CardNumber).deployed.gives) return true;
  }
  return false;
}
