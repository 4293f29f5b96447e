/** Opens the page at an address as a visitor does, for tests in a browser; the answer closes it. */

import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '@starboard/look/fonts.css';
import '@starboard/look/tokens.css';
import '@starboard/look/ground.css';
import { applyChosen, choose, type Theme } from '../settings/settings.ts';
import { type Language, loadText } from '../text/language.ts';
import { Starboard } from './starboard.tsx';

export interface Visitor {
  readonly language?: Language;
  readonly theme?: Theme;
}

applyChosen();

export async function visit(
  address: string,
  { language = 'en', theme = 'system' }: Visitor = {},
): Promise<() => void> {
  localStorage.clear();
  choose({ theme });
  window.history.pushState(null, '', address);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const leave = () => {
    root.unmount();
    place.remove();
  };
  onTestFinished(leave);
  root.render(<Starboard first={{ language, text: await loadText(language) }} />);
  return leave;
}
