/** The home page as text, in every language: drawn by Node while the page is built. */

import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Starboard } from '../shell/starboard.tsx';
import { LANGUAGES, type Language, loadText } from '../text/language.ts';

export function homes(): Promise<[Language, string][]> {
  return Promise.all(LANGUAGES.map(async (language) => [language, await homeIn(language)]));
}

async function homeIn(language: Language): Promise<string> {
  const text = await loadText(language);
  return renderToString(
    <Router ssrPath="/">
      <Starboard first={{ language, text }} />
    </Router>,
  );
}
