/** A card in a few sentences, from its data alone: for readers, and for those who listen. */

import type {
  Arrow,
  Card,
  CardSet,
  Claim,
  Colony,
  Face,
  Rewards,
  Ship,
  StartingShip,
} from '../cards/card.ts';
import { describeAbility } from './ability.ts';
import { type Language, say } from './message.ts';
import { amounts, and, cardName, inLanguage } from './phrase.ts';

export interface Telling {
  readonly language: Language;
  /** The set the card belongs to, which names its class. */
  readonly set: CardSet;
  /** How many play; without it, slots are told for every number of players. */
  readonly players?: number;
  /** Whose starting ship it is: each player's has a name of its own. */
  readonly seat?: number;
}

/** What the card is, what it costs, what each face gives, and what its abilities do and when. */
export function describeCard(card: Card, telling: Telling): string {
  const sentences =
    'station' in card ? shipSentences(card, telling) : [colonySentence(card, telling)];
  // Chinese sets no space after a full stop.
  return sentences.join(telling.language === 'zh-Hant' ? '' : ' ');
}

function shipSentences(ship: Ship | StartingShip, telling: Telling): string[] {
  return [
    'cost' in ship ? shipTitle(ship, telling) : startingShipTitle(ship, telling),
    ...faceSentences('station', ship.station, telling),
    ...faceSentences('deployed', ship.deployed, telling),
  ];
}

function shipTitle(ship: Ship, telling: Telling): string {
  return say(telling.language, 'card.ship', {
    ...whatItIs(ship, telling),
    level: ship.level,
    cost: say(telling.language, 'amount.credits', { count: ship.cost }),
  });
}

function startingShipTitle(ship: StartingShip, telling: Telling): string {
  return say(telling.language, 'card.startingShip', whatItIs(ship, telling));
}

function colonySentence(colony: Colony, telling: Telling): string {
  return say(telling.language, 'card.colony', {
    ...whatItIs(colony, telling),
    cost: say(telling.language, 'amount.credits', { count: colony.cost }),
    vp: say(telling.language, 'amount.vp', { count: colony.vp }),
  });
}

function whatItIs(card: Card, { language, set, seat }: Telling) {
  const cardClass = set.classes[card.class];
  if (cardClass === undefined) throw new Error(`card ${card.id} is not of this card set`);
  return {
    name: cardName(card, language, seat),
    class: inLanguage(cardClass.name, language),
    sector: card.sector,
  };
}

function faceSentences(side: 'station' | 'deployed', face: Face, telling: Telling): string[] {
  const rewards = describeRewards(face.rewards, telling.language);
  return [
    rewards === ''
      ? say(telling.language, `card.${side}Empty`)
      : say(telling.language, `card.${side}`, { rewards }),
    ...(face.ability === undefined ? [] : [describeAbility(face.ability, telling)]),
  ];
}

/** `1 credit and a charge`; nothing where there is no reward. */
export function describeRewards(rewards: Rewards, language: Language): string {
  return and(rewardPhrases(rewards, language), language);
}

function rewardPhrases(rewards: Rewards, language: Language): string[] {
  return [
    ...amounts(rewards, language),
    ...(rewards.charge === undefined ? [] : [say(language, 'reward.charge')]),
    ...(rewards.claim ?? []).map((claim) => claimPhrase(claim, language)),
    ...(rewards.arrow === undefined ? [] : [arrowPhrase(rewards.arrow, language)]),
  ];
}

function claimPhrase(claim: Claim, language: Language): string {
  return say(language, 'reward.claim', { level: claim.level, count: claim.count });
}

function arrowPhrase(arrow: Arrow, language: Language): string {
  return say(language, `reward.arrow.${arrow}`);
}
