/** The hand: eight fixed places, one for each building, so that a hand learns where things lie. */

import controls from '@starboard/look/controls.module.css';
import { memo } from 'react';
import type { SetName } from '../../art/index.ts';
import { BUILDINGS, type Building } from '../../maps/map.ts';
import type { Card } from '../../rules/state.ts';
import { buildingName, standing } from '../../text/index.ts';
import { Card as CardArt } from '../art/drawing.tsx';
import { Sign } from '../art/sign.tsx';
import { find, useLive } from '../seat/grip.ts';
import { useNaming } from '../seat/letters.ts';
import { useTongue } from '../text/words.tsx';
import { unlessTouched } from './board-view.tsx';
import styles from './tray.module.css';
import { TurnedCard } from './turned-card.tsx';

export interface HandProps {
  readonly cards: readonly Card[];
  readonly set: SetName;
  readonly lit: Building | null;
  /** Whether frozen buildings keep their places too. */
  readonly whole?: boolean;
  readonly onTake: (building: Building) => void;
}

export function Hand({ cards, set, lit, whole = true, onTake }: HandProps) {
  const { say } = useTongue();
  return (
    <ul className={styles.hand} aria-label={say('hand')}>
      {BUILDINGS.map((building) => {
        const card = cards.find((other) => other.building === building);
        if (card === undefined) return whole && <Frozen key={building} {...{ building, set }} />;
        return <Held key={building} {...{ card, set, onTake }} lit={building === lit} />;
      })}
    </ul>
  );
}

type FrozenProps = Pick<HandProps, 'set'> & { readonly building: Building };

const Frozen = memo(function Frozen({ building, set }: FrozenProps) {
  const { language, say } = useTongue();
  return (
    <li className={styles.frozen}>
      <span className={controls.heard}>
        {say('frozen', { building: buildingName(building, language) })}
      </span>
      <CardArt building={building} side="A" set={set} frozen />
      <span className={styles.flake}>
        <Sign name="ice" />
      </span>
    </li>
  );
});

interface HeldProps extends Pick<HandProps, 'set' | 'onTake'> {
  readonly card: Card;
  readonly lit: boolean;
}

/** Drawn again only when something happens to this card; on the board or in the air it is there, but not seen. */
const Held = memo(function Held({ set, onTake, ...shown }: HeldProps) {
  const { language } = useTongue();
  const { building } = shown.card;
  const gone = useLive(
    ({ cards }, carries) =>
      find(cards, building)?.slot !== null || find(carries, building) !== undefined,
    shown.card.slot !== null,
  );
  const card = useLive(
    ({ cards }) => (gone ? undefined : find(cards, building)) ?? shown.card,
    shown.card,
  );
  const lit = useLive((scene) => scene.lit === building && !gone, shown.lit && !gone);
  const { side, turn } = card;
  return (
    <li className={styles.place} data-gone={gone}>
      <button
        type="button"
        className={styles.card}
        data-card={gone ? undefined : building}
        data-lit={lit}
        aria-pressed={lit}
        aria-label={standing(building, side, turn, language)}
        onClick={unlessTouched(() => onTake(building))}
      >
        <TurnedCard {...card} set={set} />
      </button>
    </li>
  );
});

export interface TurnAndFlipProps {
  /** What is turned and flipped. */
  readonly card: Card | undefined;
  readonly set: SetName;
  readonly onTurn: () => void;
  readonly onFlip: () => void;
}

/** Flip shows what is on the other side of the lit building. */
export const TurnAndFlip = memo(function TurnAndFlip(props: TurnAndFlipProps) {
  const { card, set, onTurn, onFlip } = props;
  const { say } = useTongue();
  const naming = useNaming();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        data-do="turn"
        disabled={card === undefined}
        onClick={unlessTouched(onTurn)}
      >
        <Sign name="turn" />
        <span>{say('turn')}</span>
        <kbd>{naming('R')}</kbd>
      </button>
      <button
        type="button"
        className={styles.control}
        data-do="flip"
        disabled={card === undefined}
        onClick={unlessTouched(onFlip)}
      >
        {card === undefined ? (
          <Sign name="flip" />
        ) : (
          <span className={styles.peek}>
            <TurnedCard {...card} side={card.side === 'A' ? 'B' : 'A'} set={set} />
          </span>
        )}
        <span className={styles.word}>
          {card !== undefined && <Sign name="flip" />}
          {say('flip')}
        </span>
        <kbd>{naming('F')}</kbd>
      </button>
    </div>
  );
});
