/** Before a match: who has come, how others come, and the chance that is sealed. */

import type { Line, Saying, TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { play } from '@starboard/look/sound.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Chat } from '../chat/chat.tsx';
import { Fingerprint } from '../fair-dice/fingerprint.tsx';
import { type GameName, gameNamed } from '../games/catalogue.ts';
import { usePaceWords } from '../online/pace.ts';
import { useRefusal } from '../online/refusal.ts';
import { freeSeats } from '../online/seats.ts';
import { http } from '../online/server.ts';
import { Confirmation } from '../shell/confirmation.tsx';
import { Screen } from '../shell/screen.tsx';
import { Chairs } from './chairs.tsx';
import { Invitation } from './invitation.tsx';
import styles from './waiting-room.module.css';

export interface WaitingRoomProps {
  readonly line: Line;
  readonly news: TableNews;
  readonly sayings: readonly Saying[];
}

export function WaitingRoom({ line, news, sayings }: WaitingRoomProps) {
  const t = useTranslations();
  const refuse = useRefusal();
  const [refusal, setRefusal] = useState('');
  /** Does something at the table; what comes of it is told on the line. */
  const ask = (deed: Promise<unknown>) => {
    setRefusal('');
    deed.catch((error: unknown) => setRefusal(refuse(error)));
  };
  useArrivalBell(news);
  const name = t(`games.${news.game as GameName}.name`);
  const begin = <Begin key="begin" news={news} now={() => line.now} ask={ask} />;
  const crew = (news.you !== null || news.host) && (
    <section key="crew" className={`${controls.panel} ${styles.crew}`} aria-labelledby="crew">
      <h2 id="crew">{t('room.crew')}</h2>
      <Invitation news={news} />
    </section>
  );
  return (
    <Screen title={name} lead={<Terms news={news} />}>
      <div className={styles.room}>
        <div className={styles.chairs}>
          <Chairs news={news} ask={ask} />
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        </div>
        {/* Others are brought first as long as too few have come. */}
        {isEnough(news) ? [begin, crew] : [crew, begin]}
        <Chance news={news} ask={ask} />
        {news.chat !== 'off' && (
          <section className={`${controls.panel} ${styles.chat}`} aria-labelledby="chat">
            <h2 id="chat">{t('chat.title')}</h2>
            <Chat line={line} news={news} sayings={sayings} />
          </section>
        )}
      </div>
    </Screen>
  );
}

/** Someone sat down: heard, besides being seen. */
function useArrivalBell(news: TableNews): void {
  const come = taken(news);
  const before = useRef(come);
  useEffect(() => {
    if (come > before.current) play('arrival');
    before.current = come;
  }, [come]);
}

/** Pace, chat and who may come, in a line. */
function Terms({ news: { pace, access, chat, game } }: { news: TableNews }): ReactNode {
  const t = useTranslations();
  const paceWords = usePaceWords();
  return [
    t(`games.${game as GameName}.short`),
    ...(gameNamed(game)?.ownClock ? [] : [paceWords(pace)]),
    t(`room.access.${access}`),
    t('pair', { what: t('chat.title'), which: t(`setup.chat.${chat}`) }),
  ].join(' · ');
}

interface DeedProps {
  readonly news: TableNews;
  readonly ask: (deed: Promise<unknown>) => void;
}

function Chance({ news, ask }: DeedProps) {
  const t = useTranslations('room');
  const [word, setWord] = useState('');
  const [kept, setKept] = useState('');
  return (
    <section
      className={`${controls.panel} ${styles.chance}`}
      aria-labelledby={news.you === null ? undefined : 'word'}
    >
      {news.you !== null && (
        <div className={styles.word}>
          <h2 id="word">{t('word')}</h2>
          <p>{t('wordHint')}</p>
          <input
            className={controls.field}
            value={word}
            maxLength={100}
            aria-labelledby="word"
            onChange={(event) => setWord(event.target.value)}
            onBlur={() => {
              if (word === kept) return;
              setKept(word);
              ask(http.addWord(news.id, word));
            }}
          />
        </div>
      )}
      <div className={styles.seal}>
        <Fingerprint short value={news.commitment} label={t('sealed')} />
      </div>
    </section>
  );
}

function Begin({ news, now, ask }: DeedProps & { now: () => number }) {
  const t = useTranslations('room');
  const [, navigate] = useLocation();
  const missing = freeSeats(news);
  const botsOffered = useMoment(news.botsFrom, now);
  const { you } = news;
  const [closing, setClosing] = useState(false);
  const close = () => ask(http.close(news.id).then(() => navigate('/lobby')));
  const waited = waitedFor(news);
  const isHeir = useInheritance(news);
  return (
    <div className={styles.begin}>
      {news.host && news.botsFrom === null && (
        <button
          type="button"
          className={`${controls.button} ${controls.lit} ${controls.big} ${controls.whole}`}
          disabled={!isEnough(news)}
          onClick={() => ask(begin(news))}
        >
          {missing > 0 && isEnough(news) ? t('startWith', { count: taken(news) }) : t('start')}
        </button>
      )}
      <p role="status">
        {isHeir && `${t('hostNow')} `}
        {waited === 'seats' ? t('startMissing', { count: missing }) : waited && t(waited)}
      </p>
      {news.botsFrom !== null && <p>{t('waitPeople')}</p>}
      {missing > 0 && (news.host || botsOffered) && you !== null && (
        <button
          type="button"
          className={`${controls.button} ${controls.whole}`}
          disabled={news.botsFrom !== null && !botsOffered}
          onClick={() => ask(http.callBots(news.id))}
        >
          <Icon name="bot" />
          {t('fillBots')}
        </button>
      )}
      <div className={styles.leaving}>
        {you !== null && (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => {
              ask(http.standUp(news.id));
              if (!news.host) navigate('/lobby');
            }}
          >
            {t('stand')}
          </button>
        )}
        {news.host && (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => (hasGuests(news) ? setClosing(true) : close())}
          >
            {t('closeTable')}
          </button>
        )}
      </div>
      <Confirmation
        open={closing}
        deed={t('closeTable')}
        lead={t('closeTableLead')}
        onConfirm={close}
        onClose={() => setClosing(false)}
      />
    </div>
  );
}

/** Whether the table has come to someone who waits at it, as its host is gone. */
function useInheritance({ host }: TableNews): boolean {
  const [before] = useState(host);
  return host && !before;
}

/** Whom or what the table waits for; nothing where it is oneself. */
function waitedFor(news: TableNews): 'seats' | 'full' | 'waitHost' | null {
  if (freeSeats(news) > 0) return 'seats';
  if (news.host) return null;
  return news.you === null ? 'full' : 'waitHost';
}

function hasGuests({ seats, you }: TableNews): boolean {
  return seats.some(({ seat, person }) => person !== null && seat !== you);
}

function taken(news: TableNews): number {
  return news.seats.length - freeSeats(news);
}

/** Nobody races or trades alone; a table for one is full with one. */
function isEnough(news: TableNews): boolean {
  return freeSeats(news) === 0 || taken(news) >= 2;
}

/** With those who have come: the seats that are still free are taken away. */
async function begin(news: TableNews): Promise<void> {
  if (freeSeats(news) > 0) await http.takeSeatsAway(news.id);
  await http.start(news.id);
}

/** Whether a moment on the server's clock has come. */
function useMoment(moment: number | null, now: () => number): boolean {
  const [come, setCome] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock itself never changes.
  useEffect(() => {
    if (moment === null) return setCome(false);
    const left = moment - now();
    if (left <= 0) return setCome(true);
    const timer = setTimeout(() => setCome(true), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return come;
}
