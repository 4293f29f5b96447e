/** A sentence in parts, so that what it names can be pressed or drawn. */

/** Something a sentence names, by the words it uses for it. */
export interface Mention {
  readonly words: string;
}

interface Part<Named extends Mention> {
  readonly words: string;
  readonly named?: Named;
}

/** The sentence cut where it names something. */
export function partsOf<Named extends Mention>(
  sentence: string,
  mentions: readonly Named[],
): Part<Named>[] {
  let parts: Part<Named>[] = [{ words: sentence }];
  for (const named of mentions) {
    const { words: name } = named;
    parts = parts.flatMap((part) => {
      const at = part.named === undefined ? placeOf(name, part.words) : -1;
      if (at < 0) return [part];
      return [
        { words: part.words.slice(0, at) },
        { words: name, named },
        { words: part.words.slice(at + name.length) },
      ].filter(({ words }) => words !== '');
    });
  }
  return parts;
}

/** An amount is not named by the end of a longer one: 3 credits are not in 13 credits. */
function placeOf(name: string, sentence: string): number {
  let at = sentence.indexOf(name);
  while (at > 0 && /^\d\d/.test(sentence.slice(at - 1, at + 1)))
    at = sentence.indexOf(name, at + 1);
  return at;
}
