/**
 * Forms that data from outside can have: small checks, put together. A form
 * copies what it is given, and notes every place where that is not of the
 * form. By hand and without a library, because the cards are checked whenever
 * the game is loaded; docs/decisions/checked-on-load.md.
 */

import type { Facts } from '@starboard/engine';
import type { Expectation } from './problem.ts';

/** What it returns is worth nothing once something is found wrong. */
export type Form<Value> = (given: unknown, reading: Reading) => Value;

/** What is of the form, or what was found instead. */
export function fit<Value>(form: Form<Value>, given: unknown): Fit<Value> {
  const reading = new Reading();
  const value = form(given, reading);
  const { findings } = reading;
  return findings.length === 0 ? { fits: true, value } : { fits: false, findings };
}

export type Fit<Value> =
  | { readonly fits: true; readonly value: Value }
  | { readonly fits: false; readonly findings: readonly Finding[] };

/** Something that is not as expected. */
export interface Finding {
  readonly path: Path;
  readonly expected: Expectation;
  /** What the expectation needs to be told. */
  readonly facts: Facts;
  readonly got: unknown;
}

/** The way to a place: names of fields, and places in lists counted from 0. */
export type Path = readonly (string | number)[];

/** How far data has been read, and what was found wrong on the way. */
class Reading {
  readonly findings: Finding[] = [];
  readonly #path: (string | number)[] = [];

  /** Reads a part of what is being read. */
  part<Value>(part: string | number, form: Form<Value>, given: unknown): Value {
    this.#path.push(part);
    const value = form(given, this);
    this.#path.pop();
    return value;
  }

  /** Notes what was found in the place of what was expected, here or in a field of it. */
  note(got: unknown, expected: Expectation, facts: Facts = {}, field?: string): void {
    const path = field === undefined ? [...this.#path] : [...this.#path, field];
    this.findings.push({ path, expected, facts, got });
  }

  /** Notes it, and gives nothing that could be used. */
  wrong(...finding: Parameters<Reading['note']>): never {
    this.note(...finding);
    return undefined as never;
  }
}

export function whole(least: number, most: number): Form<number> {
  return plain(
    // −0 would pass as 0 here and break when it is saved.
    (given) =>
      Number.isInteger(given) &&
      Number(given) >= least &&
      Number(given) <= most &&
      !isMinusZero(given),
    'form.number',
    { least, most },
  );
}

export function oneOf<const Value extends string | number | boolean>(
  ...values: readonly Value[]
): Form<Value> {
  return plain((given) => values.includes(given as Value) && !isMinusZero(given), 'form.one-of', {
    values: quoted(values),
  });
}

export function text(most: number): Form<string> {
  return plain(
    (given) =>
      typeof given === 'string' && given !== '' && given.length <= most && given.trim() === given,
    'form.text',
    { most },
  );
}

export function key(most: number): Form<string> {
  return plain(
    (given) =>
      typeof given === 'string' && given.length <= most && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(given),
    'form.key',
    { most },
  );
}

export function list<Entry, List extends readonly Entry[] = readonly Entry[]>(
  form: Form<Entry>,
  least: number,
  most: number,
): Form<List> {
  return (given, reading) => {
    if (!Array.isArray(given)) return reading.wrong(given, 'form.list');
    if (given.length < least || given.length > most) {
      const expected = least === most ? 'form.count' : 'form.length';
      return reading.wrong(given.length, expected, { least, most });
    }
    const copy = Array.from(given, (entry, index) => reading.part(index, form, entry));
    return copy as readonly Entry[] as List;
  };
}

/** A form for each field; those of fields that may be left out are marked as `optional`. */
export type Fields<Value> = {
  readonly [Name in keyof Value]-?: Partial<Pick<Value, Name>> extends Pick<Value, Name>
    ? Optional<Value[Name]>
    : Form<Value[Name]>;
};

interface Optional<Value> {
  readonly optional: Form<Exclude<Value, undefined>>;
}

export function optional<Value>(form: Form<Value>): { readonly optional: Form<Value> } {
  return { optional: form };
}

export function object<Value extends object>(fields: Fields<Value>): Form<Value> {
  const forms = Object.entries<Form<unknown> | Optional<unknown>>(fields).map(([name, form]) =>
    typeof form === 'function'
      ? { name, form, needed: true }
      : { name, form: form.optional, needed: false },
  );
  const known = Object.keys(fields).join(', ');
  return (given, reading) => {
    if (!isObject(given)) return reading.wrong(given, 'form.object', { fields: known });
    const copy: Record<string, unknown> = {};
    for (const { name, form, needed } of forms) {
      const isThere = Object.hasOwn(given, name);
      if (!isThere && !needed) continue;
      copy[name] = reading.part(name, form, isThere ? given[name] : undefined);
    }
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(fields, name)) reading.wrong(name, 'form.field', { fields: known });
    }
    return copy as Value;
  };
}

/** An object of any keys of a form, with entries of another. */
export function record<Entry>(
  expected: Expectation,
  keys: Form<string>,
  entries: Form<Entry>,
): Form<Record<string, Entry>> {
  return (given, reading) => {
    if (!isObject(given)) return reading.wrong(given, expected);
    return Object.fromEntries(
      Object.entries(given).map(([name, entry]) => [
        reading.part(name, keys, name),
        reading.part(name, entries, entry),
      ]),
    );
  };
}

/** Objects told apart by one field; for each of its values, the form of the other fields. */
export function variants<Value extends object, Tag extends keyof Value & string>(
  tag: Tag,
  fields: {
    readonly [Name in Value[Tag] & string]: Fields<Omit<Extract<Value, Record<Tag, Name>>, Tag>>;
  },
): Form<Value> {
  const forms = new Map(
    Object.entries<object>(fields).map(([name, others]) => [
      name,
      object<object>({ [tag]: oneOf(name), ...others }),
    ]),
  );
  const values = quoted([...forms.keys()]);
  return (given, reading) => {
    if (!isObject(given)) return reading.wrong(given, 'form.object', { fields: tag });
    const name = Object.hasOwn(given, tag) ? given[tag] : undefined;
    const form = forms.get(name as string);
    if (form !== undefined) return form(given, reading) as Value;
    return reading.wrong(name, 'form.one-of', { values }, tag);
  };
}

/** The first of these forms that fits; what is expected if none does. */
export function either<Value>(
  expected: Expectation,
  ...forms: readonly Form<Value>[]
): Form<Value> {
  return (given, reading) => {
    for (const form of forms) {
      const read = fit(form, given);
      if (read.fits) return read.value;
    }
    return reading.wrong(given, expected);
  };
}

/** A form and something more that has to hold, looked at once the form is right. */
export function where<Value>(
  form: Form<Value>,
  expected: Expectation,
  holds: (value: Value) => boolean,
): Form<Value> {
  return judged(form, (value) => (holds(value) ? [] : [{ expected }]));
}

/** A doubt about a field of something, or about all of it. */
export interface Doubt {
  readonly expected: Expectation;
  readonly field?: string;
  readonly facts?: Facts;
}

export function judged<Value>(
  form: Form<Value>,
  doubts: (value: Value) => readonly Doubt[],
): Form<Value> {
  return (given, reading) => {
    const before = reading.findings.length;
    const value = form(given, reading);
    if (reading.findings.length > before) return value;
    for (const { expected, facts, field } of doubts(value)) {
      const got = field === undefined ? value : (value as Record<string, unknown>)[field];
      reading.note(got, expected, facts, field);
    }
    return value;
  };
}

export function ascending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] as number));
}

/** A value that is taken as it is. */
function plain<Value>(
  fits: (given: unknown) => boolean,
  expected: Expectation,
  facts: Facts,
): Form<Value> {
  return (given, reading) =>
    fits(given) ? (given as Value) : reading.wrong(given, expected, facts);
}

function quoted(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isMinusZero(given: unknown): boolean {
  return Object.is(given, -0);
}
