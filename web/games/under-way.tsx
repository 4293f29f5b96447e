/** Online games under way, for someone the server knows; nothing for a first visitor, who is not introduced by looking. */

import type { GameUnderWay } from '@starboard/client/http';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Online } from '../online/online.tsx';
import { isFree, nameAt } from '../online/seats.ts';
import { http, isKnown } from '../online/server.ts';
import { GameRow, GameRows } from './game-row.tsx';

export default function OnlineGames() {
  return (
    <Online>
      <Games />
    </Online>
  );
}

function Games() {
  const t = useTranslations('home.mine');
  const { games, isUnreachable } = useGamesUnderWay();
  if (games.length > 0) return <GamesUnderWay games={games} />;
  return isUnreachable && <p role="status">{t('unreachable')}</p>;
}

export function useGamesUnderWay() {
  const { data: games = [], isError } = useQuery({
    queryKey: ['under-way'],
    queryFn: () => http.gamesUnderWay(),
    enabled: isKnown(),
    retry: false,
    // To know that the server cannot be reached takes no network.
    networkMode: 'always',
    refetchInterval: 20_000,
  });
  return { games, isUnreachable: isError };
}

export function GamesUnderWay({ games }: { games: readonly GameUnderWay[] }) {
  return (
    <GameRows>
      {games.map((game) => (
        <Row key={game.table.id} game={game} />
      ))}
    </GameRows>
  );
}

function Row({ game: { table, yourTurn } }: { game: GameUnderWay }) {
  const t = useTranslations('home.mine');
  const format = useFormatter();
  const others = table.seats.filter((seat) => seat.seat !== table.you && !isFree(seat));
  const stage = table.stage === 'open' ? 'waiting' : yourTurn ? 'yourTurn' : 'online';
  return (
    <GameRow game={table.game} href={`/table/${table.id}`} deed="goOn" lit={yourTurn}>
      <span data-turn={yourTurn}>{t(stage)}</span>
      {others.length > 0 && ` · ${t('with', { names: format.list(others.map(nameAt)) })}`}
    </GameRow>
  );
}
