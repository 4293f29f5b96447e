/** What is agreed for whom: named on the table, so that nobody wonders. BU-8.1, BU-8.4 */

import { Fragment } from 'react';
import { STARRED } from '../../maps/map.ts';
import type { View } from '../../rules/view.ts';
import { useTongue } from '../text/words.tsx';
import styles from './handicaps.module.css';
import type { Person } from './people.ts';
import { Portrait } from './portrait.tsx';

export function Handicaps({ view, place }: { view: View; place: number }) {
  const named = useHandicaps(view)(place);
  if (named.length === 0) return null;
  return (
    <span className={styles.handicaps} data-handicaps>
      {named.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' '}
          <span>
            {name}
            {index < named.length - 1 && '\u00a0·'}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** All of it, before every map: on a phone the players have no room for it. */
export function Agreed({ people, view }: { people: readonly Person[]; view: View }) {
  const handicapsOf = useHandicaps(view);
  const helped = people.filter(({ place }) => handicapsOf(place).length > 0);
  const { kind } = view.stage;
  if ((kind !== 'between' && kind !== 'countdown') || helped.length === 0) return null;
  return (
    <ul className={styles.agreed}>
      {helped.map((person) => (
        <li key={person.place}>
          <Portrait person={person} />
          <b>{person.name}</b>
          <Handicaps view={view} place={person.place} />
        </li>
      ))}
    </ul>
  );
}

function useHandicaps({ options }: View): (place: number) => readonly string[] {
  const { say } = useTongue();
  const { upright, hands, waits, play } = options;
  return (place) => {
    const size = hands[place] ?? STARRED.length;
    return [
      ...(upright[place] === true ? [say('handicap.upright')] : []),
      ...(size > STARRED.length && play.kind === 'race' ? [say('handicap.hand', { size })] : []),
      ...(waits?.[place] === true ? [say('handicap.waits')] : []),
    ];
  };
}
