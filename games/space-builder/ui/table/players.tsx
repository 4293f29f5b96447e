/** Everybody at the table: face, how far the city has grown, and a mark when the pile is tapped. */

import { memo } from 'react';
import { BUILDINGS } from '../../maps/map.ts';
import type { View } from '../../rules/view.ts';
import { buildingName, stopwatch } from '../../text/index.ts';
import { useTongue } from '../text/words.tsx';
import { minutes } from './clock.tsx';
import { FreeBuildings } from './free-buildings.tsx';
import { Handicaps } from './handicaps.tsx';
import { finishers, handOf, isCalm, type Person } from './people.ts';
import plate from './plate.module.css';
import styles from './players.module.css';
import { Portrait } from './portrait.tsx';

export interface PlayersProps {
  readonly people: readonly Person[];
  readonly view: View;
  /** How many buildings stand on each board, as far as this device knows. */
  readonly built: (place: number) => number;
  /** The places of those who have tapped, first finished first. */
  readonly finished?: readonly number[];
}

export function Players({ people, view, built, finished = finishers(view) }: PlayersProps) {
  const { say } = useTongue();
  const during = view.stage.kind === 'building';
  return (
    <ul className={styles.players} aria-label={say('players')}>
      {othersFirst(people).map((person) => (
        <PlayerRow
          key={person.place}
          person={person}
          view={view}
          built={during ? built(person.place) : 0}
          rank={during ? finished.indexOf(person.place) : -1}
        />
      ))}
    </ul>
  );
}

interface PlayerRowProps extends Pick<PlayersProps, 'view'> {
  readonly person: Person;
  readonly built: number;
  readonly rank: number;
}

/** Drawn again only when the host has told something, or this player has built. */
const PlayerRow = memo(function PlayerRow({ person, view, built, rank }: PlayerRowProps) {
  const { say } = useTongue();
  const hand = handOf(view, person.place);
  const ranked = rank >= 0 && !isCalm(view);
  return (
    <li
      className={`${plate.plate} ${styles.player}`}
      data-mine={person.mine}
      data-done={rank >= 0}
      data-away={!person.here}
      data-best={person.best !== undefined}
      style={{ '--set': `var(--color-set-${person.set})` } as React.CSSProperties}
    >
      <Portrait person={person} className={styles.face} />
      <div className={styles.who}>
        <b>{person.name}</b>
        <span className={styles.line}>
          <Doing person={person} view={view} built={built} hand={hand.length} />
        </span>
        {view.stage.kind === 'building' ? (
          <>
            <span className={styles.fraction} aria-hidden="true">
              {built}
              <small>/{hand.length}</small>
            </span>
            <Pips view={view} place={person.place} built={built} />
          </>
        ) : (
          <FreeBuildings view={view} person={person} />
        )}
        <Handicaps view={view} place={person.place} />
      </div>
      {ranked && (
        <span className={`${plate.badge} ${styles.badge}`}>{say('rank', { rank: rank + 1 })}</span>
      )}
    </li>
  );
});

/** Rivals above, whoever plays here below, next to his own things. */
function othersFirst(people: readonly Person[]): Person[] {
  return people.toSorted((one, other) => Number(one.mine) - Number(other.mine));
}

export function Doing(props: { person: Person; view: View; built: number; hand: number }) {
  const { language, say } = useTongue();
  const { stage, round } = props.view;
  const { place, here, best } = props.person;
  if (!here) return say('doing.away');
  if (best !== undefined && stage.kind !== 'building') {
    return say('doing.best', { time: stopwatch(best, language) });
  }
  const tap = round?.builders[place]?.tap ?? null;
  switch (stage.kind) {
    case 'building':
      if (tap === null || !(props.person.mine || props.view.players[place] !== undefined)) {
        return say('doing.built', { built: props.built, hand: props.hand });
      }
      if (!isCalm(props.view)) return say('doing.finished', { time: minutes(tap) });
      return say(props.view.options.waits?.[place] === true ? 'doing.waits' : 'doing.done');
    case 'between':
      if (stage.unfreezes === place) return say('doing.unfreezes');
      return say(stage.ready[place] === false ? 'doing.looks' : 'doing.ready');
    case 'countdown':
      return say('doing.ready');
    default:
      return say('doing.free', { free: props.hand });
  }
}

/** Eight small tiles, one for each building in order of number: placed, to place, frozen. */
export function Pips({ view, place, built }: { view: View; place: number; built: number }) {
  const { language, say } = useTongue();
  const hand = handOf(view, place);
  const frozen = BUILDINGS.filter((building) => !hand.includes(building));
  const names = new Intl.ListFormat(language).format(
    frozen.map((building) => buildingName(building, language)),
  );
  let left = built;
  return (
    <span
      className={styles.pips}
      role="img"
      aria-label={say('pips', { built, hand: hand.length, frozen: frozen.length, names })}
    >
      {BUILDINGS.map((building) => {
        const kind = !hand.includes(building) ? 'ice' : left-- > 0 ? 'on' : 'to';
        return <i key={building} data-kind={kind} />;
      })}
    </span>
  );
}
