/** Opens the page at an address as a visitor does, for tests in a browser. */

import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '@starboard/look/fonts.css';
import '@starboard/look/tokens.css';
import '@starboard/look/ground.css';
import { type Language, loadText } from '../text/language.ts';
import { Starboard } from './starboard.tsx';
import { applyTheme, type Theme } from './theme.ts';

export interface Visitor {
  readonly language?: Language;
  readonly theme?: Theme;
}

export async function visit(address: string, { language = 'en', theme }: Visitor = {}) {
  localStorage.clear();
  applyTheme(theme ?? 'system');
  window.history.pushState(null, '', address);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Starboard first={{ language, text: await loadText(language) }} />);
}
