/** A board: the beacon and eight slots, each of which can be pressed and read out. */

import type { MouseEvent, ReactNode } from 'react';
import type { SetName } from '../../art/index.ts';
import { type Building, cellOf, SLOTS, type Slot } from '../../maps/map.ts';
import type { Card } from '../../rules/state.ts';
import { placeName, standing } from '../../text/index.ts';
import { Beacon, Ground } from '../art/drawing.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './land.module.css';
import { TurnedCard } from './turned-card.tsx';

export interface BoardViewProps {
  readonly cards: readonly Card[];
  readonly set: SetName;
  readonly label: string;
  readonly lit?: Building | null;
  /** A slot that will take what is carried, and the card that would stand there. */
  readonly hot?: ReadonlyMap<Slot, Card>;
  /** What stands beside a card, such as what the check says of it. */
  readonly beside?: (slot: Slot) => ReactNode;
  /** Without it the board is only looked at. */
  readonly onSlot?: (slot: Slot) => void;
  /** Whether fingers press slots like any button, where no hands are at work. */
  readonly byClick?: boolean;
}

export function BoardView(props: BoardViewProps) {
  return (
    <div className={styles.land} data-kind="soil">
      <Ground kind="soil" className={styles.ground} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and has a look of its own. */}
      <div className={styles.grid} role="group" aria-label={props.label}>
        <span className={styles.beacon} style={{ gridArea: '1 / 1' }}>
          <Beacon />
        </span>
        {SLOTS.map((slot) => (
          <SlotView key={slot} {...props} slot={slot} />
        ))}
      </div>
    </div>
  );
}

function SlotView(props: BoardViewProps & { readonly slot: Slot }) {
  const { slot, set, lit, onSlot } = props;
  const { language, say } = useTongue();
  const { row, column } = cellOf(slot);
  const place = placeName(slot, language);
  const card = props.cards.find((other) => other.slot === slot);
  const ghost = props.hot?.get(slot);
  const what =
    card === undefined
      ? say('board.empty')
      : standing(card.building, card.side, card.turn, language);
  const inside = (
    <>
      {card !== undefined && (
        <span key={card.building} className={styles.placed}>
          <TurnedCard {...card} set={set} />
        </span>
      )}
      {ghost !== undefined && (
        <span className={styles.ghost}>
          <TurnedCard {...ghost} set={set} />
        </span>
      )}
      {props.beside?.(slot)}
    </>
  );
  const shared = {
    className: styles.slot,
    style: { gridArea: `${row + 1} / ${column + 1}` },
    'data-slot': slot,
    'data-card': card?.building,
    'data-hot': ghost !== undefined,
    'data-lit': card !== undefined && card.building === lit,
    'aria-label': say('slot', { place, what }),
  };
  if (onSlot === undefined) {
    return (
      <span {...shared} role="img">
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      aria-pressed={card !== undefined && card.building === lit}
      onClick={props.byClick === true ? () => onSlot(slot) : unlessTouched(() => onSlot(slot))}
    >
      {inside}
    </button>
  );
}

/** A finger or a mouse has done it already when the click comes; a keyboard or a screen reader has not. */
export function unlessTouched(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail === 0) act();
  };
}
