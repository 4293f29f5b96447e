/**
 * The way in for card sets from outside: a corrected set, or a player's own.
 * Whatever is wrong is told card by card, in words its author can act on.
 */

import { BadInput } from '@starboard/engine';
import { type Card, type CardSet, SECTORS, type Sector } from './card.ts';
import { placeOf, problem, problemsOf } from './problem.ts';
import { cardSet } from './schema.ts';

/** The set, or `BadInput` with code `cards.invalid` and every problem on a line of its own. */
export function readCardSet(given: unknown): CardSet {
  const read = cardSet.safeParse(given);
  if (!read.success) throw refuse(read.error.issues.flatMap((issue) => problemsOf(issue, given)));
  const problems = wholeSetProblems(read.data);
  if (problems.length > 0) throw refuse(problems);
  return read.data;
}

function refuse(problems: readonly string[]): BadInput {
  const lines = problems.join('\n');
  return new BadInput('cards.invalid', `this card set cannot be used:\n${lines}`, {
    count: problems.length,
    problems: lines,
  });
}

/** What no single card shows; looked for once every card is readable. */
function wholeSetProblems(set: CardSet): string[] {
  const cards = placedCards(set);
  return [...repeatedIds(cards), ...unknownClasses(cards, set), ...wrongSectors(set)];
}

interface Placed {
  readonly place: string;
  readonly card: Card;
}

function placedCards(set: CardSet): Placed[] {
  return (['startingShips', 'ships', 'colonies'] as const).flatMap((collection) =>
    set[collection].map((card, index) => ({ place: placeOf([collection, index], set), card })),
  );
}

function repeatedIds(cards: readonly Placed[]): string[] {
  const seen = new Set<string>();
  return cards.flatMap(({ place, card }) => {
    if (seen.has(card.id)) return [problem(`${place}, id`, 'one that no other card has', card.id)];
    seen.add(card.id);
    return [];
  });
}

function unknownClasses(cards: readonly Placed[], set: CardSet): string[] {
  return cards
    .filter(({ card }) => !Object.hasOwn(set.classes, card.class))
    .map(({ place, card }) => problem(`${place}, class`, 'a key of "classes"', card.class));
}

/** Every sector starts with a ship and has one colony on sale (SB-1.2). */
function wrongSectors(set: CardSet): string[] {
  return SECTORS.flatMap((sector) => [
    ...wrongNumber(sector, 'starting ship', set.startingShips),
    ...wrongNumber(sector, 'colony', set.colonies),
  ]);
}

function wrongNumber(sector: Sector, what: string, cards: readonly Card[]): string[] {
  const there = cards.filter((card) => card.sector === sector).map((card) => card.id);
  return there.length === 1 ? [] : [problem(`sector ${sector}`, `exactly one ${what}`, there)];
}
