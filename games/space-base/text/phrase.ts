/** The parts that sentences share: amounts, lists, names. */

import type { Seat } from '@starboard/engine';
import type { Card, Name } from '../cards/card.ts';
import type { CardNumber } from '../rules/card-number.ts';
import type { Catalog } from '../rules/catalog.ts';
import { cardOf } from '../rules/console.ts';
import { type Language, say } from './message.ts';

export interface Amounts {
  readonly credits?: number;
  readonly income?: number;
  readonly vp?: number;
}

/** `2 credits and 1 income`: what there is of each, as entries of a list. */
export function amounts(
  { credits = 0, income = 0, vp = 0 }: Amounts,
  language: Language,
): string[] {
  return [
    ...(credits > 0 ? [creditsPhrase(credits, language)] : []),
    ...(income > 0 ? [say(language, 'amount.income', { count: income })] : []),
    ...(vp > 0 ? [say(language, 'amount.vp', { count: vp })] : []),
  ];
}

/** `a, b, and c`, as the language lists things. */
export function and(entries: readonly string[], language: Language): string {
  return listFormat(language, 'conjunction').format(entries);
}

/** `a, b, or c`. */
export function or(entries: readonly string[], language: Language): string {
  return listFormat(language, 'disjunction').format(entries);
}

export function numbers(values: readonly number[], language: Language): string[] {
  return values.map((value) => value.toLocaleString(language));
}

export function creditsPhrase(count: number, language: Language): string {
  return say(language, 'amount.credits', { count });
}

/** What a card is called that the rules name by number; a starting ship has a name for each seat. */
export function numberedCard(
  number: CardNumber,
  seat: Seat | undefined,
  { cards, language }: { readonly cards: Catalog; readonly language: Language },
): string {
  return cardName(cardOf(cards, number).card, language, seat);
}

/** What a card is called. Starting ships have a name for each player, told apart by seat. */
export function cardName(card: Card, language: Language, seat = 0): string {
  if ('name' in card) return inLanguage(card.name, language);
  const registered = card.names[seat % card.names.length];
  if (registered === undefined) throw new Error(`starting ship ${card.id} has no name`);
  return inLanguage(registered.name, language);
}

export function inLanguage(name: Name, language: Language): string {
  return name[language] ?? name.en;
}

const listFormats = new Map<string, Intl.ListFormat>();

/** Making one costs a hundred times more than using it. */
function listFormat(language: Language, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${language} ${type}`;
  const known = listFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.ListFormat(language, { type });
  listFormats.set(key, made);
  return made;
}
