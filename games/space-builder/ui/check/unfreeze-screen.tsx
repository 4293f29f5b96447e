/** The winner sets a building free; one who cannot decide gets the first one. BU-5.2 */

import controls from '@starboard/look/controls.module.css';
import { type CSSProperties, useEffect, useState } from 'react';
import type { SetName } from '../../art/index.ts';
import { BUILDINGS, type Building, SIDES } from '../../maps/map.ts';
import { buildingName, sideDetail } from '../../text/index.ts';
import { Card } from '../art/drawing.tsx';
import { IceBlock } from '../art/ice.tsx';
import { focusOnArrival } from '../table/arrival.ts';
import { Corner } from '../table/corner.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './unfreeze-screen.module.css';

export interface UnfreezeScreenProps {
  readonly frozen: readonly Building[];
  readonly set: SetName;
  /** Whether nobody else was there to win against. BU-8.2 */
  readonly alone: boolean;
  /** Whether others are waiting. */
  readonly timed: boolean;
  readonly onUnfreeze: (building: Building) => void;
}

/** How long the others wait, in seconds. */
const PATIENCE = 20;

export function UnfreezeScreen(props: UnfreezeScreenProps) {
  const { frozen, set, alone, timed, onUnfreeze } = props;
  const { language, say } = useTongue();
  const [picked, pick] = useState(frozen[0] as Building);
  const left = usePatience(timed, () => onUnfreeze(picked));
  return (
    <main className={styles.thaw}>
      <header className={styles.top}>
        <div>
          <h1>{say(alone ? 'unfreeze.alone' : 'unfreeze.title')}</h1>
          <p>{say('unfreeze.text')}</p>
        </div>
        <Corner className={styles.corner} />
      </header>
      <div className={styles.blocks} style={{ '--count': frozen.length } as CSSProperties}>
        {frozen.map((building) => (
          <button
            key={building}
            type="button"
            className={styles.block}
            aria-pressed={building === picked}
            onClick={() => pick(building)}
          >
            <IceBlock
              building={building}
              set={set}
              broken={building === picked}
              className={styles.art}
            />
            <b>{buildingName(building, language)}</b>
            <span className={styles.sides}>
              {SIDES.map((side) => (
                <span key={side}>
                  <Card building={building} side={side} set={set} />
                  {sideDetail(building, side, language)}
                </span>
              ))}
            </span>
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        <span
          className={styles.track}
          role="img"
          aria-label={say('unfreeze.track', { free: BUILDINGS.length - frozen.length })}
        >
          {BUILDINGS.map((building) => (
            <Card
              key={building}
              building={building}
              side="A"
              set={set}
              frozen={frozen.includes(building)}
            />
          ))}
        </span>
        <button
          ref={focusOnArrival}
          type="button"
          className={`${controls.button} ${controls.lit} ${controls.big}`}
          onClick={() => onUnfreeze(picked)}
        >
          {say('unfreeze.free', { building: buildingName(picked, language) })}
          {timed && <span className={styles.left}>{left}</span>}
        </button>
      </div>
    </main>
  );
}

/** The seconds left until it is done without being asked, by the clock: a page in the background is woken rarely. */
function usePatience(timed: boolean, act: () => void): number {
  const [end] = useState(() => Date.now() + PATIENCE * 1000);
  const [left, setLeft] = useState(PATIENCE);
  useEffect(() => {
    if (!timed) return;
    const bell = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(bell);
  }, [timed, end]);
  const over = timed && left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the time is over.
  useEffect(() => {
    if (over) act();
  }, [over]);
  return left;
}
