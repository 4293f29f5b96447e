/** What a player is asked, and what the others wait for. */

import type { Seat } from '@starboard/engine';
import type { Catalog } from '../rules/catalog.ts';
import type { ByLevel, Question } from '../rules/question.ts';
import type { View } from '../rules/view.ts';
import { sectorsPhrase, shipsPhrase } from './ability.ts';
import { type Language, say, type Values } from './message.ts';
import { and, numberedCard } from './phrase.ts';

export interface Asking {
  readonly language: Language;
  readonly cards: Catalog;
  readonly view: View;
  /** Who is asked. */
  readonly seat: Seat;
}

/** The question, put to the one who is asked: "Allocate your dice." */
export function tellQuestion(question: Question, asking: Asking): string {
  const key =
    question.ask === 'buy' && question.sectors !== undefined ? 'buyAnywhere' : question.ask;
  return say(asking.language, `question.${key}`, valuesOf(question, asking));
}

function valuesOf(question: Question, asking: Asking): Values {
  const { language, view, seat } = asking;
  switch (question.ask) {
    case 'abilities':
      return { step: view.step };
    case 'arrow':
      return { sector: question.sector, count: question.left + question.right + question.either };
    case 'claim':
      return { ships: claimPhrase(question.left, language) };
    case 'buy':
      return { count: question.left, sectors: sectorsPhrase(question.sectors ?? [], language) };
    case 'set':
      return { count: question.left };
    case 'place':
    case 'move':
    case 'exchange':
      return { card: numberedCard(question.card, seat, asking) };
    default:
      return {};
  }
}

function claimPhrase(left: ByLevel, language: Language): string {
  const levels = left.flatMap((count, index) => (count === 0 ? [] : [{ level: index + 1, count }]));
  return and(
    levels.map((claim) => shipsPhrase(claim, language)),
    language,
  );
}

/** The same for the others at the table: "Ada is allocating the dice." */
export function tellWaiting(question: Question, player: string, language: Language): string {
  return say(language, `waiting.${question.ask}`, { player });
}
