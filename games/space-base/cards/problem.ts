/** How a problem with data from outside is told: where it is, what was expected there, what came. */

import { fill, type Problem, type Refusal } from '@starboard/engine';
import { type Finding, type Form, fit, type Path } from './form.ts';

/** What can be expected, by the code of the problem; in English it stands after the word "expected". */
export const EXPECTATIONS = {
  'form.object': 'an object with {fields}',
  'form.field': 'no fields but {fields}',
  'form.list': 'a list',
  'form.length': '{least} to {most} entries',
  'form.count': 'exactly {most} entries',
  'form.number': 'a whole number from {least} to {most}',
  'form.one-of': 'one of {values}',
  'form.text': 'a text of 1 to {most} characters without spaces at its ends',
  'form.key': 'a key of small letters, digits and single hyphens, at most {most} characters long',
  'form.ascending': 'different numbers, the smallest first',
  'form.different': 'every entry once',
  'cards.classes': 'the classes of the cards, by key',
  'cards.levels': 'each level at most once',
  'cards.slot':
    '"always", or "players" with some but not all of the counts 2 to 5, the lowest first',
  'cards.linked':
    'only "always", because a slot for some player counts has to be a linked one (SB-7.3)',
  'cards.bare': 'a slot for {players} players too, or the ability would cost them nothing (SB-7.2)',
  'cards.moments': 'effects that share one moment of a turn (SB-7.24)',
  'cards.gain': 'credits, income or vp as well, for it to give (SB-7.23)',
  'cards.charge': 'an ability with slots, for the charge that this face gives (SB-6.2)',
  'cards.first-cost':
    'at most {most} for a ship of level 1, because everyone pays for one out of the first {most} credits (SB-2.4)',
  'cards.id': 'an id that no other card has',
  'cards.class': 'a key of "classes"',
  'cards.starting-ships': 'one starting ship for sector {sector} (SB-1.2)',
  'cards.colonies': 'one colony for sector {sector} (SB-1.2)',
} as const;

export type Expectation = keyof typeof EXPECTATIONS;

/** A copy of what is of the form; anything else is refused with all that is wrong. */
export function readAs<Value>(
  form: Form<Value>,
  given: unknown,
  refuse: (problems: readonly Problem[]) => Refusal,
): Value {
  const read = fit(form, given);
  if (read.fits) return read.value;
  throw refuse(read.findings.map((finding) => problemOf(finding, given)));
}

/** `ship ship-1 (Pogue) › station › rewards › vp: expected a whole number from 1 to 999, got "4"`. */
export function problemOf({ path, expected, facts, got }: Finding, whole: unknown): Problem {
  const place = placeOf(path, whole);
  const all = { ...place, ...facts, ...(got === undefined ? {} : { got: quote(got) }) };
  const sentence = `${nameOf(place)}: expected ${EXPECTATIONS[expected]}, got {got}`;
  return { code: expected, message: fill(sentence, all), facts: all };
}

/** The facts about a place, as the author of a set would look for it: by the card's id and name if it has them. */
export interface Place {
  readonly cards?: keyof typeof CARDS;
  readonly card?: string;
  /** The way to the field within the card, or within all that was given. */
  readonly field?: string;
}

const CARDS = { startingShips: 'starting ship', ships: 'ship', colonies: 'colony' } as const;

function placeOf(path: Path, whole: unknown): Place {
  const [cards, index, ...rest] = path;
  if (!isKindOfCard(cards) || typeof index !== 'number') return fieldAt(path);
  return { cards, card: cardAt(at(at(whole, cards), index), index), ...fieldAt(rest) };
}

function isKindOfCard(part: Path[number] | undefined): part is keyof typeof CARDS {
  return part !== undefined && Object.hasOwn(CARDS, part);
}

/** The same in every language: the names that stand in the data, and numbers. */
function fieldAt(path: Path): Place {
  if (path.length === 0) return {};
  const parts = path.map((part) => (typeof part === 'number' ? `#${part + 1}` : part));
  return { field: parts.join(STEP) };
}

/** Between the parts of a way. */
export const STEP = ' › ';

function cardAt(card: unknown, index: number): string {
  const id = at(card, 'id');
  const name = at(at(card, 'name'), 'en') ?? at(at(at(at(card, 'names'), 0), 'name'), 'en');
  const known = typeof id === 'string' ? id : `#${index + 1}`;
  return typeof name === 'string' ? `${known} (${name})` : known;
}

function nameOf({ cards, card, field }: Place): string {
  const parts = [cards && `${CARDS[cards]} ${card}`, field].filter((part) => part !== undefined);
  return parts.length === 0 ? 'the whole' : parts.join(STEP);
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

const LONGEST_QUOTE = 100;

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value;
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}
