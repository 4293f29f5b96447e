/** Puts a piece of the screen on an empty page, for tests in a browser. */

import '@starboard/look/fonts.css';
import '@starboard/look/tokens.css';
import '@starboard/look/ground.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Answers with where it was put, when the faces it needs are there. */
export async function show(content: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(content));
  await document.fonts.ready;
  return place;
}
