/** What no page would send, but anybody could: nonsense, actions of another moment, and legal ones with a detail changed. */

import type { Json, Random } from '../index.ts';

/** A bad action, more or less like the good ones of the pool. */
export function badInput(pool: readonly Json[], random: Random): unknown {
  switch (pool.length === 0 ? 0 : random.below(4)) {
    case 0:
      return nonsense(random);
    case 1:
      return random.pick(pool);
    default:
      return changed(random.pick(pool), pool, random);
  }
}

/** Random bytes, as JSON if they happen to be that, or a value out of place. */
function nonsense(random: Random): unknown {
  if (random.below(2) === 0) return random.pick(VALUES);
  const bytes = Array.from({ length: random.below(12) }, () => random.below(128));
  const text = String.fromCharCode(...bytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const VALUES: readonly Json[] = [
  null,
  true,
  '',
  'pass',
  [],
  [[]],
  {},
  { kind: '?' },
  -1,
  0,
  1,
  7,
  13,
  150,
  0.5,
  2 ** 40,
];

/** The same with one detail changed: another number nearby, a word from elsewhere, a field less or more. */
function changed(value: Json, pool: readonly Json[], random: Random): Json {
  if (typeof value === 'number' && random.below(3) > 0) return value + random.below(9) - 4;
  if (typeof value !== 'object' || value === null) return leaf(pool, random);
  if (Array.isArray(value)) return changedList(value, pool, random);
  const entries = Object.entries(value as { readonly [key: string]: Json });
  const at = random.below(entries.length + 1);
  if (at === entries.length) {
    return Object.fromEntries([...entries, [field(pool, random), leaf(pool, random)]]);
  }
  const [key, entry] = entries[at] as [string, Json];
  if (random.below(5) === 0) return Object.fromEntries(entries.toSpliced(at, 1));
  return Object.fromEntries(entries.with(at, [key, changed(entry, pool, random)]));
}

function changedList(list: readonly Json[], pool: readonly Json[], random: Random): Json {
  const at = random.below(list.length + 1);
  if (at === list.length) return [...list, leaf(pool, random)];
  if (random.below(4) === 0) return list.toSpliced(at, 1);
  return list.with(at, changed(list[at] as Json, pool, random));
}

/** What stands somewhere in another action, or nowhere in any. */
function leaf(pool: readonly Json[], random: Random): Json {
  const [, value] = random.pick(fieldsOf(random.pick(pool)));
  return random.below(2) === 0 ? value : random.pick(VALUES);
}

function field(pool: readonly Json[], random: Random): string {
  const [key] = random.pick(fieldsOf(random.pick(pool)));
  return random.below(3) === 0 ? random.pick(['__proto__', 'extra']) : key;
}

function fieldsOf(value: Json): [string, Json][] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.length > 0 ? entries : [['value', value]];
}
