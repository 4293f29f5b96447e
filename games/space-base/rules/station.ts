/** Cards coming to lie in a station, and what they push out of it (SB-4.6, SB-5.1, SB-7.13, SB-7.19). */

import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { CardNumber } from './card-number.ts';
import { fitCubes } from './charges.ts';
import { cardOf, consoleOf, deployedIn, deploymentOf, stationOf } from './console.ts';
import type { Play } from './play.ts';
import { score } from './score.ts';

/** Stations a card that was bought or claimed; the ship that was there is deployed. */
export function station(play: Play, seat: Seat, number: CardNumber, sector: Sector): void {
  const console = consoleOf(play.state, seat);
  const before = console.stationed[sector - 1] as CardNumber;
  console.stationed[sector - 1] = number;
  deployedIn(console, sector).push(before);
  play.tell?.({ kind: 'deployed', seat, card: before, sector });
  fitCubes(play, seat, before);
  const card = cardOf(play.cards, number);
  if (card.colony) {
    play.tell?.({ kind: 'settled', seat, card: number, vp: card.vp });
    score(play, seat, card.vp);
  }
}

/** Two sectors trade everything that lies in them (SB-7.13). */
export function swapSectors(play: Play, seat: Seat, sectors: readonly [Sector, Sector]): void {
  const console = consoleOf(play.state, seat);
  const [one, other] = [sectors[0] - 1, sectors[1] - 1];
  const stationed = console.stationed[one] as CardNumber;
  console.stationed[one] = console.stationed[other] as CardNumber;
  console.stationed[other] = stationed;
  const deployed = console.deployed[one] as CardNumber[];
  console.deployed[one] = console.deployed[other] as CardNumber[];
  console.deployed[other] = deployed;
  play.tell?.({ kind: 'swapped', seat, sectors });
}

/** A ship, stationed or deployed, trades places with a stationed one (SB-7.19). */
export function exchange(play: Play, seat: Seat, card: CardNumber, other: CardNumber): void {
  const console = consoleOf(play.state, seat);
  const there = stationOf(console, other) as Sector;
  const stationed = stationOf(console, card);
  const here = stationed === 0 ? (deploymentOf(console, card) as Sector) : stationed;
  console.stationed[there - 1] = card;
  if (stationed === 0) {
    const stack = deployedIn(console, here);
    stack[stack.indexOf(card)] = other;
  } else {
    console.stationed[here - 1] = other;
  }
  play.tell?.({ kind: 'exchanged', seat, card, with: other, sectors: [here, there] });
  fitCubes(play, seat, card);
  fitCubes(play, seat, other);
}
