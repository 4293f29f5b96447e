/** What a game teaches about itself: its guided first game in the whole window, or its rules on a page. */

import { Slots } from '@starboard/look/slots.tsx';
import type { GameLearning } from '@starboard/look/table.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation, useSearchParams } from 'wouter';
import { type CatalogueGame, gameNamed } from '../games/catalogue.ts';
import { MatchMenu } from '../match/match-menu.tsx';
import { Opening } from '../match/opening.tsx';
import { useSettings } from '../settings/settings.ts';
import { Lost } from '../shell/lost.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSpeaking } from '../shell/spoken.ts';

export function TutorialPage({ game: name }: { game: string }) {
  const [, navigate] = useLocation();
  const settings = useSettings();
  const { language } = useSpeaking();
  const game = gameNamed(name);
  const learning = useLearning(game);
  if (game === undefined) return <Lost />;
  if (learning === undefined) return <Opening />;
  const leave = () => navigate('/learn');
  return (
    <Slots corner={<MatchMenu game={name} onLeave={leave} />} proof={null}>
      <learning.Tutorial
        language={language}
        settings={settings}
        onPlay={() => navigate(`/new/${name}`)}
        onLeave={leave}
      />
    </Slots>
  );
}

export function TrainerPage({ game: name }: { game: string }) {
  const [, navigate] = useLocation();
  const settings = useSettings();
  const { language } = useSpeaking();
  const game = gameNamed(name);
  const learning = useLearning(game);
  const what = useSearchParams()[0].get('what');
  if (game === undefined || !game.trains) return <Lost />;
  if (learning?.Trainer === undefined) return <Opening />;
  return (
    <learning.Trainer
      language={language}
      settings={settings}
      {...(what === null ? {} : { what })}
      // Whoever comes with something to practise comes from a game, and goes back to it.
      onLeave={() => (what === null ? navigate('/learn') : window.history.back())}
    />
  );
}

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
  const learning = useLearning(gameNamed(name));
  if (learning === undefined) return <p data-coming="">{t('loading')}</p>;
  return <learning.Rules language={language} />;
}

/** Loaded when someone is there to learn. */
function useLearning(game: CatalogueGame | undefined): GameLearning | undefined {
  const [learning, setLearning] = useState<GameLearning>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    game?.learning().then(setLearning, setError);
  }, [game]);
  if (error !== undefined) throw error;
  return learning;
}
