/**
 * What happens to be true of a card set and lets the rules ask less. A set
 * without one of these traits is as good; it is only played with more
 * questions.
 */

import { type Ability, type CardSet, type Effect, type Face, type Level, PLAYERS } from './card.ts';
import { momentOf } from './moment.ts';

export interface Traits {
  /** Nobody takes cards on another's turn, so within a turn nobody competes for the shipyard. */
  readonly onlyTheActivePlayerTakesCards: boolean;
  /** In steps 1, 5 and 7 the others can only place or move charges, or win. */
  readonly othersOnlyChargeOrWin: boolean;
  /** What a deployed stack gives depends on directions alone, so stacks compare as sets (SB-6.6). */
  readonly stacksHaveNoOrder: boolean;
  /** How many players the level decks can serve when everyone is dealt the first ships; up to 5. */
  readonly seats: { readonly ordinary: number; readonly lightSpeed: number };
}

export function traitsOf(set: CardSet): Traits {
  const ships = [...set.startingShips, ...set.ships];
  const deployed = ships.map((ship) => ship.deployed);
  const faces = [...ships.map((ship) => ship.station), ...deployed];
  const onOthersTurns = faces
    .flatMap((face) => face.ability ?? [])
    .filter((ability) => ability.use !== 'ownTurn');
  const stacksHaveNoOrder = !deployed.some(givesCards);
  return {
    onlyTheActivePlayerTakesCards:
      stacksHaveNoOrder && !onOthersTurns.some((ability) => ability.effects.some(takesCards)),
    othersOnlyChargeOrWin: onOthersTurns
      .filter((ability) => momentOf(ability) === 'abilities')
      .every(chargesOrWins),
    stacksHaveNoOrder,
    seats: seatsFor(set),
  };
}

function givesCards(face: Face): boolean {
  return face.rewards.claim !== undefined;
}

function takesCards(effect: Effect): boolean {
  return effect.kind === 'buy' || effect.kind === 'claim';
}

function chargesOrWins(ability: Ability): boolean {
  return ability.effects.every(
    ({ kind }) => kind === 'placeCharge' || kind === 'moveCharge' || kind === 'win',
  );
}

const OPEN_PER_LEVEL = 6;

/** What is dealt to each player comes after the shipyard is turned up (SB-2.3, SB-2.4, SB-2.8, SB-2.12). */
function seatsFor(set: CardSet): Traits['seats'] {
  const [one, two] = [leftToDeal(set, 1), leftToDeal(set, 2)];
  return { ordinary: served(one), lightSpeed: served(Math.min(one / 4, two / 2)) };
}

function leftToDeal(set: CardSet, level: Level): number {
  const ships = set.ships.filter((ship) => ship.level === level).length;
  return Math.max(0, ships - OPEN_PER_LEVEL);
}

function served(players: number): number {
  return Math.min(Math.max(...PLAYERS), Math.floor(players));
}
