/** One table in the lobby, as a ticket torn off at its stub. */

import type { SeatNews, TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import { TRAVELLERS, Traveller } from '@starboard/look/art/traveller.tsx';
import controls from '@starboard/look/controls.module.css';
import { seatColour } from '@starboard/look/seat-colours.ts';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { type GameName, gameNamed } from '../games/catalogue.ts';
import { colourAt, freeSeats, isFree, nameAt } from '../online/seats.ts';
import styles from './ticket.module.css';

export function Ticket({ table }: { table: TableNews }) {
  const t = useTranslations();
  const Art = gameNamed(table.game)?.Art;
  const first = table.seats.find(({ person }) => person !== null);
  const title =
    first === undefined ? t('lobby.table') : t('lobby.tableOf', { name: nameAt(first) });
  const open = table.stage === 'open';
  return (
    <li className={styles.ticket} data-game={table.game}>
      <span className={styles.stub}>{Art !== undefined && <Art className={styles.art} />}</span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>
          {t(`games.${table.game as GameName}.name`)}
          {open && `, ${t('lobby.free', { count: freeSeats(table) })}`}
        </span>
        <Terms table={table} />
      </span>
      <span className={styles.seats} aria-hidden="true">
        {table.seats.map((seat) => (
          <Face key={seat.seat} seat={seat} />
        ))}
      </span>
      <Link
        className={`${controls.button} ${open ? '' : controls.quiet}`}
        href={`/table/${table.id}`}
        aria-label={`${t(open ? 'lobby.sit' : 'lobby.watch')}: ${title}`}
      >
        {t(open ? 'lobby.sit' : 'lobby.watch')}
      </Link>
    </li>
  );
}

function Terms({ table: { pace, chat } }: { table: TableNews }) {
  const t = useTranslations();
  return (
    <span className={styles.terms}>
      <span className={controls.chip}>
        <Icon name="clock" />
        {t(`setup.pace.${pace.kind}`)}
      </span>
      <span className={controls.chip}>
        <Icon name="chat" />
        {t(`setup.chat.${chat}`)}
      </span>
    </span>
  );
}

function Face({ seat }: { seat: SeatNews }) {
  if (isFree(seat)) {
    return (
      <span className={styles.free}>
        <Icon name="plus" />
      </span>
    );
  }
  const name = seat.bot === null ? TRAVELLERS[seat.seat % TRAVELLERS.length] : 'bolt';
  return (
    <Traveller className={styles.face} name={name ?? 'pip'} ring={seatColour(colourAt(seat))} />
  );
}
