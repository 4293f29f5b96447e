/** A page as text, in a language: drawn by Node while the page is built. */

import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { Starboard } from '../shell/starboard.tsx';
import { type Language, loadText } from '../text/language.ts';

export { LANGUAGES } from '../text/language.ts';

export async function draw(address: string, language: Language): Promise<string> {
  const text = await loadText(language);
  const [path, search = ''] = address.split('?') as [string, string?];
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch={search}>
      <Starboard first={{ language, text }} />
    </Router>,
    {
      // In one piece: pieces would be put in their places by scripts that the content policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  // React would leave what failed to the browser, and say nothing.
  if (errors.length > 0) throw errors[0];
  return await new Response(prelude).text();
}
