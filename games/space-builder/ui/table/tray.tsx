/** The hand: eight fixed places, one for each building, so that a hand learns where things lie. */

import controls from '@starboard/look/controls.module.css';
import type { SetName } from '../../art/index.ts';
import { BUILDINGS, type Building } from '../../maps/map.ts';
import type { Card } from '../../rules/state.ts';
import { buildingName, standing } from '../../text/index.ts';
import { Card as CardArt } from '../art/drawing.tsx';
import { Sign } from '../art/sign.tsx';
import { useTongue } from '../text/words.tsx';
import { unlessTouched } from './board-view.tsx';
import styles from './tray.module.css';
import { TurnedCard } from './turned-card.tsx';

export interface HandProps {
  readonly cards: readonly Card[];
  readonly set: SetName;
  readonly lit: Building | null;
  /** Buildings in the air: their places are empty. */
  readonly carried: readonly Building[];
  /** Whether frozen buildings keep their places too. */
  readonly whole?: boolean;
  readonly onTake: (building: Building) => void;
}

export function Hand({ cards, set, lit, carried, whole = true, onTake }: HandProps) {
  const { language, say } = useTongue();
  return (
    <ul className={styles.hand} aria-label={say('hand')}>
      {BUILDINGS.map((building) => {
        const card = cards.find((other) => other.building === building);
        if (card === undefined && !whole) return null;
        if (card === undefined) {
          return (
            <li key={building} className={styles.frozen}>
              <span className={controls.heard}>
                {say('frozen', { building: buildingName(building, language) })}
              </span>
              <CardArt building={building} side="A" set={set} frozen />
              <span className={styles.flake}>
                <Sign name="ice" />
              </span>
            </li>
          );
        }
        if (card.slot !== null || carried.includes(building)) {
          return <li key={building} className={styles.gone} aria-hidden="true" />;
        }
        return (
          <li key={building} className={styles.place}>
            <button
              type="button"
              className={styles.card}
              data-card={building}
              data-lit={building === lit}
              aria-pressed={building === lit}
              aria-label={standing(building, card.side, card.turn, language)}
              onClick={unlessTouched(() => onTake(building))}
            >
              <TurnedCard {...card} set={set} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export interface TurnAndFlipProps {
  /** What is turned and flipped. */
  readonly card: Card | undefined;
  readonly set: SetName;
  readonly onTurn: () => void;
  readonly onFlip: () => void;
}

/** Flip shows what is on the other side of the lit building. */
export function TurnAndFlip({ card, set, onTurn, onFlip }: TurnAndFlipProps) {
  const { say } = useTongue();
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
        <kbd>R</kbd>
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
        <span>{say('flip')}</span>
        <kbd>F</kbd>
      </button>
    </div>
  );
}
