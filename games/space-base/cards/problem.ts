/** How a problem in a card set is told: where it is, what was expected there, what was found. */

import type { z } from 'zod';

/** One line for each thing that is wrong, such as `ship l2-s08-4 'U.E.S. Pogue', station face, rewards, vp: expected a whole number from 1 to 999, got "4"`. */
export function problemsOf(issue: z.core.$ZodIssue, given: unknown): string[] {
  const place = placeOf(issue.path, given);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${place}: unknown field ${show(key)}; remove it or mend its name`,
    );
  }
  return [problem(place, issue.message, issue.path.reduce(at, given))];
}

export function problem(place: string, expected: string, got: unknown): string {
  return `${place}: expected ${expected}, got ${show(got)}`;
}

/** A place in a set as its author would look for it: by the card's id and name if it has them. */
export function placeOf(path: readonly PropertyKey[], set: unknown): string {
  const [collection, index, ...rest] = path;
  if (collection === undefined) return 'the card set';
  if (index === undefined) return String(collection);
  return [cardAt(collection, index, set), ...rest.map(partOf)].join(', ');
}

const CARDS: Record<PropertyKey, string> = {
  startingShips: 'starting ship',
  ships: 'ship',
  colonies: 'colony',
};

function cardAt(collection: PropertyKey, index: PropertyKey, set: unknown): string {
  const what = CARDS[collection];
  if (what === undefined) return `${String(collection)}, ${String(index)}`;
  const card = at(at(set, collection), index);
  const id = at(card, 'id');
  const name = at(at(card, 'name'), 'en') ?? at(at(at(at(card, 'names'), 0), 'name'), 'en');
  const known = typeof id === 'string' ? id : `number ${Number(index) + 1}`;
  return typeof name === 'string' ? `${what} ${known} '${name}'` : `${what} ${known}`;
}

function partOf(part: PropertyKey): string {
  if (part === 'station' || part === 'deployed') return `${part} face`;
  return typeof part === 'number' ? `number ${part + 1}` : String(part);
}

function at(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

const LONGEST_QUOTE = 100;

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}
