/**
 * Pages as the build has made them ahead, one for each language: whoever comes
 * for the first time sees them before any script has come.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files such as `ahead/lobby.fr.html`, by address and language. */
export type Places = ReadonlyMap<string, Translations>;
type Translations = ReadonlyMap<string, string>;

export function placesIn(folder: string): Places {
  const list = join(folder, 'ahead/places.json');
  if (!existsSync(list)) return new Map();
  const places = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Record<string, string>>;
  return new Map(
    Object.entries(places).map(([address, files]) => [
      address,
      new Map(Object.entries(files).map(([language, file]) => [primary(language), file])),
    ]),
  );
}

/**
 * In the first of a browser's languages that there is. None for one that has
 * been here: it may have chosen another language, or other colours.
 */
export function pageFor(
  { url, headers: { cookie, 'accept-language': accepted = '' } }: Visit,
  places: Places,
): string | undefined {
  if (cookie !== undefined) return undefined;
  const files = places.get(url) ?? places.get(url.replace(/[^/]+$/, '*'));
  const wanted = tagsIn(accepted).map(primary);
  return files?.get(wanted.find((language) => files.has(language)) ?? 'en');
}

/** What a browser asks for, and says of itself. */
interface Visit {
  readonly url: string;
  readonly headers: {
    readonly cookie?: string | undefined;
    readonly 'accept-language'?: string | undefined;
  };
}

/** `nl, fr-BE;q=0.8`: the most wanted first. */
function tagsIn(accepted: string): string[] {
  return accepted
    .split(',')
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
      return { tag, weight: Number(weight.slice('q='.length)) };
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function primary(tag = ''): string {
  return tag.toLowerCase().split('-')[0] as string;
}
