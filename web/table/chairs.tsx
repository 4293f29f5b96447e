/** The seats around a table, as a place to come to: who is here, who is a machine, and where one can sit. */

import type { SeatNews, TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Menu, MenuItem } from '@starboard/look/menu.tsx';
import { useTranslations } from 'use-intl';
import { gameNamed } from '../games/catalogue.ts';
import { useLevelName } from '../games/level.ts';
import { isFree, nameAt } from '../online/seats.ts';
import { http } from '../online/server.ts';
import { Face } from '../people/face.tsx';
import { PersonName } from '../people/person-name.tsx';
import { useShownLooks } from '../profile/looks.ts';
import { changeProfile, LONGEST_NAME, useProfile } from '../profile/profile.ts';
import styles from './chairs.module.css';

export interface ChairsProps {
  readonly news: TableNews;
  readonly ask: (deed: Promise<unknown>) => void;
}

export function Chairs({ news, ask }: ChairsProps) {
  const t = useTranslations('room');
  const Emblem = gameNamed(news.game)?.Emblem;
  return (
    <section className={styles.scene} aria-label={t('seats')}>
      {Emblem !== undefined && <Emblem className={styles.emblem} />}
      <ol className={styles.chairs}>
        {news.seats.map((seat) => (
          <Chair key={seat.seat} news={news} seat={seat} ask={ask} />
        ))}
      </ol>
    </section>
  );
}

function Chair({ news, seat, ask }: ChairsProps & { seat: SeatNews }) {
  return (
    <li className={styles.chair}>
      {isFree(seat) ? (
        <FreeChair news={news} seat={seat} ask={ask} />
      ) : (
        <TakenChair news={news} seat={seat} ask={ask} />
      )}
    </li>
  );
}

function TakenChair({ news, seat, ask }: ChairsProps & { seat: SeatNews }) {
  const t = useTranslations('room');
  const levelName = useLevelName(news.game);
  const name = nameAt(seat);
  const you = news.you === seat.seat;
  return (
    <>
      <Face className={styles.face} table={news} seat={seat.seat} />
      {you ? (
        <OwnName called={name} />
      ) : (
        <b>
          <PersonName seat={seat} />
        </b>
      )}
      <span className={styles.tag} data-here={seat.here || seat.bot !== null}>
        {seat.bot !== null && t('level', { level: levelName(seat.bot) })}
        {seat.bot === null && (
          <>
            <Icon name={seat.here ? 'check' : 'clock'} />
            {you ? t('you') : t(seat.here ? 'here' : 'away')}
          </>
        )}
      </span>
      {news.host && !you && (
        <button
          type="button"
          className={`${controls.round} ${styles.clear}`}
          aria-label={t('clear', { name })}
          onClick={() => ask(http.clearSeat(news.id, seat.seat))}
        >
          <Icon name="cross" />
        </button>
      )}
    </>
  );
}

/** Whoever came by a link has had no chance yet to say what he is called. */
function OwnName({ called }: { called: string }) {
  const t = useTranslations('profile');
  const { name } = useProfile();
  useShownLooks();
  return (
    <input
      className={styles.name}
      value={name}
      placeholder={called}
      maxLength={LONGEST_NAME}
      aria-label={t('nameHint')}
      onChange={(event) => changeProfile({ name: event.target.value })}
    />
  );
}

function FreeChair({ news, seat, ask }: ChairsProps & { seat: SeatNews }) {
  const t = useTranslations('room');
  const levelName = useLevelName(news.game);
  const bots = gameNamed(news.game)?.bots ?? [];
  return (
    <>
      <span className={styles.free}>
        <Icon name="plus" />
      </span>
      <b>{t('freeSeat')}</b>
      {news.you === null && (
        <button
          type="button"
          className={`${controls.button} ${controls.lit}`}
          onClick={() => ask(http.sit(news.id, seat.seat))}
        >
          {t('sitHere')}
        </button>
      )}
      {news.host && (
        <Menu
          trigger={
            <button type="button" className={styles.tag}>
              <Icon name="bot" />
              {t('addBot')}
            </button>
          }
        >
          {bots.map((level) => (
            <MenuItem
              key={level}
              icon="bot"
              onSelect={() => ask(http.seatBot(news.id, seat.seat, level))}
            >
              {levelName(level)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
