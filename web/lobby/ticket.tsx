/** One table in the lobby, as a ticket torn off at its stub. */

import type { SeatNews, TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { type GameName, gameNamed } from '../games/catalogue.ts';
import { freeSeats, isFree, nameAt } from '../online/seats.ts';
import { Face } from '../people/face.tsx';
import { PersonName } from '../people/person-name.tsx';
import styles from './ticket.module.css';

export function Ticket({ table }: { table: TableNews }) {
  const t = useTranslations();
  const Art = gameNamed(table.game)?.Art;
  const first = table.seats.find(({ person }) => person !== null);
  const title =
    first === undefined
      ? t('lobby.table')
      : t.markup('lobby.tableOf', { name: nameAt(first), person: (name) => name });
  const open = table.stage === 'open';
  const deed = deedAt(table);
  const game = t(`games.${table.game as GameName}.name`);
  return (
    <li className={styles.ticket} data-game={table.game}>
      <span className={styles.stub}>{Art !== undefined && <Art className={styles.art} />}</span>
      <span className={styles.words}>
        <b>
          {first === undefined
            ? title
            : t.rich('lobby.tableOf', {
                name: nameAt(first),
                person: () => <PersonName seat={first} />,
              })}
        </b>
        <span>
          {open
            ? t('lobby.what', { game, free: t('lobby.free', { count: freeSeats(table) }) })
            : game}
        </span>
        <Terms table={table} />
      </span>
      <span className={styles.seats} aria-hidden="true">
        {table.seats.map((seat) => (
          <Place key={seat.seat} table={table} seat={seat} />
        ))}
      </span>
      <Link
        className={`${controls.button} ${deed === 'lobby.watch' ? controls.quiet : ''}`}
        href={`/table/${table.id}`}
        aria-label={t('pair', { what: t(deed), which: title })}
      >
        {t(deed)}
      </Link>
    </li>
  );
}

/** What one can do there. */
function deedAt(table: TableNews) {
  if (table.you !== null) return 'home.mine.goOn';
  return table.stage === 'open' && freeSeats(table) > 0 ? 'lobby.sit' : 'lobby.watch';
}

function Terms({ table: { game, pace, chat } }: { table: TableNews }) {
  const t = useTranslations();
  return (
    <span className={styles.terms}>
      {!gameNamed(game)?.ownClock && (
        <span className={controls.chip}>
          <Icon name="clock" />
          {t(`setup.pace.${pace.kind}`)}
        </span>
      )}
      <span className={controls.chip}>
        <Icon name="chat" />
        {t(`setup.chat.${chat}`)}
      </span>
    </span>
  );
}

function Place({ table, seat }: { table: TableNews; seat: SeatNews }) {
  if (isFree(seat)) {
    return (
      <span className={styles.free}>
        <Icon name="plus" />
      </span>
    );
  }
  return <Face className={styles.face} table={table} seat={seat.seat} />;
}
