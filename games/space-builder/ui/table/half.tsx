/** One player's half of a table: where fingers and keys act, and what they carry is shown. */

import {
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { SetName } from '../../art/index.ts';
import type { Slot } from '../../maps/map.ts';
import type { Card } from '../../rules/state.ts';
import { type Carry, Fingers } from '../seat/fingers.ts';
import type { Hands, Scene } from '../seat/hands.ts';
import { useSounds } from '../seat/sounds.ts';
import styles from './half.module.css';
import { TurnedCard } from './turned-card.tsx';

export interface Grip {
  readonly carries: readonly Carry[];
  /** The slots that will take what is carried. */
  readonly hot: ReadonlyMap<Slot, Card>;
}

export interface HalfProps {
  readonly hands: Hands;
  readonly scene: Scene;
  readonly set: SetName;
  /** Seen from the far end of the tablet. */
  readonly turned?: boolean;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: (grip: Grip) => ReactNode;
}

export function Half(props: HalfProps) {
  const { hands, scene, set, turned = false } = props;
  const half = useRef<HTMLElement>(null);
  const fingers = useMemo(() => new Fingers(hands, turned), [hands, turned]);
  useEffect(() => fingers.attach(half.current as HTMLElement), [fingers]);
  const carries = useSyncExternalStore(fingers.subscribe, fingers.carries);
  useSounds(hands);
  const cardOf = (carry: Carry) => scene.cards.find(({ building }) => building === carry.building);
  const hot = new Map<Slot, Card>();
  for (const carry of carries) {
    const card = cardOf(carry);
    if (typeof carry.target === 'number' && card !== undefined) hot.set(carry.target, card);
  }
  return (
    <section
      ref={half}
      className={`${styles.half} ${props.className ?? ''}`}
      data-turned={turned}
      aria-label={props.label}
    >
      {props.children({ carries, hot })}
      <div className={styles.air}>
        {carries.map((carry) => {
          const card = cardOf(carry);
          return card === undefined ? null : (
            <Carried key={carry.pointer} carry={carry} fingers={fingers}>
              <TurnedCard {...card} set={set} />
            </Carried>
          );
        })}
      </div>
    </section>
  );
}

/** A building in the air; the fingers move it without asking React. */
function Carried(props: { carry: Carry; fingers: Fingers; children: ReactNode }) {
  const { pointer } = props.carry;
  const { fingers } = props;
  const hold: RefCallback<HTMLDivElement> = useCallback(
    (element) => fingers.hold(pointer, element),
    [fingers, pointer],
  );
  return (
    <div ref={hold} className={styles.carried} aria-hidden="true">
      {props.children}
    </div>
  );
}
