/**
 * What a card is: the vocabulary of a card set, shared by rules, bots, text
 * and screens. A card is data, and what its words do is told by the rules. A
 * set from outside comes in through `readCardSet`, which checks all of this.
 */
/** Every card of a game, and what it is called. */
export interface CardSet {
  readonly name: string;
  /** What the ships and colonies of this set are, by key. */
  readonly classes: Readonly<Record<string, CardClass>>;
  /** One per sector; every player has the same twelve (SB-1.2). */
  readonly startingShips: readonly StartingShip[];
  /** The ships on sale, in the order in which a deck lies before it is shuffled. */
  readonly ships: readonly Ship[];
  /** One per sector. */
  readonly colonies: readonly Colony[];
}
export type Card = StartingShip | Ship | Colony;
export interface StartingShip {
  readonly id: CardId;
  readonly sector: Sector;
  readonly class: string;
  /** One for each player's set, told apart by name alone. */
  readonly names: readonly Registered[];
  readonly station: Face;
  readonly deployed: Face;
}
export interface Ship extends Registered {
  readonly id: CardId;
  readonly level: Level;
  readonly sector: Sector;
  readonly cost: number;
  readonly class: string;
  /** The blue face, up while the ship is stationed (SB-1.4). */
  readonly station: Face;
  /** The red face, up while the ship is deployed. */
  readonly deployed: Face;
  readonly certainty?: Certainty;
}
export interface Colony {
  readonly id: CardId;
  readonly sector: Sector;
  readonly cost: number;
  /** Scored when it is bought (SB-5.1). */
  readonly vp: number;
  readonly name: Name;
  readonly class: string;
}
export interface Face {
  readonly rewards: Rewards;
  readonly ability?: Ability;
}
/** What the dice bring (SB-6). Absent is none. */
export interface Rewards {
  readonly credits?: number;
  readonly income?: number;
  readonly vp?: number;
  /** One cube on a free slot of this face. */
  readonly charge?: 1;
  readonly arrow?: Arrow;
  readonly claim?: readonly Claim[];
}
export type Arrow = 'left' | 'right' | 'either';
/** So many ships of a level, for free (SB-4.5). */
export interface Claim {
  readonly level: Level;
  readonly count: number;
}
/** What charges pay for (SB-7). */
export interface Ability {
  readonly slots: readonly Slot[];
  /** Linked slots pay for one use together; independent ones for one use each (SB-7.2). */
  readonly linked: boolean;
  readonly use: Use;
  /** Carried out in this order (SB-7.24). */
  readonly effects: readonly Effect[];
}
/** A slot that is always there, or only in a game with one of these numbers of players (SB-7.3). */
export type Slot =
  | 'always'
  | {
      readonly players: readonly number[];
    };
/** When an ability may be used (SB-7.1): blue on your own turn, red on another's, green on any. */
export type Use = 'ownTurn' | 'othersTurn' | 'anyTurn';
export type Effect =
  /** Collects a sector further to the right instead; the player picks by how many (SB-7.10). */
  | {
      readonly kind: 'shiftSum';
      readonly by: readonly number[];
    }
  /** Buys for exactly the cost, into one of these sectors if the player likes (SB-7.11, SB-7.18). */
  | {
      readonly kind: 'buy';
      readonly count: number;
      readonly anySector?: readonly Sector[];
    }
  | {
      readonly kind: 'claim';
      readonly cards: readonly Claim[];
    }
  | {
      readonly kind: 'swapSectors';
      readonly sectors: readonly [Sector, Sector];
    }
  | {
      readonly kind: 'reroll';
    }
  | {
      readonly kind: 'setDie';
      readonly dice: number;
    }
  | {
      readonly kind: 'othersLose';
      readonly vp: number;
    }
  | {
      readonly kind: 'placeCharge';
    }
  | {
      readonly kind: 'moveCharge';
    }
  | {
      readonly kind: 'exchange';
    }
  | {
      readonly kind: 'win';
    }
  | {
      readonly kind: 'doubleSector';
    }
  /** Comes first, at the moment of whatever else the box does (SB-7.23). */
  | {
      readonly kind: 'gain';
      readonly credits?: number;
      readonly income?: number;
      readonly vp?: number;
    };
/** `Paul-class freighter` and the like; the kind is what a drawing goes by. */
export interface CardClass {
  readonly kind: Kind;
  readonly name: Name;
}
export type Kind = (typeof KINDS)[number];
export declare const KINDS: readonly [
  'freighter',
  'mining-ship',
  'carrier',
  'cruiser',
  'command-ship',
  'tug',
  'gate',
  'train',
  'tanker',
  'dreadnought',
  'destroyer',
  'gun-platform',
  'settlement',
];
/** A name in English, and in other languages where it differs there. */
export interface Name {
  readonly en: string;
  readonly fr?: string;
  readonly nl?: string;
  readonly 'zh-Hant'?: string;
}
/** What is painted on a hull. */
export interface Registered {
  readonly name: Name;
  readonly registry: string;
}
/**
 * How sure a card of the base set is to say what the printed one says.
 * Nothing in the game depends on it; a card's own page shows it.
 */
export interface Certainty {
  /** `sourced`: read from the printed card. `reconciled`: readings differed and one was taken. `house`: reconstructed here. */
  readonly values: 'sourced' | 'reconciled' | 'house';
  /** Whether the name is known to belong to these values, inferred from class and order, or chosen here. */
  readonly name: 'sourced' | 'inferred' | 'house';
  readonly notes?: readonly string[];
}
declare const cardBrand: unique symbol;
export type CardId = string & {
  readonly [cardBrand]: true;
};
export type Level = 1 | 2 | 3;
export type Sector = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export declare const LEVELS: readonly Level[];
/** How many can play (SB-1.1). */
export declare const PLAYERS: readonly number[];
export declare const SECTORS: readonly Sector[];
/** How many slots an ability has in a game with this number of players (SB-7.3). */
export declare function slotsFor(ability: Ability, players: number): number;
