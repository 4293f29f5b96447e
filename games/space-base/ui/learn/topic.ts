/** What the rules are divided into. Each topic is an anchor that cards and questions lead to. */

import type { Card, Face, Question } from '@starboard/space-base';

export const TOPICS = [
  'goal',
  'turn',
  'dice',
  'station',
  'deployed',
  'buying',
  'income',
  'arrows',
  'charges',
  'abilities',
  'free-ships',
  'colonies',
  'ending',
  'first-ships',
  'players',
] as const;

export type Topic = (typeof TOPICS)[number];

/** Where the page shows a topic of the rules. */
export function addressOf(topic: Topic): string {
  return `/learn/space-base/rules#${topic}`;
}

/** The topic that explains what is special about a card. */
export function topicOf(card: Card): Topic {
  if ('vp' in card) return 'colonies';
  const faces: Face[] = [card.station, card.deployed];
  if (faces.some(({ rewards }) => rewards.claim !== undefined)) return 'free-ships';
  if (faces.some(({ ability }) => ability !== undefined)) return 'abilities';
  if (faces.some(({ rewards }) => rewards.arrow !== undefined)) return 'arrows';
  if (faces.some(({ rewards }) => rewards.income !== undefined)) return 'income';
  return 'station';
}

/** The topic that explains what is asked. */
export function topicAsked(ask: Question['ask']): Topic {
  return ASKED[ask];
}

const ASKED: Readonly<Record<Question['ask'], Topic>> = {
  offer: 'first-ships',
  abilities: 'abilities',
  roll: 'turn',
  allocate: 'dice',
  arrow: 'arrows',
  claim: 'free-ships',
  purchase: 'buying',
  buy: 'buying',
  set: 'abilities',
  reroll: 'abilities',
  place: 'charges',
  move: 'charges',
  exchange: 'abilities',
};
