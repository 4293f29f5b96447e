/** An online table: how many, who may come, how fast, and what may be said. */

import type { Pace } from '@starboard/client/protocol';
import { SegmentedChoice } from '@starboard/look/segmented-choice.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import type { CatalogueGame } from '../games/catalogue.ts';
import { usePaceWords } from '../online/pace.ts';
import { useRefusal } from '../online/refusal.ts';
import { http, introduce } from '../online/server.ts';
import { useSpeaking } from '../shell/spoken.ts';
import styles from './setup.module.css';
import { Step } from './step.tsx';
import { Summary } from './summary.tsx';
import { useOptions } from './use-options.ts';

export interface OnlineSetupProps {
  readonly game: CatalogueGame;
  /** What comes before it. */
  readonly first: ReactNode;
}

const AS_PRINTED = {};
const ACCESSES = ['code', 'link', 'public'] as const;
const CHATS = ['phrases', 'free', 'off'] as const;

/** What can be chosen; the server takes any number of seconds and days. */
const PACES = {
  live: { kind: 'live', seconds: 60 },
  relaxed: { kind: 'relaxed' },
  correspondence: { kind: 'correspondence', days: 2 },
} as const satisfies Record<string, Pace>;

export default function OnlineSetup({ game, first }: OnlineSetupProps) {
  const t = useTranslations('setup');
  const pair = useTranslations();
  const [, navigate] = useLocation();
  const { language } = useSpeaking();
  const refuse = useRefusal();
  const paceWords = usePaceWords();
  const min = Math.max(2, game.seats.min);
  const [seats, setSeats] = useState(Math.min(4, game.seats.max));
  const { Form, options, setOptions } = useOptions(game, seats, AS_PRINTED);
  const [access, setAccess] = useState<(typeof ACCESSES)[number]>('code');
  const [pace, setPace] = useState<keyof typeof PACES>('live');
  const [chat, setChat] = useState<(typeof CHATS)[number]>('phrases');
  const [refusal, setRefusal] = useState('');

  const open = async () => {
    setRefusal('');
    await introduce(language);
    const table = await http.open({
      game: game.name,
      options,
      seats,
      access,
      pace: PACES[pace],
      chat,
    });
    navigate(`/table/${table.id}`);
  };

  return (
    <form
      className={styles.setup}
      onSubmit={(event) => {
        event.preventDefault();
        open().catch((error: unknown) => setRefusal(refuse(error)));
      }}
    >
      <div className={styles.steps} data-coming={Form === undefined ? '' : undefined}>
        {first}
        <Step title={t('count')}>
          <SegmentedChoice
            label={t('count')}
            value={String(seats)}
            onChange={(count) => setSeats(Number(count))}
            options={Array.from({ length: game.seats.max - min + 1 }, (_, more) => ({
              value: String(min + more),
              name: min + more,
            }))}
          />
        </Step>
        <Step title={t('access.title')}>
          <SegmentedChoice
            label={t('access.title')}
            value={access}
            onChange={setAccess}
            options={ACCESSES.map((value) => ({ value, name: t(`access.${value}`) }))}
          />
        </Step>
        {!game.ownClock && (
          <Step title={t('pace.title')}>
            <SegmentedChoice
              label={t('pace.title')}
              value={pace}
              onChange={setPace}
              options={(['live', 'relaxed', 'correspondence'] as const).map((value) => ({
                value,
                name: t(`pace.${value}`),
              }))}
            />
          </Step>
        )}
        <Step title={t('chat.title')}>
          <SegmentedChoice
            label={t('chat.title')}
            value={chat}
            onChange={setChat}
            options={CHATS.map((value) => ({ value, name: t(`chat.${value}`) }))}
          />
        </Step>
        {Form !== undefined && (
          <Step title={t('options')}>
            <Form seats={seats} value={options} onChange={setOptions} language={language} />
          </Step>
        )}
      </div>
      <Summary
        game={game}
        seats={seats}
        min={min}
        facts={[
          ['lock', t(`access.${access}`)],
          [
            'clock',
            game.ownClock
              ? t('summary.minutes', { minutes: game.minutes })
              : paceWords(PACES[pace]),
          ],
          ['chat', pair('pair', { what: t('chat.title'), which: t(`chat.${chat}`) })],
        ]}
        begin={t('open')}
        refusal={refusal}
      />
    </form>
  );
}
