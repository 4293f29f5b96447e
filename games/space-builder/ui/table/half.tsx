/** One player's half of a table: where fingers and keys act, and what they carry is shown. */

import {
  memo,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { SetName } from '../../art/index.ts';
import type { Card } from '../../rules/state.ts';
import { Fingers } from '../seat/fingers.ts';
import { find, type Grip, Gripping, useLive } from '../seat/grip.ts';
import type { Hands } from '../seat/hands.ts';
import { useSounds } from '../seat/sounds.ts';
import styles from './half.module.css';
import { TurnedCard } from './turned-card.tsx';

export interface HalfProps {
  readonly hands: Hands;
  /** What he has to build. */
  readonly cards: readonly Card[];
  readonly set: SetName;
  /** Seen from the far end of the tablet. */
  readonly turned?: boolean;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

export function Half(props: HalfProps) {
  const { hands, cards, set, turned = false, className = '', label, children } = props;
  const half = useRef<HTMLElement>(null);
  const fingers = useMemo(() => new Fingers(hands, turned), [hands, turned]);
  const grip = useMemo<Grip>(() => ({ hands, fingers }), [hands, fingers]);
  useEffect(() => fingers.attach(half.current as HTMLElement), [fingers]);
  useSounds(hands);
  return (
    <section
      ref={half}
      className={`${styles.half} ${className}`}
      data-turned={turned}
      aria-label={label}
    >
      <Gripping value={grip}>
        {children}
        <Air fingers={fingers} cards={cards} set={set} />
      </Gripping>
    </section>
  );
}

interface AirProps {
  readonly fingers: Fingers;
  readonly cards: readonly Card[];
  readonly set: SetName;
}

/** Above everything: every building, seen while it is carried. It is there before, so that to lift it nothing has to be made. */
const Air = memo(function Air({ fingers, cards, set }: AirProps) {
  return (
    <div className={styles.air} aria-hidden="true">
      {cards.map((card) => (
        <Carried key={card.building} card={card} fingers={fingers} set={set} />
      ))}
    </div>
  );
});

/** A building in the air; the fingers move it without asking React. */
const Carried = memo(function Carried(props: Omit<AirProps, 'cards'> & { readonly card: Card }) {
  const { fingers, set } = props;
  const { building } = props.card;
  const card = useLive(({ cards }, carries) => {
    const carried = find(carries, building) !== undefined;
    return (carried ? find(cards, building) : undefined) ?? props.card;
  }, props.card);
  const hold: RefCallback<HTMLDivElement> = useCallback(
    (element) => (element === null ? undefined : fingers.hold(building, element)),
    [fingers, building],
  );
  return (
    <div ref={hold} className={styles.carried}>
      <TurnedCard {...card} set={set} aloft />
    </div>
  );
});
