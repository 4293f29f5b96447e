/** A map as it lies: to be seen, and to be read slot by slot. Nothing here turns it. BU-3.2 */

import controls from '@starboard/look/controls.module.css';
import { memo } from 'react';
import {
  asItLies,
  BEACON,
  type Building,
  type CityMap,
  type Direction,
  turnedCell,
} from '../../maps/map.ts';
import { say as sayOfGame, standing, turnName } from '../../text/index.ts';
import { Beacon, Face, Ground } from '../art/drawing.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './land.module.css';

export interface MapViewProps {
  readonly map: CityMap;
  readonly direction: Direction;
  readonly label: string;
  /** The building that is spoken of. */
  readonly ringed?: Building | null;
  /** Buildings that need not be built are faded, where that is no help in a race. */
  readonly only?: readonly Building[];
}

/** Drawn once: what happens on a board must not wait for the map. */
export const MapView = memo(function MapView(props: MapViewProps) {
  const { map, direction, label, ringed = null, only } = props;
  const { language, say } = useTongue();
  const sights = asItLies(map, direction);
  const beacon = turnedCell(BEACON, direction);
  const cells = [
    ...sights.map((sight) => ({ ...sight, ...sight.cell })),
    { ...beacon, building: null, turn: direction, side: 'A' as const },
  ].sort((one, other) => one.row - other.row || one.column - other.column);
  return (
    <div className={styles.land} data-kind="map" data-direction={direction}>
      <Ground kind="map" direction={direction} className={styles.ground} />
      <ul className={styles.grid} aria-label={label}>
        {cells.map(({ building, row, column, turn, side }) => {
          const place = sayOfGame(language, 'place', { row: row + 1, column: column + 1 });
          const what =
            building === null
              ? say('map.beacon', { turn: turnName(turn, language) })
              : standing(building, side, turn, language);
          const faded = building !== null && only !== undefined && !only.includes(building);
          return (
            <li
              key={building ?? 'beacon'}
              className={building === null ? styles.beacon : styles.face}
              data-ringed={building !== null && building === ringed}
              data-faded={faded}
              style={{ gridArea: `${row + 1} / ${column + 1}` }}
            >
              <span className={controls.heard}>{say('slot', { place, what })}</span>
              <span className={styles.turned} style={{ rotate: `${turn * 90}deg` }}>
                {building === null ? <Beacon /> : <Face building={building} side={side} />}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
