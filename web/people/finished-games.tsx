/** Someone's finished online games, the latest first: how each ended, with whom, and the way to its end and its record. */

import type { FinishedGames as Page } from '@starboard/client/http';
import type { TableNews } from '@starboard/client/protocol';
import { recordText } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Menu, MenuItem } from '@starboard/look/menu.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { type GameName, gameNamed } from '../games/catalogue.ts';
import { download } from '../local/download.ts';
import rows from '../local/my-games.module.css';
import { http } from '../online/server.ts';
import { useWatchAgain } from '../replay/watch-again.tsx';
import { PersonName } from './person-name.tsx';

export interface FinishedGamesProps {
  /** Whose; one's own without it. */
  readonly person?: string;
  readonly none: string;
}

export function FinishedGames({ person, none }: FinishedGamesProps) {
  const t = useTranslations('history');
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['finished', person ?? 'mine'],
    queryFn: ({ pageParam }) => pageOf(person, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  if (data === undefined) return <div data-coming="" />;
  const tables = data.pages.flatMap((page) => page.tables);
  if (tables.length === 0) return <p className={rows.none}>{none}</p>;
  return (
    <>
      <ul className={rows.list}>
        {tables.map((table) => (
          <Finished key={table.id} table={table} person={person} />
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className={controls.button}
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </button>
      )}
    </>
  );
}

function pageOf(person: string | undefined, after: string): Promise<Page> {
  const page = after === '' ? {} : { after };
  return person === undefined ? http.finishedGames(page) : http.finishedGamesOf(person, page);
}

interface FinishedProps {
  readonly table: TableNews;
  readonly person: string | undefined;
}

function Finished({ table, person }: FinishedProps) {
  const t = useTranslations();
  const format = useFormatter();
  const [, navigate] = useLocation();
  const watch = useWatchAgain();
  const Art = gameNamed(table.game)?.Art;
  const own = table.seats.find((seat) =>
    person === undefined ? seat.seat === table.you : seat.person === person,
  );
  const others = table.seats.filter((seat) => seat !== own);
  const name = t(`games.${table.game as GameName}.name`);
  const ended = new Date(table.endedAt ?? table.openedAt);
  return (
    <li className={rows.row}>
      <span className={rows.picture}>{Art !== undefined && <Art className={rows.art} />}</span>
      <span className={rows.words}>
        <b>
          {name}
          {own !== undefined && own.place !== null && (
            <>
              {' · '}
              {t('history.place', { place: own.place, count: table.seats.length })}
            </>
          )}
        </b>
        <small>
          {t.rich('history.with', {
            names: () =>
              format.list(others.map((seat) => <PersonName key={seat.seat} seat={seat} />)),
          })}
          {' · '}
          <time dateTime={ended.toISOString()}>
            {format.dateTime(ended, { dateStyle: 'medium' })}
          </time>
        </small>
      </span>
      <Link
        className={controls.button}
        href={`/table/${table.id}`}
        aria-label={t('pair', {
          what: t('home.mine.look'),
          which: `${name}, ${format.dateTime(ended, { dateStyle: 'medium' })}`,
        })}
      >
        {t('home.mine.look')}
      </Link>
      <Menu
        trigger={
          <button type="button" className={controls.round} aria-label={t('home.mine.more')}>
            <Icon name="more" />
          </button>
        }
      >
        <MenuItem icon="play" onSelect={() => watch(`table/${table.id}`)}>
          {t('replay.again')}
        </MenuItem>
        <MenuItem icon="shield" onSelect={() => navigate(`/check?table=${table.id}`)}>
          {t('proof.check')}
        </MenuItem>
        <MenuItem icon="download" onSelect={() => void downloadRecordOf(table)}>
          {t('play.menuRecord')}
        </MenuItem>
      </Menu>
    </li>
  );
}

async function downloadRecordOf({ id, game }: TableNews): Promise<void> {
  download(`${game}-${id}.json`, recordText(await http.record(id)));
}
