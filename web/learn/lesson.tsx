/** What a game teaches about itself in the whole window: its guided first game, and practice for one thing. */

import { Slots } from '@starboard/look/slots.tsx';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { gameNamed } from '../games/catalogue.ts';
import { MatchMenu } from '../match/match-menu.tsx';
import { Opening } from '../match/opening.tsx';
import { useSettings } from '../settings/settings.ts';
import { Lost } from '../shell/lost.tsx';
import { useSpeaking } from '../shell/spoken.ts';

export function TutorialPage({ game: name }: { game: string }) {
  const [, navigate] = useLocation();
  const settings = useSettings();
  const { language } = useSpeaking();
  const learning = gameNamed(name)?.learning;
  if (learning === undefined) return <Lost />;
  const leave = () => navigate('/learn');
  return (
    <Suspense fallback={<Opening />}>
      <Slots corner={<MatchMenu game={name} onLeave={leave} />} proof={null}>
        <learning.Tutorial
          language={language}
          settings={settings}
          onPlay={() => navigate(`/new/${name}`)}
          onLeave={leave}
        />
      </Slots>
    </Suspense>
  );
}

export function TrainerPage({ game: name }: { game: string }) {
  const [, navigate] = useLocation();
  const settings = useSettings();
  const { language } = useSpeaking();
  const Trainer = gameNamed(name)?.learning.Trainer;
  const what = useSearchParams()[0].get('what');
  if (Trainer === undefined) return <Lost />;
  return (
    <Suspense fallback={<Opening />}>
      <Trainer
        language={language}
        settings={settings}
        {...(what === null ? {} : { what })}
        // Whoever comes with something to practise comes from a game, and goes back to it.
        onLeave={() => (what === null ? navigate('/learn') : window.history.back())}
      />
    </Suspense>
  );
}
