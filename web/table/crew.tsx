/** Everybody at an online table, as the way to their pages; once it is over, in the order it ended. */

import type { SeatNews, TableNews } from '@starboard/client';
import { useTranslations } from 'use-intl';
import { useLevelName } from '../games/level.ts';
import { isFree } from '../online/seats.ts';
import { Face } from '../people/face.tsx';
import { PersonName } from '../people/person-name.tsx';
import styles from './crew.module.css';

export function Crew({ news }: { news: TableNews }) {
  const t = useTranslations();
  const levelName = useLevelName(news.game);
  const { length } = news.seats;
  const status = ({ seat, bot, here, place }: SeatNews): string => {
    if (place !== null) return t('history.place', { place, count: length });
    if (bot !== null) return t('room.level', { level: levelName(bot) });
    if (seat === news.you) return t('room.you');
    return t(here ? 'room.here' : 'room.away');
  };
  return (
    <ul className={styles.crew} aria-label={t('people.crew')}>
      {news.seats
        .filter((seat) => !isFree(seat))
        .sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
        .map((seat) => (
          <li key={seat.seat}>
            <Face className={styles.face} table={news} seat={seat.seat} />
            <b>
              <PersonName seat={seat} />
            </b>
            <span>{status(seat)}</span>
          </li>
        ))}
    </ul>
  );
}
