/** The lobby: tables to sit down at or to watch, live; and a way to play at once. */

import type { TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { SegmentedChoice } from '@starboard/look/segmented-choice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { GAMES, type GameName } from '../games/catalogue.ts';
import { GamesUnderWay, useGamesUnderWay } from '../games/under-way.tsx';
import { LineBand, useLine } from '../online/line.tsx';
import { Online } from '../online/online.tsx';
import { useRefusal } from '../online/refusal.ts';
import { freeSeats } from '../online/seats.ts';
import { http, introduce } from '../online/server.ts';
import { Unreachable } from '../online/unreachable.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSpeaking } from '../shell/spoken.ts';
import styles from './lobby.module.css';
import { Ticket } from './ticket.tsx';

export default function LobbyPage() {
  return (
    <Online>
      <Lobby />
    </Online>
  );
}

type Filter = GameName | 'all';

function Lobby() {
  const t = useTranslations();
  const { line, error, retry } = useLine();
  const [tables, setTables] = useState<readonly TableNews[]>();
  const [filter, setFilter] = useState<Filter>('all');
  useEffect(() => line?.watchLobby(setTables), [line]);

  if (error !== undefined) return <Unreachable onRetry={retry} />;
  const shown = tables
    ?.filter(({ game }) => filter === 'all' || game === filter)
    // Where one can still sit down comes first.
    .sort((one, other) => Number(freeSeats(one) === 0) - Number(freeSeats(other) === 0));
  return (
    <Screen
      title={t('lobby.title')}
      heading={shown === undefined ? t('lobby.title') : t('lobby.heading', { count: shown.length })}
      lead={t('lobby.lead')}
    >
      {line !== undefined && <LineBand line={line} />}
      <Mine />
      <div className={styles.lobby} data-coming={tables === undefined ? '' : undefined}>
        <div className={styles.tables}>
          <SegmentedChoice<Filter>
            label={t('lobby.filter')}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', name: t('lobby.all') },
              ...GAMES.map(({ name }) => ({ value: name, name: t(`games.${name}.name`) })),
            ]}
          />
          {shown?.length === 0 && (
            <p className={`${controls.panel} ${styles.none}`}>{t('lobby.none')}</p>
          )}
          <ul className={styles.list}>
            {shown?.map((table) => (
              <Ticket key={table.id} table={table} />
            ))}
          </ul>
          <UnderWay filter={filter} />
        </div>
        <QuickPlay />
      </div>
    </Screen>
  );
}

/** Where one plays oneself: whoever has come out of a game finds back to it. */
function Mine() {
  const t = useTranslations('home.mine');
  const games = useGamesUnderWay().games.filter(({ table }) => table.stage === 'playing');
  if (games.length === 0) return null;
  return (
    <section className={`${controls.panel} ${styles.mine}`} aria-labelledby="mine">
      <h2 id="mine">{t('title')}</h2>
      <GamesUnderWay games={games} />
    </section>
  );
}

/** Tables to watch, asked for now and then: nobody waits there. */
function UnderWay({ filter }: { filter: Filter }) {
  const t = useTranslations('lobby');
  const { data: tables = [] } = useQuery({
    queryKey: ['playing', filter],
    queryFn: () => http.lobby({ stage: 'playing', ...(filter === 'all' ? {} : { game: filter }) }),
    refetchInterval: 15_000,
  });
  const others = tables.filter(({ you }) => you === null);
  if (others.length === 0) return null;
  return (
    <>
      <h2>{t('underWay')}</h2>
      <ul className={styles.list}>
        {others.map((table) => (
          <Ticket key={table.id} table={table} />
        ))}
      </ul>
    </>
  );
}

function QuickPlay() {
  const t = useTranslations();
  const { language } = useSpeaking();
  const [, navigate] = useLocation();
  const refuse = useRefusal();
  const [refusal, setRefusal] = useState('');
  const begin = async (game: string) => {
    try {
      // Whoever presses as soon as he sees it is not known to the server yet.
      await introduce(language);
      navigate(`/table/${(await http.quickPlay({ game })).id}`);
    } catch (error) {
      setRefusal(refuse(error));
    }
  };
  return (
    <aside className={`${controls.panel} ${styles.quick}`} aria-labelledby="just">
      <h2 id="just">{t('lobby.just')}</h2>
      <p>{t('lobby.justText')}</p>
      {GAMES.map(({ name }) => (
        <button
          key={name}
          type="button"
          className={`${controls.button} ${controls.lit} ${controls.big} ${controls.whole}`}
          onClick={() => void begin(name)}
        >
          <Icon name="bolt" />
          {t(`games.${name}.name`)}
        </button>
      ))}
      <Link
        className={`${controls.button} ${controls.quiet} ${controls.whole}`}
        href="/new/space-base?way=online"
      >
        <Icon name="plus" />
        {t('home.code.open')}
      </Link>
      <p role="alert">{refusal}</p>
    </aside>
  );
}
