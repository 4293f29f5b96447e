/** Numbers, plurals, lists and dates stand as readers of each language write them. */

import type { Statistics as GameStatistics } from '@starboard/client/http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { LANGUAGES, type Language, loadText } from '../text/language.ts';
import { FinishedGames } from './finished-games.tsx';
import { Statistics } from './statistics.tsx';

const STATISTICS: GameStatistics = {
  game: 'space-base',
  played: 1234,
  won: 1,
  averagePlace: 1.5,
  bestScore: 44,
  ratings: [{ against: 'people', points: 12345, mu: 30, sigma: 2, games: 1234 }],
};

const FIGURES: Record<Language, readonly string[]> = {
  en: ['1,234 games, 1 won', '12,345 points', '1.5'],
  fr: ['1 234 parties, 1 gagnée', '12 345 points', '1,5'],
  nl: ['1.234 spellen, 1 gewonnen', '12.345 punten', '1,5'],
  'zh-Hant': ['1,234 局，1 勝', '12,345 分', '1.5'],
};

const DAYS: Record<Language, readonly string[]> = {
  en: ['Space Base · 2nd of 3', 'with Mateo and Wen · Nov 6, 2026'],
  fr: ['Space Base · 2e sur 3', 'avec Mateo et Wen · 6 nov. 2026'],
  nl: ['Space Base · 2e van 3', 'met Mateo en Wen · 6 nov 2026'],
  'zh-Hant': ['太空基地 · 第 2 名，共 3 人', '和 Mateo和Wen · 2026年11月6日'],
};

test.each(LANGUAGES)('big numbers, fractions and plurals in %s', async (language) => {
  const words = await wordsOf(language, <Statistics statistics={[STATISTICS]} none="" />);
  for (const figure of FIGURES[language]) expect(words).toContain(figure);
});

test.each(LANGUAGES)('places, company and dates in %s', async (language) => {
  const words = await wordsOf(language, <FinishedGames none="" />);
  for (const day of DAYS[language]) expect(words).toContain(day);
});

async function wordsOf(language: Language, content: ReactNode): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(['finished', 'mine'], { pages: [{ tables: [TABLE] }], pageParams: [''] });
  const markup = renderToStaticMarkup(
    <IntlProvider locale={language} messages={await loadText(language)} timeZone="Europe/Brussels">
      <QueryClientProvider client={client}>
        <Router ssrPath="/history">{content}</Router>
      </QueryClientProvider>
    </IntlProvider>,
  );
  // Whatever kind of space keeps a number together, it is a space.
  return markup.replaceAll(/<[^>]+>/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

const SEATS = [
  { seat: 0, name: 'Mateo', place: 1 },
  { seat: 1, name: 'Noor', place: 2 },
  { seat: 2, name: 'Wen', place: 3 },
].map((seat) => ({ ...seat, person: null, bot: null }));

const TABLE = {
  id: '1',
  game: 'space-base',
  you: 1,
  seats: SEATS,
  openedAt: Date.UTC(2026, 10, 6, 18),
  endedAt: Date.UTC(2026, 10, 6, 19),
};
