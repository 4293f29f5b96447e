/** The seats around a table, as a place to come to: who is here, who is a machine, and where one can sit. */

import type { SeatNews, TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import { TRAVELLERS, Traveller, type TravellerName } from '@starboard/look/art/traveller.tsx';
import controls from '@starboard/look/controls.module.css';
import { Menu, MenuItem } from '@starboard/look/menu.tsx';
import { seatColour } from '@starboard/look/seat-colours.ts';
import { useTranslations } from 'use-intl';
import { gameNamed } from '../games/catalogue.ts';
import { useLevelName } from '../games/level.ts';
import { colourAt, isFree, nameAt } from '../online/seats.ts';
import { http } from '../online/server.ts';
import styles from './chairs.module.css';

export interface ChairsProps {
  readonly news: TableNews;
  readonly ask: (deed: Promise<unknown>) => void;
}

export function Chairs({ news, ask }: ChairsProps) {
  const t = useTranslations('room');
  const Art = gameNamed(news.game)?.Art;
  return (
    <section className={styles.scene} aria-label={t('seats')}>
      {Art !== undefined && <Art className={styles.art} />}
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
      <Traveller className={styles.face} name={faceOf(seat)} ring={seatColour(colourAt(seat))} />
      <b>{name}</b>
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

/** The same face for the same seat; a machine is plainly one. */
function faceOf({ seat, bot }: SeatNews): TravellerName {
  if (bot !== null) return seat % 2 === 0 ? 'bolt' : 'lens';
  return TRAVELLERS[seat % TRAVELLERS.length] as TravellerName;
}
