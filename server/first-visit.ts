/**
 * The home page as the build has made it ahead, one for each language: whoever
 * comes for the first time sees it before any script has come.
 */

import { readdirSync } from 'node:fs';

/** Files such as `home.fr.html`, by language. */
export type Homes = ReadonlyMap<string, string>;

export function homesIn(folder: string): Homes {
  const found = readdirSync(folder).map((file) => /^home\.([\w-]+)\.html$/.exec(file));
  return new Map(found.flatMap((match) => (match ? [[primary(match[1]), match[0]]] : [])));
}

/**
 * In the first of a browser's languages that there is. None for one that has
 * been here: it may have chosen another language, or other colours.
 */
export function homeFor(
  { cookie, 'accept-language': accepted = '' }: Visitor,
  homes: Homes,
): string | undefined {
  if (cookie !== undefined) return undefined;
  const wanted = tagsIn(accepted).map(primary);
  return homes.get(wanted.find((language) => homes.has(language)) ?? 'en');
}

/** What a browser says of itself. */
interface Visitor {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
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
