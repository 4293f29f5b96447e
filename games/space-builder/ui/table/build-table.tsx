/** The table of one player: the map, his board, his hand, and everybody else as faces. */

import { VerdictBadge } from '../check/verdict-badge.tsx';
import type { Run } from '../seat/best-run.ts';
import type { Hands, Scene } from '../seat/hands.ts';
import { useKeys } from '../seat/keys.ts';
import { usePresses } from '../seat/press.ts';
import { useTongue } from '../text/words.tsx';
import { Announcer } from './announcer.tsx';
import { Around } from './around.tsx';
import { BoardView } from './board-view.tsx';
import styles from './build-table.module.css';
import { Half } from './half.tsx';
import { Agreed, Handicaps } from './handicaps.tsx';
import type { NextMap } from './next-map.ts';
import { finishers, isCalm, type Person } from './people.ts';
import { usePractice } from './practice.ts';
import { StopBand } from './stop-band.tsx';
import { Hand, TurnAndFlip } from './tray.tsx';

export interface BuildTableProps {
  readonly hands: Hands;
  readonly scene: Scene;
  readonly people: readonly Person[];
  /** The round has just ended. */
  readonly stopped: boolean;
  /** One's own best trial, to race against. */
  readonly run: Run | undefined;
  /** What may be wished of the next map. */
  readonly next: NextMap | undefined;
  readonly onLeave: () => void;
}

export function BuildTable(props: BuildTableProps) {
  const { hands, scene, people, stopped, run, next, onLeave } = props;
  const { say } = useTongue();
  const practice = usePractice(scene);
  const { onSlot, onTake, onTurn, onFlip } = usePresses(hands);
  useKeys(hands, true);
  const { cards, lit, seat } = scene;
  const me = people[seat ?? 0] as Person;
  const building = scene.told.view.stage.kind === 'building';
  const litCard = cards.find((card) => card.building === lit);
  const turnAndFlip = (
    <TurnAndFlip
      card={scene.building ? litCard : undefined}
      set={me.set}
      onTurn={onTurn}
      onFlip={onFlip}
    />
  );
  return (
    <Half hands={hands} cards={cards} set={me.set} className={styles.play}>
      <main
        className={styles.grid}
        data-stopped={stopped}
        data-complete={scene.complete}
        data-tapped={scene.tapped}
      >
        <Around
          hands={hands}
          told={scene.told}
          seat={seat}
          cards={cards}
          complete={scene.complete}
          tapped={scene.tapped}
          people={people}
          practice={practice}
          next={next}
          stopped={stopped}
          run={run}
          onLeave={onLeave}
        />
        <section className={styles.site}>
          <Agreed people={people} view={scene.told.view} />
          <BoardView
            cards={building ? cards : []}
            set={me.set}
            label={say('board.mine')}
            lit={lit}
            onSlot={onSlot}
            beside={(slot) => {
              const verdict = practice?.verdicts.find(({ stood }) => stood?.slot === slot);
              return (
                verdict !== undefined && (
                  <span className={styles.beside}>
                    <VerdictBadge verdict={verdict} small />
                  </span>
                )
              );
            }}
          />
          {building && (
            <p className={styles.own}>
              <Handicaps view={scene.told.view} place={me.place} />
            </p>
          )}
        </section>
        <div className={styles.rail}>{turnAndFlip}</div>
        <section className={styles.tray} data-tray>
          <Hand cards={cards} set={me.set} lit={lit} onTake={onTake} />
          <div className={styles.wide}>{turnAndFlip}</div>
        </section>
        <Announcer scene={scene} people={people} alone={isCalm(scene.told.view)} />
        {stopped && <Band scene={scene} people={people} />}
      </main>
    </Half>
  );
}

function Band({ scene, people }: { scene: Scene; people: readonly Person[] }) {
  const { say } = useTongue();
  const { view } = scene.told;
  const own = view.round?.builders[scene.seat ?? -1];
  if (people.length === 1 || isCalm(view)) {
    return <StopBand won title={say('band.built')} text={say('band.check')} />;
  }
  const rank = finishers(view).indexOf(scene.seat ?? -1) + 1;
  if (own !== undefined && own.tap !== null && rank > 0) {
    return (
      <StopBand won={rank === 1} title={say('band.rank', { rank })} text={say('band.check')} />
    );
  }
  return <StopBand won={false} title={say('band.stop')} text={say('band.stands')} />;
}
