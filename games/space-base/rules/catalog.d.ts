/**
 * A card set made ready for play: every card has a number, and everything the
 * rules ask about a face is worked out once instead of at every roll. States,
 * actions and events name cards by these numbers.
 */
import {
  type Card,
  type CardSet,
  type Claim,
  type Effect,
  type Level,
  type Sector,
  type Use,
} from '../cards/card.ts';
import { type Moment } from '../cards/moment.ts';
import { type CardAnswers } from './answers.ts';
import type { Resources } from './event.ts';
import type { ByLevel } from './question.ts';

declare const cardNumberBrand: unique symbol;
/** A card's place in the catalog: starting ships first, then ships, then colonies. Every player's starting ships have the same numbers. */
export type CardNumber = number & {
  readonly [cardNumberBrand]: true;
};
export interface Catalog {
  readonly set: CardSet;
  /** By card number. */
  readonly cards: readonly CatalogCard[];
  readonly startingShips: readonly CardNumber[];
  /** By level, level 1 at 0. */
  readonly ships: readonly [readonly CardNumber[], readonly CardNumber[], readonly CardNumber[]];
  readonly colonies: readonly CardNumber[];
  readonly answers: CardAnswers;
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
  /** Touches nothing but its owner's console, so nobody else has to wait for it (SB-3.11). */
  readonly private: boolean;
}
export type OtherEffect = Exclude<
  Effect,
  {
    kind: 'gain';
  }
>;
export declare function catalogOf(set: CardSet): Catalog;
/** The bit of a moment in `CatalogCard.moments`. */
export declare function momentBit(moment: Moment | undefined): number;
/** How many of each level, level 1 at 0. */
export declare function byLevel(claims: readonly Claim[]): ByLevel;
