/** What a page that is made ahead asks for together with itself, which all would be asked for only by a script. */

import type { Rolldown } from 'vite';
import type { Language } from '../text/language.ts';

/** Letters that come with a language. */
const LETTERS: Partial<Record<Language, string>> = { 'zh-Hant': 'noto-sans-tc/wght.css' };

/** The parts of a page with their sheets, and the words of a language with its letters; without what every page has. */
export function linksFor(
  bundle: Rolldown.OutputBundle,
  { parts, language, index }: { parts: readonly string[]; language: Language; index: string },
): string[] {
  const chunks = new Set<Rolldown.OutputChunk>();
  for (const part of parts) collect(bundle, chunkOf(bundle, part), chunks);
  const own = parts.map((part) => chunkOf(bundle, part).fileName);
  const words = chunkOf(bundle, `web/text/${language}.json`).fileName;
  const scripts = [words, ...[...chunks].map(({ fileName }) => fileName)];
  const sheets = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fresh = (files: readonly string[]) => files.filter((file) => !index.includes(file));
  return [
    ...new Set([
      ...fresh([...sheets, ...lettersOf(bundle, language)]).map(
        (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
      ),
      ...fresh(scripts).map((file) => {
        const mark = own.includes(file) ? ' data-part' : '';
        return `<link rel="modulepreload" crossorigin${mark} href="/${file}">`;
      }),
    ]),
  ];
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  );
  if (found?.type !== 'chunk') throw new Error(`${module} is not imported by itself any more`);
  return found;
}

/** A chunk with all it imports, which comes before it as its sheets do. */
function collect(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  into: Set<Rolldown.OutputChunk>,
): void {
  if (into.has(chunk)) return;
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') collect(bundle, imported, into);
  }
  into.add(chunk);
}

function lettersOf(bundle: Rolldown.OutputBundle, language: Language): string[] {
  const letters = LETTERS[language];
  return Object.values(bundle).flatMap((file) =>
    letters !== undefined &&
    file.type === 'asset' &&
    file.originalFileNames.some((name) => name.endsWith(letters))
      ? [file.fileName]
      : [],
  );
}
