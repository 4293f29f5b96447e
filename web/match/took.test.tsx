import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { Language } from '../text/language.ts';
import { Took } from './took.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each<[Language, number, string]>([
  ['en', 45_000, '45 sec'],
  ['en', 32 * MINUTE + 40_000, '32 min'],
  ['en', HOUR + 2 * MINUTE, '1 hr 2 min'],
  ['fr', HOUR + 2 * MINUTE, '1 h 2 min'],
  ['nl', 2 * HOUR, '2 uur'],
  ['zh-Hant', HOUR + 2 * MINUTE, '1 小時 2 分鐘'],
  ['en', 49 * HOUR + 5 * MINUTE, '2 days 1 hr'],
])('in %s, %d ms are told as %s', (locale, milliseconds, told) => {
  const shown = renderToStaticMarkup(
    <IntlProvider locale={locale}>
      <Took milliseconds={milliseconds} />
    </IntlProvider>,
  );
  expect(shown.replaceAll(/\s/g, ' ')).toBe(`<span>${told}</span>`);
});
