/** The buildings a player has free, as small pictures, for as long as nobody builds. */

import { STARRED } from '../../maps/map.ts';
import type { View } from '../../rules/view.ts';
import { buildingName } from '../../text/index.ts';
import { Card } from '../art/drawing.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './free-buildings.module.css';
import { handOf, type Person } from './people.ts';

export function FreeBuildings({ view, person }: { view: View; person: Person }) {
  const { language, say } = useTongue();
  const free = handOf(view, person.place);
  const names = new Intl.ListFormat(language).format(
    free.map((building) => buildingName(building, language)),
  );
  return (
    <span className={styles.free} role="img" aria-label={say('free', { names })}>
      {free.map((building) => (
        <i key={building} data-starred={STARRED.includes(building)}>
          <Card building={building} side="A" set={person.set} />
        </i>
      ))}
    </span>
  );
}
