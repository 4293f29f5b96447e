/**
 * The way in for every card set, the published one included: a corrected set,
 * or a player's own. Whatever is wrong is told card by card, in words its
 * author can act on.
 */

import { BadInput, fill, type Problem } from '@starboard/engine';
import { type Card, type CardSet, SECTORS } from './card.ts';
import type { Finding, Path } from './form.ts';
import { type Expectation, problemOf, readAs } from './problem.ts';
import { cardSet } from './schema.ts';

/** The set, or `BadInput` with code `cards.invalid` and every problem among its facts. */
export function readCardSet(given: unknown): CardSet {
  const set = readAs(cardSet, given, refuse);
  const problems = wholeSetFindings(set).map((finding) => problemOf(finding, set));
  if (problems.length > 0) throw refuse(problems);
  return set;
}

function refuse(problems: readonly Problem[]): BadInput {
  const facts = { count: problems.length, problems };
  return new BadInput(
    'cards.invalid',
    fill('this card set cannot be used:\n{problems}', facts),
    facts,
  );
}

/** What no single card shows; looked for once every card is readable. */
function wholeSetFindings(set: CardSet): Finding[] {
  const cards = placedCards(set);
  return [
    ...repeatedIds(cards),
    ...unknownClasses(cards, set),
    ...wrongSectors('startingShips', 'cards.starting-ships', set),
    ...wrongSectors('colonies', 'cards.colonies', set),
  ];
}

interface Placed {
  readonly path: Path;
  readonly card: Card;
}

function placedCards(set: CardSet): Placed[] {
  return (['startingShips', 'ships', 'colonies'] as const).flatMap((cards) =>
    set[cards].map((card, index) => ({ path: [cards, index], card })),
  );
}

function repeatedIds(cards: readonly Placed[]): Finding[] {
  const seen = new Set<string>();
  return cards.flatMap(({ path, card }) => {
    if (seen.has(card.id)) return [finding([...path, 'id'], 'cards.id', card.id)];
    seen.add(card.id);
    return [];
  });
}

function unknownClasses(cards: readonly Placed[], set: CardSet): Finding[] {
  return cards
    .filter(({ card }) => !Object.hasOwn(set.classes, card.class))
    .map(({ path, card }) => finding([...path, 'class'], 'cards.class', card.class));
}

/** Every sector starts with a ship and has one colony on sale (SB-1.2). */
function wrongSectors(
  cards: 'startingShips' | 'colonies',
  expected: Expectation,
  set: CardSet,
): Finding[] {
  return SECTORS.flatMap((sector) => {
    const there = (set[cards] as readonly Card[]).filter((card) => card.sector === sector);
    if (there.length === 1) return [];
    return [{ path: [cards], expected, facts: { sector }, got: there.map(({ id }) => id) }];
  });
}

function finding(path: Path, expected: Expectation, got: unknown): Finding {
  return { path, expected, facts: {}, got };
}
