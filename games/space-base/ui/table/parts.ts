/** A sentence in parts, so that what it names can be pressed. */

import type { CardNumber } from '@starboard/space-base';

interface Part {
  readonly words: string;
  readonly card?: CardNumber;
}

/** The sentence cut where it names a card. */
export function partsOf(
  sentence: string,
  links: readonly { card: CardNumber; name: string }[],
): Part[] {
  let parts: Part[] = [{ words: sentence }];
  for (const { card, name } of links) {
    parts = parts.flatMap((part) => {
      const at = part.card === undefined ? part.words.indexOf(name) : -1;
      if (at < 0) return [part];
      return [
        { words: part.words.slice(0, at) },
        { words: name, card },
        { words: part.words.slice(at + name.length) },
      ].filter(({ words }) => words !== '');
    });
  }
  return parts;
}
