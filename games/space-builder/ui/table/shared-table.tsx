/** Two at one tablet: a board, a hand, a pile and buttons for each, and one map between them. BU-8.3 */

import controls from '@starboard/look/controls.module.css';
import { type CSSProperties, memo } from 'react';
import type { View } from '../../rules/view.ts';
import type { Hands, Scene } from '../seat/hands.ts';
import { useKeys } from '../seat/keys.ts';
import { usePresses } from '../seat/press.ts';
import { useTongue } from '../text/words.tsx';
import { BoardView } from './board-view.tsx';
import { Clock } from './clock.tsx';
import { Half } from './half.tsx';
import { HalfMenu } from './half-menu.tsx';
import { Handicaps } from './handicaps.tsx';
import { endedAt, finishers, isCalm, type Person } from './people.ts';
import { Pile } from './pile.tsx';
import { Plan } from './plan.tsx';
import { Pips } from './players.tsx';
import { Portrait } from './portrait.tsx';
import styles from './shared-table.module.css';
import { StopBand } from './stop-band.tsx';
import { Hand, TurnAndFlip } from './tray.tsx';

export interface SharedTableProps {
  readonly hands: readonly Hands[];
  readonly scenes: readonly Scene[];
  readonly people: readonly Person[];
  /** One at each end, rather than side by side. */
  readonly opposite: boolean;
  readonly stopped: boolean;
  readonly onLeave: () => void;
}

export function SharedTable(props: SharedTableProps) {
  const { hands, scenes, people, opposite, stopped } = props;
  const [first] = hands as [Hands];
  const { view } = (scenes[0] as Scene).told;
  useKeys(first, true);
  return (
    <main className={styles.shared} data-opposite={opposite}>
      {opposite && <Rings />}
      {hands.map((each, index) => (
        <Place
          key={each.seat}
          hands={each}
          scene={scenes[index] as Scene}
          people={people}
          far={opposite && index > 0}
          stopped={stopped}
        />
      ))}
      <div className={styles.between}>
        <Plan view={view} hands={hands} />
        {view.stage.kind === 'building' && !isCalm(view) && (
          <span className={styles.clock}>
            <Clock elapsed={first.elapsed} stopped={endedAt(view)} />
          </span>
        )}
      </div>
      {hands.map(({ seat }, index) => (
        <HalfMenu
          key={seat}
          player={people[seat ?? 0]?.name ?? ''}
          hasKeys={index === 0}
          far={opposite && index > 0}
          onLeave={props.onLeave}
        />
      ))}
    </main>
  );
}

function Place(props: {
  hands: Hands;
  scene: Scene;
  people: readonly Person[];
  far: boolean;
  stopped: boolean;
}) {
  const { hands, scene, people, far, stopped } = props;
  const { say } = useTongue();
  const { onSlot, onTake, onTurn, onFlip } = usePresses(hands);
  const { cards, lit, told } = scene;
  const litCard = cards.find((card) => card.building === lit);
  const me = people[scene.seat ?? 0] as Person;
  const building = told.view.stage.kind === 'building';
  const ready = told.choices.some(({ action }) => action.kind === 'ready');
  return (
    <Half
      hands={hands}
      cards={cards}
      set={me.set}
      turned={far}
      className={styles.half}
      label={me.name}
    >
      <div className={styles.board} data-complete={scene.complete}>
        <BoardView
          cards={building ? cards : []}
          set={me.set}
          label={say('board.of', { player: me.name, mine: 'no' })}
          lit={lit}
          onSlot={onSlot}
        />
      </div>
      <div className={styles.hand} data-tray data-many={cards.length > 6}>
        <Hand cards={cards} set={me.set} lit={lit} whole={false} onTake={onTake} />
      </div>
      <Pad hands={hands} person={me} told={told} cards={cards} complete={scene.complete} />
      <div className={styles.controls}>
        {ready ? (
          <button
            type="button"
            className={`${controls.button} ${controls.lit} ${controls.big} ${styles.ready}`}
            onClick={() => hands.ready()}
          >
            {say('ready')}
          </button>
        ) : (
          <TurnAndFlip
            card={scene.building ? litCard : undefined}
            set={me.set}
            onTurn={onTurn}
            onFlip={onFlip}
          />
        )}
      </div>
      {stopped && <Band view={told.view} place={me.place} />}
    </Half>
  );
}

function Band({ view, place }: { view: View; place: number }) {
  const { say } = useTongue();
  const first = finishers(view).indexOf(place) === 0;
  const calm = isCalm(view);
  const title = first ? say('band.rank', { rank: 1 }) : say('band.stop');
  return (
    <div className={styles.band}>
      <StopBand
        won={first || calm}
        title={calm ? say('band.built') : title}
        text={first || calm ? say('band.check') : say('band.stands')}
      />
    </div>
  );
}

interface PadProps extends Pick<Scene, 'told' | 'cards' | 'complete'> {
  readonly hands: Hands;
  readonly person: Person;
}

/** The pile, and beside it who sits here and how far he is. */
const Pad = memo(function Pad({ hands, person, told, cards, complete }: PadProps) {
  const { say } = useTongue();
  const left = cards.filter(({ slot }) => slot === null).length;
  const built = told.view.stage.kind === 'building' ? cards.length - left : 0;
  return (
    <div className={styles.pad}>
      <Pile lit={complete} onTap={() => hands.tap()}>
        <span className={styles.who}>
          <Portrait person={person} />
          <b>{person.name}</b>
        </span>
        <span style={{ '--set': `var(--color-set-${person.set})` } as CSSProperties}>
          <Pips view={told.view} place={person.place} built={built} />
        </span>
        <Handicaps view={told.view} place={person.place} />
        <span className={styles.left}>
          {complete ? say('pile.complete.title') : say('shared.left', { left })}
        </span>
      </Pile>
    </div>
  );
});

/** Ground all the way: between two who sit opposite, nobody has the sky. */
function Rings() {
  return (
    <svg
      className={styles.rings}
      viewBox="0 0 1180 820"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={1180} height={820} fill="var(--color-sky-1)" />
      {RINGS.map(([radius, fill]) => (
        <ellipse key={fill} cx={590} cy={410} rx={radius * 1.5} ry={radius} fill={fill} />
      ))}
      <path
        d="M0 410H1180"
        stroke="var(--color-text)"
        strokeOpacity={0.18}
        strokeWidth={3}
        strokeDasharray="8 8"
      />
    </svg>
  );
}

const RINGS: readonly (readonly [radius: number, fill: string])[] = [
  [520, 'var(--color-sky-2)'],
  [430, 'light-dark(#e9e2fb, var(--color-hill-1))'],
  [340, 'light-dark(#f4ecfa, var(--color-hill-2))'],
  [250, 'light-dark(#fdf6ee, var(--color-hill-3))'],
];
