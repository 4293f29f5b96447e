/** Who sits at the table: people at this device, and bots of a level. */

import { Flag } from '@starboard/look/art/flag.tsx';
import { Icon } from '@starboard/look/art/icon.tsx';
import { Traveller, type TravellerName } from '@starboard/look/art/traveller.tsx';
import controls from '@starboard/look/controls.module.css';
import { seatColour } from '@starboard/look/seat-colours.ts';
import { useTranslations } from 'use-intl';
import type { CatalogueGame } from '../games/catalogue.ts';
import { useLevelName } from '../games/level.ts';
import type { KeptSeat } from '../local/kept-game.ts';
import { botSeat, personSeat } from '../local/seats.ts';
import { facesAt } from '../people/faces.ts';
import { LONGEST_NAME } from '../profile/profile.ts';
import { Choice } from '../shell/choice.tsx';
import styles from './seats.module.css';
import type { Way } from './way.ts';

export interface SeatsProps {
  readonly game: CatalogueGame;
  readonly way: Way;
  readonly seats: readonly KeptSeat[];
  readonly onChange: (seats: readonly KeptSeat[]) => void;
}

export function Seats({ game, way, seats, onChange }: SeatsProps) {
  const t = useTranslations('setup');
  const faces = facesAt(seats);
  const people = seats.filter(({ bot }) => bot === null).length;
  const full = seats.length >= game.seats.max;
  const change = (place: number, seat: KeptSeat) => onChange(seats.with(place, seat));
  const usualBot = game.rivals.at(-1) as string;
  return (
    <>
      <ol className={styles.seats}>
        {seats.map((seat, place) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            key={place}
            game={game}
            place={place}
            seat={seat}
            face={faces[place] as TravellerName}
            onChange={(next) => change(place, next)}
            onRemove={place === 0 ? undefined : () => onChange(seats.toSpliced(place, 1))}
          />
        ))}
      </ol>
      {way !== 'alone' && (
        <div className={styles.more}>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            disabled={full}
            onClick={() => onChange([...seats, botSeat(usualBot, seats)])}
          >
            <Icon name="bot" />
            {t('addBot')}
          </button>
          {way === 'here' && (
            <button
              type="button"
              className={`${controls.button} ${controls.quiet}`}
              disabled={full || people >= game.here}
              onClick={() =>
                onChange([
                  ...seats,
                  personSeat(t('personNumber', { number: seats.length + 1 }), seats),
                ])
              }
            >
              <Icon name="plus" />
              {t('addPerson')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface SeatRowProps {
  readonly game: CatalogueGame;
  readonly place: number;
  readonly seat: KeptSeat;
  readonly face: TravellerName;
  readonly onChange: (seat: KeptSeat) => void;
  readonly onRemove: (() => void) | undefined;
}

function SeatRow({ game, place, seat, face, onChange, onRemove }: SeatRowProps) {
  const t = useTranslations();
  const levelName = useLevelName(game.name);
  const number = place + 1;
  return (
    <li className={styles.row} aria-label={t('setup.seat', { number })}>
      <span className={styles.face}>
        <Traveller name={face} ring={seatColour(seat.colour)} />
        <Flag className={styles.flag} colour={seat.colour} />
      </span>
      {seat.bot === null ? (
        <input
          className={controls.field}
          aria-label={t('setup.name', { number })}
          value={seat.name}
          maxLength={LONGEST_NAME}
          placeholder={t('setup.personNumber', { number })}
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      ) : (
        <span className={styles.bot}>
          <b>{seat.name}</b>
          <Choice
            label={t('setup.level', { name: seat.name })}
            value={seat.bot}
            options={game.bots.map((value) => ({ value, name: levelName(value) }))}
            onChoose={(bot) => onChange({ ...seat, bot })}
          />
        </span>
      )}
      {onRemove !== undefined && (
        <button
          type="button"
          className={controls.round}
          aria-label={t('setup.remove', { name: seat.name })}
          onClick={onRemove}
        >
          <Icon name="cross" />
        </button>
      )}
    </li>
  );
}
