/** What is told of the table while its match may still be shown. */

import type { Line, TableNews } from '@starboard/client';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadText } from '../text/language.ts';
import { Bands } from './bands.tsx';

test('that others want to play again is told when one has seen how the match ended', async () => {
  const messages = await loadText('en');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const news = { stage: 'over', you: null, seats: [], successor: 'next' } as unknown as TableNews;
  const show = (ended: boolean) =>
    root.render(
      <IntlProvider locale="en" messages={messages}>
        <Bands line={{} as Line} news={news} ended={ended} />
      </IntlProvider>,
    );
  show(false);
  await expect.poll(() => place.querySelector('[aria-live]')).not.toBeNull();
  expect(place.textContent).toBe('');
  show(true);
  await expect.element(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});
