/** Where the page begins: the visitor's choices and language, then everything else. */

import { createRoot } from 'react-dom/client';
import '@starboard/look/fonts.css';
import '@starboard/look/tokens.css';
import '@starboard/look/ground.css';
import { faces } from '@starboard/look/faces.ts';
import { applyChosen } from './settings/settings.ts';
import { recall } from './shell/memory.ts';
import { Starboard } from './shell/starboard.tsx';
import { firstLanguage, loadText } from './text/language.ts';

applyChosen();
const language = firstLanguage(recall('language'), navigator.languages);
const [text] = await Promise.all([loadText(language), faces()]);
createRoot(document.querySelector('#page') as HTMLElement).render(
  <Starboard first={{ language, text }} />,
);
