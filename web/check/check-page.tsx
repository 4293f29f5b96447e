/** Checks a finished game: from a file, from a table of the server, or from this device. */

import { type MatchRecord, recordText } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useSearchParams } from 'wouter';
import type { GameName } from '../games/catalogue.ts';
import { useRefusal } from '../online/refusal.ts';
import { http } from '../online/server.ts';
import { openFile } from '../replay/opened-file.ts';
import { WatchAgain } from '../replay/watch-again.tsx';
import { Screen } from '../shell/screen.tsx';
import styles from './check-page.module.css';
import type { Verdict } from './verdict.ts';

export default function CheckPage() {
  const t = useTranslations('check');
  const [search] = useSearchParams();
  const [table, game] = [search.get('table'), search.get('game')];
  const { verdict, what, busy, refusal, check } = useCheck();
  useEffect(() => {
    if (table !== null) check(`table/${table}`, () => recordAt(table));
    else if (game !== null) check(`game/${game}`, () => recordHere(game));
  }, [table, game, check]);
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={styles.check}>
        <section className={`${controls.panel} ${styles.panel}`} aria-live="polite">
          {busy && <p>{t('busy')}</p>}
          {!busy && verdict !== undefined && <Outcome verdict={verdict} what={what} />}
          {!busy && refusal !== '' && <p role="alert">{refusal}</p>}
          {/* The browser's own field speaks the browser's language: it lies unseen in a button that speaks ours. */}
          <label className={`${controls.button} ${controls.quiet} ${styles.file}`}>
            <Icon name="shield" />
            {t('file')}
            <input
              className={styles.field}
              type="file"
              accept="application/json,.json"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file !== undefined) check('file', () => recordIn(file));
              }}
            />
          </label>
          <p className={styles.how}>
            <Link href="/fair-dice">{t('how')}</Link>
          </p>
        </section>
      </div>
    </Screen>
  );
}

async function recordAt(table: string): Promise<string> {
  return recordText(await http.record(table));
}

async function recordHere(id: string): Promise<string> {
  const [{ findGame }, { recordOf }] = await Promise.all([
    import('../local/drawer.ts'),
    import('../local/record.ts'),
  ]);
  const game = await findGame(id);
  // What is not here is as good as an empty file, and judged as such.
  return game === undefined ? '' : recordOf(game);
}

/** Kept, to be watched as well. */
async function recordIn(file: File): Promise<string> {
  const text = await file.text();
  openFile(text);
  return text;
}

interface Checking {
  readonly verdict?: Verdict;
  /** What is checked, as in the address where it can be watched. */
  readonly what: string;
  readonly busy: boolean;
  readonly refusal: string;
}

function useCheck() {
  const refuse = useRefusal();
  const [state, setState] = useState<Checking>({ what: '', busy: false, refusal: '' });
  const begun = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a refusal do not start a check again.
  const check = useMemo(
    () => (what: string, read: () => Promise<string>) => {
      begun.current += 1;
      const own = begun.current;
      // Whoever opens a file while a table is still being checked hears of the file alone.
      const tell = (checking: Checking) => own === begun.current && setState(checking);
      tell({ what, busy: true, refusal: '' });
      const judged = async () => (await import('./verdict.ts')).judge(await read());
      judged().then(
        (verdict) => tell({ what, verdict, busy: false, refusal: '' }),
        (error: unknown) => tell({ what, busy: false, refusal: refuse(error) }),
      );
    },
    [],
  );
  return { ...state, check };
}

function Outcome({ verdict, what }: { verdict: Verdict; what: string }) {
  const t = useTranslations('check');
  const refuse = useRefusal();
  return (
    <>
      <p className={styles.verdict} data-holds={verdict.holds}>
        <Icon name={verdict.holds ? 'check' : 'cross'} />
        {t(verdict.holds ? 'holds' : 'broken')}
      </p>
      {verdict.holds ? (
        <>
          <Held record={verdict.record} />
          {verdict.record.result !== null && (
            <WatchAgain what={what} className={`${controls.button} ${controls.lit}`} />
          )}
        </>
      ) : (
        <>
          {verdict.entry !== null && (
            <p>{verdict.entry === 0 ? t('opening') : t('entry', { entry: verdict.entry })}</p>
          )}
          <p className={styles.reason}>{refuse(verdict.refusal)}</p>
        </>
      )}
    </>
  );
}

function Held({ record: { game, players, log, chance, result } }: { record: MatchRecord }) {
  const t = useTranslations();
  const order = players
    .map(({ name }, seat) => ({
      name: name || t('people.someone'),
      place: result?.places[seat] ?? null,
      score: result?.scores[seat] ?? null,
      seat,
    }))
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (
    <>
      <p>
        <b>{t(`games.${game as GameName}.name`)}</b>
        {' · '}
        {t('check.entries', { count: log.length })}
      </p>
      <p>{t(chance === null ? 'check.unsealed' : 'check.sealed')}</p>
      <ol className={styles.players}>
        {order.map(({ name, place, score, seat }) => (
          <li key={seat}>
            <b>{name}</b>
            {place !== null && <span>{t('history.place', { place, count: players.length })}</span>}
            {score !== null && <span>{t('check.score', { score })}</span>}
          </li>
        ))}
      </ol>
      {result === null && <p>{t('check.unfinished')}</p>}
    </>
  );
}
