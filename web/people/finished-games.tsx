/** Someone's finished online games, the latest first: how each ended, with whom, and the way to its end and its record. */

import type { FinishedGames as Page } from '@starboard/client/http';
import type { TableNews } from '@starboard/client/protocol';
import { recordText } from '@starboard/engine';
import controls from '@starboard/look/controls.module.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { GameRow, GameRows, RecordItems } from '../games/game-row.tsx';
import { download } from '../local/download.ts';
import { http } from '../online/server.ts';
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
  if (tables.length === 0) return <p>{none}</p>;
  return (
    <>
      <GameRows>
        {tables.map((table) => (
          <Finished key={table.id} table={table} person={person} />
        ))}
      </GameRows>
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
  const t = useTranslations('history');
  const format = useFormatter();
  const own = table.seats.find((seat) =>
    person === undefined ? seat.seat === table.you : seat.person === person,
  );
  const others = table.seats.filter((seat) => seat !== own);
  const place = own?.place ?? null;
  const ended = new Date(table.endedAt ?? table.openedAt);
  const date = format.dateTime(ended, { dateStyle: 'medium' });
  return (
    <GameRow
      game={table.game}
      place={place === null ? undefined : t('place', { place, count: table.seats.length })}
      href={`/table/${table.id}`}
      deed="look"
      date={date}
      menu={
        <RecordItems
          kind="table"
          id={table.id}
          over
          onDownload={() => void downloadRecordOf(table)}
        />
      }
    >
      {t.rich('with', {
        names: () => format.list(others.map((seat) => <PersonName key={seat.seat} seat={seat} />)),
      })}
      {' · '}
      <time dateTime={ended.toISOString()}>{date}</time>
    </GameRow>
  );
}

async function downloadRecordOf({ id, game }: TableNews): Promise<void> {
  download(`${game}-${id}.json`, recordText(await http.record(id)));
}
