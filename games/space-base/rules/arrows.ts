/** Following arrows from one sector to the next (SB-6.4 to SB-6.7). */

import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { Action, Direction } from './action.ts';
import { DECLINE, LEFT, RIGHT } from './answers.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog, CatalogFace } from './catalog.ts';
import { canClaim } from './claiming.ts';
import { collectSector } from './collecting.ts';
import { cardOf, consoleOf, deployedIn, LAST_SECTOR, stationedIn } from './console.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';
import { refuse } from './refusals.ts';
import type { State } from './state.ts';

type Arrows = Extract<Question, { ask: 'arrow' }>;
type Follow = Extract<Action, { do: 'follow' }>;

export function legalArrows(cards: Catalog, state: State, seat: Seat, arrows: Arrows): Action[] {
  const actions: Action[] = [];
  if (leads(cards, state, seat, arrows, 'left')) actions.push(LEFT);
  if (leads(cards, state, seat, arrows, 'right')) actions.push(RIGHT);
  actions.push(DECLINE);
  return actions;
}

export function canFollow(cards: Catalog, state: State, seat: Seat, arrows: Arrows): boolean {
  return leads(cards, state, seat, arrows, 'left') || leads(cards, state, seat, arrows, 'right');
}

export function follow(play: Play, seat: Seat, { to }: Follow, arrows: Arrows): void {
  const { state, cards } = play;
  if (!leads(cards, state, seat, arrows, to)) throw refuse('arrow.direction', { direction: to });
  const { questions } = consoleOf(state, seat);
  questions.pop();
  questions.push(without(arrows, to));
  const sector = neighbour(arrows.sector, to) as Sector;
  play.tell?.({ kind: 'followed', seat, from: arrows.sector, to: sector, direction: to });
  collectSector(play, seat, sector);
}

/** An arrow leads to a sector that exists, was not collected for this die, and brings something (SB-6.7). */
function leads(cards: Catalog, state: State, seat: Seat, arrows: Arrows, to: Direction): boolean {
  if (arrows.either + arrows[to] === 0) return false;
  const sector = neighbour(arrows.sector, to);
  if (sector === 0) return false;
  return brings(cards, state, seat, sector, consoleOf(state, seat).collected); // SB-6.5
}

/** The arrows left after one was followed: one that can only go there is used first. */
function without(arrows: Arrows, to: Direction): Arrows {
  return arrows[to] > 0
    ? { ...arrows, [to]: arrows[to] - 1 }
    : { ...arrows, either: arrows.either - 1 };
}

/** The next sector, or 0 beyond the ends of the console. */
function neighbour(sector: Sector, to: Direction): Sector | 0 {
  const next = to === 'left' ? sector - 1 : sector + 1;
  return next > LAST_SECTOR ? 0 : (next as Sector | 0);
}

/** Whether collecting this sector brings anything, there or along its arrows, that was not collected before; an arrow alone is nothing. */
export function brings(
  cards: Catalog,
  state: State,
  seat: Seat,
  sector: Sector,
  collected = 0,
): boolean {
  return reaches(cards, state, seat, sector, givesMoreThanArrows, collected);
}

function givesMoreThanArrows({ credits, income, vp, charge, claim }: CatalogFace): boolean {
  return credits + income + vp > 0 || charge || claim !== undefined;
}

/** Whether a claim could come of collecting this sector, there or along its arrows; then the order of two dice matters (SB-3.12). */
export function mayClaim(cards: Catalog, state: State, seat: Seat, sector: Sector): boolean {
  const console = consoleOf(state, seat);
  const claims = ({ claim }: CatalogFace): boolean =>
    claim !== undefined && canClaim(cards, state, console, claim);
  return reaches(cards, state, seat, sector, claims, 0);
}

/** Whether a ship in this sector, or in one that arrows lead to from here past those seen, shows such a face. */
function reaches(
  cards: Catalog,
  state: State,
  seat: Seat,
  sector: Sector | 0,
  isWanted: (face: CatalogFace) => boolean,
  seen: number,
): boolean {
  if (sector === 0 || (seen & (1 << sector)) !== 0) return false;
  const console = consoleOf(state, seat);
  let left = 0;
  let right = 0;
  if (seat === state.active) {
    const { station } = stationedIn(cards, console, sector);
    if (isWanted(station)) return true;
    left = station.left + station.either;
    right = station.right + station.either;
  } else {
    const stack = deployedIn(console, sector);
    for (let index = 0; index < stack.length; index++) {
      const { deployed } = cardOf(cards, stack[index] as CardNumber);
      if (isWanted(deployed)) return true;
      left += deployed.left + deployed.either;
      right += deployed.right + deployed.either;
    }
  }
  const now = seen | (1 << sector);
  return (
    (left > 0 && reaches(cards, state, seat, neighbour(sector, 'left'), isWanted, now)) ||
    (right > 0 && reaches(cards, state, seat, neighbour(sector, 'right'), isWanted, now))
  );
}
