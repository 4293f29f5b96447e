/** Where the page begins: the visitor's choices and language, then everything else. */

import { startTransition } from 'react';
import '@starboard/look/fonts.css';
import '@starboard/look/tokens.css';
import '@starboard/look/ground.css';
import { faces } from '@starboard/look/faces.ts';
import { followProfile } from './profile/profile.ts';
import { applyChosen } from './settings/settings.ts';
import { recall } from './shell/memory.ts';
import { keepForLater } from './shell/offline.ts';
import { createRoot, hydrateRoot } from './shell/react.ts';
import { Starboard } from './shell/starboard.tsx';
import { firstLanguage, loadText } from './text/language.ts';

applyChosen();
followProfile();
// While the page is being worked on, nothing old is wanted.
if (import.meta.env.PROD) keepForLater();
void begin();

async function begin(): Promise<void> {
  const language = firstLanguage(recall('language'), navigator.languages);
  const page = document.querySelector('#page') as HTMLElement;
  const ahead = page.querySelector<HTMLElement>('[data-ahead]');
  // What the build has made ahead stands there already, and somebody may be writing on it; what it cannot know is whose language it is.
  const first = ahead === null ? language : firstLanguage(document.documentElement.lang, []);
  const [text] = await Promise.all([loadText(first), ahead === null ? faces() : parts()]);
  const starboard = <Starboard first={{ language: first, text }} wanted={language} />;
  if (ahead === null) createRoot(page).render(starboard);
  else {
    ahead.dataset.ahead = 'awake';
    for (const asleep of ahead.querySelectorAll<HTMLElement>('[inert]')) asleep.inert = false;
    // It is there to be read already, so it comes to life piece by piece and lets go of the page in between.
    startTransition(() => void hydrateRoot(ahead, starboard));
  }
}

/** What a page that was made ahead is made of besides the shell: it awakes as a whole. */
async function parts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-part]');
  await Promise.allSettled(Array.from(links, ({ href }) => import(/* @vite-ignore */ href)));
}
