/** Step 4: what the ships of a sector give, and where their arrows lead (SB-3.4, SB-6). */

import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { CardNumber } from './card-number.ts';
import type { CatalogFace } from './catalog.ts';
import { charge } from './charges.ts';
import { cardOf, consoleOf, deployedIn, stationedIn } from './console.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';
import { gain } from './score.ts';

/** Begins with one die, or with the sum: nothing has been collected for it yet (SB-6.5). */
export function collectDie(
  play: Play,
  seat: Seat,
  sector: Sector,
  doubler: CardNumber | typeof NOBODY,
): void {
  consoleOf(play.state, seat).collected = 0;
  collectSector(play, seat, sector, doubler);
}

/** In place of the ship that doubles a sector, where none does. */
export const NOBODY = -1;

/**
 * Collects a sector: its stationed ship on your own turn, all its deployed
 * ships on another's; twice if a ship doubles it. Choices that come of it wait
 * on the stack.
 */
export function collectSector(
  play: Play,
  seat: Seat,
  sector: Sector,
  doubler: CardNumber | typeof NOBODY = NOBODY,
): void {
  const { cards, state } = play;
  const console = consoleOf(state, seat);
  console.collected |= 1 << sector;
  const waiting = console.questions.length;
  let left = 0;
  let right = 0;
  let either = 0;
  if (seat === state.active) {
    const { number, station } = stationedIn(cards, console, sector);
    if (!station.gives) return;
    collectShip(play, seat, sector, number, station, doubler);
    ({ left, right, either } = station);
  } else {
    const stack = deployedIn(console, sector);
    for (let index = 0; index < stack.length; index++) {
      const { number, deployed } = cardOf(cards, stack[index] as CardNumber);
      collectShip(play, seat, sector, number, deployed, doubler);
      left += deployed.left;
      right += deployed.right;
      either += deployed.either;
    }
  }
  if (left + right + either === 0) return;
  const times = timesOf(doubler);
  const arrows: Question = {
    ask: 'arrow',
    sector,
    left: left * times,
    right: right * times,
    either: either * times,
  };
  // Below the claims just found: those come at the moment they are collected (SB-6.8).
  console.questions.splice(waiting, 0, arrows);
}

function collectShip(
  play: Play,
  seat: Seat,
  sector: Sector,
  card: CardNumber,
  face: CatalogFace,
  doubler: CardNumber | typeof NOBODY,
): void {
  const times = timesOf(doubler);
  play.tell?.({
    kind: 'collected',
    seat,
    card,
    sector,
    face: seat === play.state.active ? 'station' : 'deployed',
    twice: times === 2,
    credits: face.credits * times,
    income: face.income * times,
    vp: face.vp * times,
  });
  gain(play, seat, face, times);
  if (face.charge) {
    charge(play, seat, card, face);
    if (times === 2 && card !== doubler) charge(play, seat, card, face); // SB-7.21
  }
  if (face.claim !== undefined) {
    const { questions } = consoleOf(play.state, seat);
    for (let time = 0; time < times; time++) questions.push({ ask: 'claim', left: face.claim });
  }
}

function timesOf(doubler: CardNumber | typeof NOBODY): 1 | 2 {
  return doubler === NOBODY ? 1 : 2; // SB-7.21
}
