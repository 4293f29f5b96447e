/** The table for one who looks on: the map as it lies, and everybody's board as far as it is shown. */

import { BUILDINGS } from '../../maps/map.ts';
import type { Hands, Scene } from '../seat/hands.ts';
import { useTongue } from '../text/words.tsx';
import { BoardView } from './board-view.tsx';
import { Clock } from './clock.tsx';
import styles from './onlooker.module.css';
import { finishers, type Person } from './people.ts';
import { Plan } from './plan.tsx';
import { Players } from './players.tsx';
import { Places, TopBar } from './top-bar.tsx';

export interface OnlookerProps {
  readonly hands: Hands;
  readonly scene: Scene;
  readonly people: readonly Person[];
  readonly onLeave: () => void;
}

export function Onlooker({ hands, scene, people, onLeave }: OnlookerProps) {
  const { say } = useTongue();
  const { view } = scene.told;
  const building = view.stage.kind === 'building';
  const builders = view.round?.builders ?? [];
  const open = builders.some(({ cards }) => cards !== null) && building;
  return (
    <main className={styles.onlooker}>
      <TopBar
        title={say('title.round', { number: view.round?.number ?? 1 })}
        subtitle={say('title.onlooker')}
        onLeave={onLeave}
      >
        {building && <Clock elapsed={hands.elapsed} stopped={view.round?.stop ?? null} />}
        {building && <Places people={people} taken={finishers(view)} />}
      </TopBar>
      <div className={styles.stage}>
        <section className={styles.map}>
          <Plan view={view} hands={[hands]} />
        </section>
        <div className={styles.players}>
          <Players
            people={people}
            view={view}
            built={(place) => Math.min(BUILDINGS.length, builders[place]?.built ?? 0)}
          />
        </div>
        {open && (
          <div className={styles.boards}>
            {people.map((person) => (
              <BoardView
                key={person.place}
                cards={builders[person.place]?.cards ?? []}
                set={person.set}
                label={say('board.of', { player: person.name, mine: 'no' })}
              />
            ))}
          </div>
        )}
      </div>
    </main>
  );
}
