/** The table for one who looks on: the map as it lies, and everybody's board as it is built, side by side. BU-6.8 */

import type { Time } from '../../rules/action.ts';
import type { View } from '../../rules/view.ts';
import type { Hands, Scene } from '../seat/hands.ts';
import { useTongue } from '../text/words.tsx';
import { BoardView } from './board-view.tsx';
import { Clock } from './clock.tsx';
import { FreeBuildings } from './free-buildings.tsx';
import { useFreed } from './freed.ts';
import { Handicaps } from './handicaps.tsx';
import styles from './onlooker.module.css';
import { endedAt, finishers, handOf, isCalm, type Person } from './people.ts';
import { Plan } from './plan.tsx';
import plate from './plate.module.css';
import { boardBy, builtBy, usePlayedBack } from './played-back.ts';
import { Doing, Pips } from './players.tsx';
import { Portrait } from './portrait.tsx';
import { Places, Tag, TopBar } from './top-bar.tsx';

export interface OnlookerProps {
  readonly hands: Hands;
  readonly scene: Scene;
  readonly people: readonly Person[];
  /** How much later than it happens he sees it, in milliseconds. */
  readonly delay: number;
  readonly onLeave: () => void;
}

export function Onlooker({ hands, scene, people, delay, onLeave }: OnlookerProps) {
  const { say } = useTongue();
  const { view } = scene.told;
  const timed = view.stage.kind === 'building' && !isCalm(view);
  const now = usePlayedBack(view, hands.elapsed);
  const freed = useFreed(view, people);
  return (
    <main className={styles.onlooker}>
      <TopBar
        title={say('title.round', { number: view.round?.number ?? 1 })}
        subtitle={say('title.onlooker')}
        onLeave={onLeave}
      >
        {timed && <Clock elapsed={hands.elapsed} stopped={endedAt(view)} />}
        {timed && <Places people={people} taken={finishers(view, now)} />}
        <Tag news={freed} />
      </TopBar>
      <div className={styles.stage}>
        <section className={styles.plan}>
          <Plan view={view} hands={[hands]} />
          {delay > 0 && (
            <p className={styles.late}>{say('onlooker.late', { seconds: delay / 1000 })}</p>
          )}
        </section>
        <ul className={styles.boards} data-count={people.length} aria-label={say('players')}>
          {people.map((person) => (
            <Builder key={person.place} person={person} view={view} now={now} />
          ))}
        </ul>
      </div>
    </main>
  );
}

/** One player's board, and below it who he is and how far. */
function Builder({ person, view, now }: { person: Person; view: View; now: Time }) {
  const { say } = useTongue();
  const { place, set, name } = person;
  const during = view.stage.kind === 'building';
  const builder = view.round?.builders[place];
  const built = during ? builtBy(builder, now) : 0;
  const rank = during && !isCalm(view) ? finishers(view, now).indexOf(place) + 1 : 0;
  return (
    <li
      className={styles.builder}
      data-away={!person.here}
      style={{ '--set': `var(--color-set-${set})` } as React.CSSProperties}
    >
      <div className={styles.board}>
        <BoardView
          cards={during ? boardBy(builder, now) : []}
          set={set}
          label={say('board.of', { player: name, mine: 'no' })}
        />
      </div>
      <div className={`${plate.plate} ${styles.plate}`} data-done={rank > 0}>
        <Portrait person={person} className={styles.face} />
        <div className={styles.who}>
          <b>{name}</b>
          <span>
            <Doing person={person} view={view} built={built} hand={handOf(view, place).length} />
          </span>
          {during ? (
            <Pips view={view} place={place} built={built} />
          ) : (
            <FreeBuildings view={view} person={person} />
          )}
          <Handicaps view={view} place={place} />
        </div>
        {rank > 0 && (
          <span className={`${plate.badge} ${styles.badge}`}>{say('rank', { rank })}</span>
        )}
      </div>
    </li>
  );
}
