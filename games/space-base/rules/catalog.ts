/**
 * A card set made ready for play: every card has a number, and everything the
 * rules ask about a face is worked out once instead of at every roll. States,
 * actions and events name cards by these numbers.
 */

import {
  type Ability,
  type Card,
  type CardSet,
  type Claim,
  type Colony,
  type Effect,
  type Face,
  LEVELS,
  type Level,
  type Sector,
  type Ship,
  type StartingShip,
  slotsFor,
  type Use,
} from '../cards/card.ts';
import { type Moment, momentOf } from '../cards/moment.ts';
import { type Traits, traitsOf } from '../cards/traits.ts';
import { type CardAnswers, cardAnswers } from './answers.ts';
import type { CardNumber } from './card-number.ts';
import type { Resources } from './event.ts';
import type { ByLevel } from './question.ts';
import { MOST } from './seats.ts';

export interface Catalog {
  readonly set: CardSet;
  /** By card number. */
  readonly cards: readonly CatalogCard[];
  readonly startingShips: readonly CardNumber[];
  /** By level, level 1 at 0. */
  readonly ships: readonly [readonly CardNumber[], readonly CardNumber[], readonly CardNumber[]];
  readonly colonies: readonly CardNumber[];
  readonly answers: CardAnswers;
  /** What the cards let the rules leave unasked. */
  readonly traits: Traits;
}

export interface CatalogCard {
  readonly number: CardNumber;
  readonly card: Card;
  /** 0 for a starting ship or a colony. */
  readonly level: Level | 0;
  readonly sector: Sector;
  /** 0 for a starting ship. */
  readonly cost: number;
  readonly colony: boolean;
  /** Scored when a colony is bought; 0 for a ship. */
  readonly vp: number;
  readonly station: CatalogFace;
  readonly deployed: CatalogFace;
  /** The moments of the abilities on either face, as bits: a quick no for the many ships that have none to offer now. */
  readonly moments: number;
}

/** A face with nothing absent: zeros where the card shows nothing. */
export interface CatalogFace extends Resources {
  /** Whether the face gives anything at all when collected. */
  readonly gives: boolean;
  readonly charge: boolean;
  /** How many arrows of each kind: 0 or 1. */
  readonly left: number;
  readonly right: number;
  readonly either: number;
  readonly claim: ByLevel | undefined;
  readonly ability: CatalogAbility | undefined;
}

export interface CatalogAbility {
  readonly moment: Moment;
  readonly use: Use;
  readonly linked: boolean;
  /** How many slots there are, by the number of players (SB-7.3). */
  readonly slots: readonly number[];
  /** The resources of the box, together: they come first (SB-7.24). */
  readonly gain: Resources;
  readonly gains: boolean;
  /** The other effects, from left to right. */
  readonly effects: readonly OtherEffect[];
  /** Places or moves charges, so is used once a step (SB-7.6). */
  readonly charges: boolean;
  /** Who else has to wait for it (SB-3.11). */
  readonly concerns: Concerned;
}

/** Nobody, if it touches its owner's console alone; others who could take cards of the shipyard in the same step; or everybody. */
type Concerned = 'nobody' | 'takers' | 'everybody';

export type OtherEffect = Exclude<Effect, { kind: 'gain' }>;

export function catalogOf(set: CardSet): Catalog {
  const starting = bySector(set.startingShips).map(startingShip);
  const ships = set.ships.map((ship, index) => shipOnSale(ship, starting.length + index));
  const colonies = bySector(set.colonies).map((card, index) =>
    colony(card, starting.length + ships.length + index),
  );
  const [one, two, three] = LEVELS.map((level) =>
    numbers(ships.filter((ship) => ship.level === level)),
  ) as [CardNumber[], CardNumber[], CardNumber[]];
  const cards = [...starting, ...ships, ...colonies];
  return {
    set,
    cards,
    startingShips: numbers(starting),
    ships: [one, two, three],
    colonies: numbers(colonies),
    answers: cardAnswers(cards.length),
    traits: traitsOf(set),
  };
}

function bySector<C extends Card>(cards: readonly C[]): C[] {
  return [...cards].sort((a, b) => a.sector - b.sector);
}

function numbers(cards: readonly CatalogCard[]): CardNumber[] {
  return cards.map((card) => card.number);
}

function startingShip(card: StartingShip, number: number): CatalogCard {
  return {
    number: number as CardNumber,
    card,
    level: 0,
    sector: card.sector,
    cost: 0,
    colony: false,
    vp: 0,
    ...facesOf(card),
  };
}

function shipOnSale(card: Ship, number: number): CatalogCard {
  return {
    number: number as CardNumber,
    card,
    level: card.level,
    sector: card.sector,
    cost: card.cost,
    colony: false,
    vp: 0,
    ...facesOf(card),
  };
}

function colony(card: Colony, number: number): CatalogCard {
  return {
    number: number as CardNumber,
    card,
    level: 0,
    sector: card.sector,
    cost: card.cost,
    colony: true,
    vp: card.vp,
    ...facesOf(BLANK),
  };
}

const BLANK = { station: { rewards: {} }, deployed: { rewards: {} } };

function facesOf(card: {
  readonly station: Face;
  readonly deployed: Face;
}): Pick<CatalogCard, 'station' | 'deployed' | 'moments'> {
  const [station, deployed] = [catalogFace(card.station), catalogFace(card.deployed)];
  const moments = momentBit(station.ability?.moment) | momentBit(deployed.ability?.moment);
  return { station, deployed, moments };
}

const BITS: Readonly<Record<Moment, number>> = {
  abilities: 1,
  beforeRoll: 2,
  afterRoll: 4,
  combining: 8,
  beforeCollecting: 16,
};

/** The bit of a moment in `CatalogCard.moments`. */
export function momentBit(moment: Moment | undefined): number {
  return moment === undefined ? 0 : BITS[moment];
}

function catalogFace({ rewards, ability }: Face): CatalogFace {
  return {
    credits: rewards.credits ?? 0,
    income: rewards.income ?? 0,
    vp: rewards.vp ?? 0,
    gives: Object.keys(rewards).length > 0,
    charge: rewards.charge === 1,
    left: rewards.arrow === 'left' ? 1 : 0,
    right: rewards.arrow === 'right' ? 1 : 0,
    either: rewards.arrow === 'either' ? 1 : 0,
    claim: rewards.claim === undefined ? undefined : byLevel(rewards.claim),
    ability: ability === undefined ? undefined : catalogAbility(ability),
  };
}

function catalogAbility(ability: Ability): CatalogAbility {
  const effects = ability.effects.filter((effect) => effect.kind !== 'gain');
  const gain = gainOf(ability.effects);
  return {
    moment: momentOf(ability),
    use: ability.use,
    linked: ability.linked,
    slots: Array.from({ length: MOST + 1 }, (_, players) => slotsFor(ability, players)),
    gain,
    gains: gain.credits + gain.income + gain.vp > 0,
    effects,
    charges: effects.some(({ kind }) => kind === 'placeCharge' || kind === 'moveCharge'),
    concerns: concernedBy(effects),
  };
}

function gainOf(effects: readonly Effect[]): Resources {
  const total = { credits: 0, income: 0, vp: 0 };
  for (const effect of effects) {
    if (effect.kind !== 'gain') continue;
    total.credits += effect.credits ?? 0;
    total.income += effect.income ?? 0;
    total.vp += effect.vp ?? 0;
  }
  return total;
}

function concernedBy(effects: readonly OtherEffect[]): Concerned {
  if (effects.every(({ kind }) => PRIVATE.has(kind))) return 'nobody';
  return effects.every(({ kind }) => PRIVATE.has(kind) || TAKING.has(kind))
    ? 'takers'
    : 'everybody';
}

const PRIVATE: ReadonlySet<Effect['kind']> = new Set([
  'placeCharge',
  'moveCharge',
  'swapSectors',
  'exchange',
]);
const TAKING: ReadonlySet<Effect['kind']> = new Set(['buy', 'claim']);

/** How many of each level, level 1 at 0. */
export function byLevel(claims: readonly Claim[]): ByLevel {
  const counts: [number, number, number] = [0, 0, 0];
  for (const { level, count } of claims) counts[level - 1] = count;
  return counts;
}
