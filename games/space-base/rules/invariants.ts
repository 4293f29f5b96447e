/** What is true of every state of every match, whoever plays how: for tests and long runs. */

import { type Random, seatsOf } from '@starboard/engine';
import type { CardNumber } from './card-number.ts';
import type { Catalog, CatalogFace } from './catalog.ts';
import { cubesOn, slotsOn } from './charges.ts';
import { cardOf, faceUp } from './console.ts';
import type { Event } from './event.ts';
import type { SpaceBase } from './game.ts';
import type { Options } from './options.ts';
import { OPEN } from './shipyard.ts';
import type { Console, State } from './state.ts';

/** What is wrong with a state, in words; nothing if all is well. */
export function faultOf(cards: Catalog, state: State): string | undefined {
  return (
    cardsFault(cards, state) ??
    state.consoles
      .map((console, seat) => consoleFault(cards, state, console, seat))
      .find(Boolean) ??
    shipyardFault(cards, state)
  );
}

/** Plays one game by random legal actions and throws at the first state that breaks a rule. */
export function playByChance(
  game: SpaceBase,
  options: Options,
  seats: number,
  random: Random,
): State {
  const turns = seatsOf(seats).map(() => 0);
  const count = (event: Event): void => {
    if (event.kind === 'turn') (turns[event.seat] as number)++;
  };
  const state = game.setup(options, seats, random, count);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const fault = faultOf(game.catalog, state);
    if (fault !== undefined) throw new Error(`${fault} in ${JSON.stringify(state)}`);
    const seat = random.pick(actors);
    game.apply(state, seat, random.pick(game.legal(state, seat)), random, count);
  }
  const fault = faultOf(game.catalog, state) ?? endFault(state, turns);
  if (fault !== undefined) throw new Error(`${fault} in ${JSON.stringify(state)}`);
  return state;
}

/** Every ship and colony is in exactly one place (SB-1.2). */
function cardsFault(cards: Catalog, state: State): string | undefined {
  const seen: number[] = cards.cards.map(() => 0);
  const see = (card: number): void => {
    if (card !== -1) (seen[card] as number)++;
  };
  state.shipyard.forEach(see);
  for (const deck of state.decks) deck.forEach(see);
  state.colonies.forEach(see);
  for (const { stationed, deployed, hand } of state.consoles) {
    stationed.forEach(see);
    for (const stack of deployed) stack.forEach(see);
    hand.forEach(see);
  }
  const wrong = seen.findIndex((count, card) => {
    const { level, colony } = cardOf(cards, card as CardNumber);
    return count !== (level === 0 && !colony ? state.consoles.length : 1);
  });
  return wrong === -1 ? undefined : `card ${wrong} is there ${seen[wrong]} times`;
}

function consoleFault(
  cards: Catalog,
  state: State,
  console: Console,
  seat: number,
): string | undefined {
  const { credits, income, vp, stationed, deployed, cubes } = console;
  if (!(credits >= 0 && income >= 0 && vp >= 0)) return `a counter of seat ${seat} is below 0`;
  if (stationed.length !== 12 || deployed.length !== 12) return `seat ${seat} has not 12 sectors`;
  if (stationed.some((card) => cards.cards[card] === undefined))
    return `seat ${seat} has an empty station`;
  if (deployed.flat().some((card) => cardOf(cards, card).colony))
    return `a colony of seat ${seat} is deployed`;
  const overfull = cubes.find((card) => {
    const face: CatalogFace | undefined = faceUp(cards, console, card);
    return face === undefined || cubesOn(console, card) > slotsOn(state, face);
  });
  return overfull === undefined
    ? undefined
    : `a cube of seat ${seat} lies on no slot of card ${overfull}`;
}

/** Eighteen places, each with a card of its level or none (SB-2.3). */
function shipyardFault(cards: Catalog, state: State): string | undefined {
  if (state.shipyard.length !== 3 * OPEN) return 'the shipyard has not 18 places';
  const misplaced = state.shipyard.findIndex(
    (card, place) => card !== -1 && cardOf(cards, card).level !== Math.floor(place / OPEN) + 1,
  );
  return misplaced === -1
    ? undefined
    : `place ${misplaced} of the shipyard holds a card of another level`;
}

/** All have had the same number of turns, unless somebody won by an ability (SB-8.1). */
function endFault(state: State, turns: readonly number[]): string | undefined {
  if (state.winner !== -1) return undefined;
  return turns.every((count) => count === turns[0]) ? undefined : `turns were ${turns.join(', ')}`;
}
