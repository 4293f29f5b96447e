/** How others are asked to a table, whatever its code is made of. */

import type { TableNews } from '@starboard/client';
import '@starboard/look/fonts.css';
import '@starboard/look/tokens.css';
import '@starboard/look/ground.css';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Online } from '../online/online.tsx';
import text from '../text/en.json' with { type: 'json' };
import { Invitation } from './invitation.tsx';

test.each([240, 300, 360, 480])(
  'in %i px a code of wide letters is no wider than its card',
  async (width) => {
    await page.viewport(1280, 800);
    const place = document.body.appendChild(document.createElement('main'));
    place.style.width = `${width}px`;
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    root.render(
      <IntlProvider locale="en" timeZone="UTC" messages={text}>
        <Online>
          <Invitation news={{ id: 'table', code: 'PMWMWM' } as TableNews} />
        </Online>
      </IntlProvider>,
    );
    await expect.poll(() => place.textContent).toContain('PMWMWM');
    await document.fonts.ready;
    const letters = document.createRange();
    letters.selectNodeContents(place.querySelector('[class*="code"]')?.lastChild as Node);
    // The last letter is followed by a gap that nobody sees.
    const gap = 8;
    expect(letters.getBoundingClientRect().right - gap).toBeLessThanOrEqual(
      width + place.offsetLeft,
    );
  },
);
