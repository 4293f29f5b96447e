/** A game on this device: who sits where, the rules, and the chance that is sealed. */

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import type { CatalogueGame } from '../games/catalogue.ts';
import { begin } from '../local/begin.ts';
import type { KeptSeat } from '../local/kept-game.ts';
import { newGame, seal } from '../local/new-game.ts';
import { ownSeat, useProfile } from '../profile/profile.ts';
import { useSpeaking } from '../shell/spoken.ts';
import { Chance } from './chance.tsx';
import { Seats } from './seats.tsx';
import styles from './setup.module.css';
import { Step } from './step.tsx';
import { Summary } from './summary.tsx';
import { useOptions } from './use-options.ts';
import { firstSeats, type Way } from './way.ts';

export interface LocalSetupProps {
  readonly game: CatalogueGame;
  readonly way: Exclude<Way, 'online'>;
  /** What comes before it. */
  readonly first: ReactNode;
}

export function LocalSetup({ game, way, first }: LocalSetupProps) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const { language } = useSpeaking();
  const profile = useProfile();
  const nameless = (number: number) => t('setup.personNumber', { number });
  const [seats, setSeats] = useState<readonly KeptSeat[]>(() =>
    firstSeats(game, way, ownSeat(profile), nameless),
  );
  const bots = seats.map(({ bot }) => bot !== null);
  const usual = way === 'here' ? game.hereOptions : AS_PRINTED;
  const { Form, options, setOptions } = useOptions(game, seats.length, usual);
  const [word, setWord] = useState('');
  // Drawn before anyone gives a word.
  const [sealed] = useState(seal);
  const people = seats.filter(({ bot }) => bot === null).length;

  const start = async () => {
    const words = [word.trim()];
    const begun = newGame({
      game: game.name,
      // Whoever is faster than the form gets what he likes.
      options: Form === undefined ? { ...usual, ...game.liked?.(bots) } : options,
      seats: seats.map((seat, place) =>
        seat.name.trim() === '' ? { ...seat, name: nameless(place + 1) } : seat,
      ),
      sealed,
      words,
    });
    navigate(await begin(begun));
  };

  return (
    <form
      className={styles.setup}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className={styles.steps} data-coming={Form === undefined ? '' : undefined}>
        {first}
        <Step title={t('setup.seats')}>
          <Seats game={game} way={way} seats={seats} onChange={setSeats} />
        </Step>
        {Form !== undefined && (
          <Step title={t('setup.options')}>
            <Form
              seats={seats.length}
              bots={bots}
              names={seats.map(({ name }) => name.trim())}
              value={options}
              onChange={setOptions}
              language={language}
            />
          </Step>
        )}
        <Step title={t('setup.dice')}>
          <Chance sealed={sealed} word={word} onWord={setWord} />
        </Step>
      </div>
      <Summary
        game={game}
        seats={seats.length}
        min={game.seats.min}
        facts={[
          ['people', t('setup.summary.people', { people, bots: seats.length - people })],
          ['clock', t('setup.summary.minutes', { minutes: game.minutes })],
          ['tablet', t('setup.summary.offline')],
        ]}
        begin={t('setup.begin')}
      />
    </form>
  );
}

const AS_PRINTED = {};
