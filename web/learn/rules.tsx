/** The rules of a game, on a page or beside a match. */

import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { gameNamed } from '../games/catalogue.ts';
import { Lost } from '../shell/lost.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSpeaking } from '../shell/spoken.ts';

export function RulesPage({ game: name }: { game: string }) {
  const t = useTranslations();
  const game = gameNamed(name);
  if (game === undefined) return <Lost />;
  return (
    <Screen
      title={t('learn.rulesTitle', { game: t(`games.${game.name}.name`) })}
      lead={t('learn.rulesLead')}
    >
      <RulesOf game={name} />
    </Screen>
  );
}

/** The rules alone, for a page or beside a game. */
export function RulesOf({ game: name }: { game: string }) {
  const t = useTranslations();
  const { language } = useSpeaking();
  const learning = gameNamed(name)?.learning;
  if (learning === undefined) return null;
  return (
    <Suspense fallback={<p data-coming="">{t('loading')}</p>}>
      <learning.Rules language={language} />
    </Suspense>
  );
}
