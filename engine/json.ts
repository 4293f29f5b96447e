/**
 * What JSON can carry, and how to tell whether a value is of that kind.
 *
 * State that JSON would change on the way (undefined, NaN, −0, dates, maps,
 * shared or circular parts) breaks saving, sending and resuming a match, so
 * it is found early and named by its place.
 */

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The first thing JSON would not bring back as it was, such as `$.ships[3]: undefined`; nothing if there is none. */
export function notJson(
  value: unknown,
  place = '$',
  above: readonly object[] = [],
): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? undefined
        : `${place}: ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      return value === null ? undefined : notJsonObject(value, place, above);
    default:
      return `${place}: ${typeof value}`;
  }
}

function notJsonObject(value: object, place: string, above: readonly object[]): string | undefined {
  if (above.includes(value)) return `${place}: a circle`;
  const inside = [...above, value];
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      if (!(index in value)) return `${place}[${index}]: a hole`;
      const fault = notJson(value[index], `${place}[${index}]`, inside);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${place}: a ${value.constructor?.name ?? 'strange object'}`;
  }
  if (Object.getOwnPropertySymbols(value).length > 0) return `${place}: a symbol as key`;
  for (const [key, entry] of Object.entries(value)) {
    const fault = notJson(entry, `${place}.${key}`, inside);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The same text for the same JSON value, whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(fields[key])}`);
  }
  return `{${parts.join()}}`;
}
