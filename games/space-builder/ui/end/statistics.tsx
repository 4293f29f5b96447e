/** Times by the turn of the map and by building, and faults by kind. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { OUTLINE, type SetName } from '../../art/index.ts';
import type { Turn } from '../../maps/map.ts';
import { buildingName, stopwatch } from '../../text/index.ts';
import { Card } from '../art/drawing.tsx';
import { WrongSign } from '../check/verdict-badge.tsx';
import { useTongue } from '../text/words.tsx';
import { byBuilding, byDirection, type Remembered, trips } from './memory.ts';
import styles from './statistics.module.css';

const TURNS: readonly Turn[] = [0, 1, 2, 3];
const SHOWN = 3;
const TALLEST = 7;

export function Directions({ rounds, place }: { rounds: readonly Remembered[]; place: number }) {
  const { language, say } = useTongue();
  const times = byDirection(rounds, place);
  const slowest = Math.max(...times.map((time) => time ?? 0));
  if (slowest === 0) return null;
  return (
    <div className={controls.panel}>
      <h2>{say('end.directions')}</h2>
      <ul className={styles.directions}>
        {TURNS.map((turn) => {
          const time = times[turn] ?? null;
          return (
            <li key={turn} data-slowest={time === slowest}>
              <span
                className={styles.bar}
                style={{ height: `${2 + ((time ?? 0) / slowest) * (TALLEST - 2)}rem` }}
              >
                {time === null ? '–' : stopwatch(time, language).replace(/[.,]\d$/, '')}
              </span>
              <MiniMap turn={turn} />
              <small>{say(`end.direction.${turn}`)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A map lying in a direction, as a sign: outline, headland, lighthouse. */
function MiniMap({ turn }: { turn: Turn }) {
  return (
    <svg className={styles.mini} viewBox="-14 -14 372 372" aria-hidden="true">
      <g transform={`rotate(${turn * 90} 172 172)`}>
        <path d={OUTLINE} fill="var(--color-map)" />
        <circle cx={67} cy={67} r={74} fill="var(--color-map-lit)" />
        <path d="M44 128L56 58H78L90 128Z" fill="#fff6e6" />
        <path d="M52 82H82L86 104H48Z" fill="#e8513d" />
        <rect x={46} y={48} width={42} height={13} rx={5} fill="#5b2350" />
        <rect x={54} y={22} width={26} height={28} rx={4} fill="#ffd98a" />
        <path d="M46 24C50 6 60 0 67 0C74 0 84 6 88 24Z" fill="#e8513d" />
      </g>
    </svg>
  );
}

export interface TripsProps {
  readonly rounds: readonly Remembered[];
  readonly set: SetName;
  /** Goes to the trainer with these buildings; absent where that cannot be offered. */
  readonly onTrain: ((buildings: string) => void) | undefined;
}

export function Trips({ rounds, set, onTrain }: TripsProps) {
  const { language, say } = useTongue();
  const all = trips(rounds);
  const worst = all.slice(0, SHOWN);
  const these = new Set(
    all.filter(({ wrong }) => wrong !== 'unbuilt').map((trip) => trip.building),
  );
  return (
    <div className={controls.panel}>
      <h2>{say('end.trips')}</h2>
      {worst.length === 0 && <p>{say('end.clean')}</p>}
      <ul className={styles.trips}>
        {worst.map(({ building, wrong, times }) => (
          <li key={`${building} ${wrong}`}>
            <Card building={building} side="A" set={set} />
            <span>
              <b>{buildingName(building, language)}</b>
              <small>{say('end.trip', { wrong, times })}</small>
            </span>
            <span className={styles.sign}>
              <WrongSign wrong={wrong} />
            </span>
          </li>
        ))}
      </ul>
      {onTrain !== undefined && these.size > 0 && (
        <button
          type="button"
          className={`${controls.button} ${styles.train}`}
          onClick={() => onTrain([...these].join())}
        >
          <Icon name="lens" />
          {say('end.train')}
        </button>
      )}
    </div>
  );
}

export function Buildings({ rounds, set }: { rounds: readonly Remembered[]; set: SetName }) {
  const { language, say } = useTongue();
  const times = byBuilding(rounds);
  const slowest = times[0]?.took ?? 0;
  if (slowest === 0) return null;
  return (
    <div className={controls.panel}>
      <h2>{say('end.buildings')}</h2>
      <ul className={styles.buildings}>
        {times.map(({ building, took }) => (
          <li key={building}>
            <Card building={building} side="A" set={set} />
            <span className={controls.heard}>{buildingName(building, language)}</span>
            <span className={styles.length} style={{ width: `${(took / slowest) * 60}%` }} />
            <span>{say('end.seconds', { seconds: Math.round(took / 100) / 10 })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
