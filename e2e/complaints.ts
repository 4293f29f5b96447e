/** What a browser complains of while somebody plays: nothing, if all is well. */

import type { Page } from '@playwright/test';

/** Collects it from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !NO_NETWORK.test(text)) complaints.push(text);
  });
  return complaints;
}

/** What it says of a network that somebody has pulled out. */
const NO_NETWORK = /net::ERR_INTERNET_DISCONNECTED/;
