/** Times by the turn of the map and by building, and faults by kind. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import type { SetName } from '../../art/index.ts';
import { BUILDINGS, type Turn } from '../../maps/map.ts';
import { buildingName, stopwatch } from '../../text/index.ts';
import { Card } from '../art/drawing.tsx';
import { MiniMap } from '../art/mini-map.tsx';
import { VerdictBadge, WrongSign } from '../check/verdict-badge.tsx';
import { useTongue } from '../text/words.tsx';
import { byBuilding, byDirection, type Remembered, trips } from './memory.ts';
import styles from './statistics.module.css';

const TURNS: readonly Turn[] = [0, 1, 2, 3];
const SHOWN = 3;
const TALLEST = 7;
/** As many signs as there is room for; the words say the rest. */
const TIMES = [1, 2, 3];

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
              <MiniMap turn={turn} className={styles.mini} />
              <small>{say(`end.direction.${turn}`)}</small>
            </li>
          );
        })}
      </ul>
    </div>
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
    <div className={`${controls.panel} ${styles.tripping}`}>
      <h2>{say('end.trips')}</h2>
      {worst.length === 0 && <Clean rounds={rounds} set={set} />}
      <ul className={styles.trips}>
        {worst.map(({ building, wrong, times }) => (
          <li key={`${building} ${wrong}`}>
            <Card building={building} side="A" set={set} />
            <span>
              <b>{buildingName(building, language)}</b>
              <small>{say('end.trip', { wrong, times })}</small>
            </span>
            <span className={styles.signs}>
              {TIMES.slice(0, times).map((time) => (
                <WrongSign key={time} wrong={wrong} />
              ))}
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

/** Every building that was built, and each of them right. */
function Clean({ rounds, set }: Pick<TripsProps, 'rounds' | 'set'>) {
  const { say } = useTongue();
  const verdicts = rounds.flatMap((round) => round.verdicts);
  const latest = new Map(verdicts.map((verdict) => [verdict.building, verdict]));
  return (
    <div className={styles.clean}>
      <p>{say('end.clean')}</p>
      <ul aria-hidden="true">
        {BUILDINGS.flatMap((building) => latest.get(building) ?? []).map((verdict) => (
          <li key={verdict.building}>
            <Card building={verdict.building} side={verdict.wanted.side} set={set} />
            <span className={styles.right}>
              <VerdictBadge verdict={verdict} small />
            </span>
          </li>
        ))}
      </ul>
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
