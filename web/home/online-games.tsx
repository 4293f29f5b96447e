/** Online games under way, for someone the server knows; nothing for a first visitor, who is not introduced by looking. */

import type { GameUnderWay } from '@starboard/client/http';
import controls from '@starboard/look/controls.module.css';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { type GameName, gameNamed } from '../games/catalogue.ts';
import rows from '../local/my-games.module.css';
import { Online } from '../online/online.tsx';
import { isFree, nameAt } from '../online/seats.ts';
import { http, isKnown } from '../online/server.ts';

export default function OnlineGames() {
  return (
    <Online>
      <Games />
    </Online>
  );
}

function Games() {
  const { data: games = [] } = useQuery({
    queryKey: ['under-way'],
    queryFn: () => http.gamesUnderWay(),
    enabled: isKnown(),
    retry: false,
    refetchInterval: 20_000,
  });
  if (games.length === 0) return null;
  return (
    <ul className={rows.list}>
      {games.map((game) => (
        <Row key={game.table.id} game={game} />
      ))}
    </ul>
  );
}

function Row({ game: { table, yourTurn } }: { game: GameUnderWay }) {
  const t = useTranslations();
  const format = useFormatter();
  const Art = gameNamed(table.game)?.Art;
  const others = table.seats.filter((seat) => seat.seat !== table.you && !isFree(seat));
  const stage = table.stage === 'open' ? 'waiting' : yourTurn ? 'yourTurn' : 'online';
  return (
    <li className={rows.row}>
      <span className={rows.picture}>{Art !== undefined && <Art className={rows.art} />}</span>
      <span className={rows.words}>
        <b>{t(`games.${table.game as GameName}.name`)}</b>
        <small>
          <span data-turn={yourTurn}>{t(`home.mine.${stage}`)}</span>
          {others.length > 0 &&
            ` · ${t('home.mine.with', { names: format.list(others.map(nameAt)) })}`}
        </small>
      </span>
      <Link
        className={`${controls.button} ${yourTurn ? controls.lit : ''}`}
        href={`/table/${table.id}`}
      >
        {t('home.mine.goOn')}
      </Link>
    </li>
  );
}
