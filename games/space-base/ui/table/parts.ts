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
      const at = part.named === undefined ? part.words.indexOf(name) : -1;
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
