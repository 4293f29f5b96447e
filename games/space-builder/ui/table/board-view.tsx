/** A board: the beacon and eight slots, each of which can be pressed and read out. */

import { type MouseEvent, memo, type ReactNode } from 'react';
import type { SetName } from '../../art/index.ts';
import { type Building, cellOf, SLOTS, type Slot } from '../../maps/map.ts';
import type { Card } from '../../rules/state.ts';
import { placeName, standing } from '../../text/index.ts';
import { Beacon, Ground } from '../art/drawing.tsx';
import { find, useLive } from '../seat/grip.ts';
import { useTongue } from '../text/words.tsx';
import styles from './land.module.css';
import { TurnedCard } from './turned-card.tsx';

export interface BoardViewProps {
  readonly cards: readonly Card[];
  readonly set: SetName;
  readonly label: string;
  readonly lit?: Building | null;
  /** What stands beside a card, such as what the check says of it. */
  readonly beside?: (slot: Slot) => ReactNode;
  /** Without it the board is only looked at. */
  readonly onSlot?: (slot: Slot) => void;
  /** Whether fingers press slots like any button, where no hands are at work. */
  readonly byClick?: boolean;
}

export function BoardView(props: BoardViewProps) {
  const { cards, set, lit = null, beside, onSlot, byClick = false } = props;
  return (
    <div className={styles.land} data-kind="soil">
      <Ground kind="soil" className={styles.ground} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and has a look of its own. */}
      <div className={styles.grid} role="group" aria-label={props.label}>
        <span className={styles.beacon} style={{ gridArea: '1 / 1' }}>
          <Beacon />
        </span>
        {SLOTS.map((slot) => {
          const card = cards.find((other) => other.slot === slot);
          return (
            <SlotView
              key={slot}
              slot={slot}
              card={card}
              set={set}
              lit={card !== undefined && card.building === lit}
              beside={beside?.(slot)}
              onSlot={onSlot}
              byClick={byClick}
            />
          );
        })}
      </div>
    </div>
  );
}

interface SlotViewProps extends Pick<BoardViewProps, 'set'> {
  readonly slot: Slot;
  readonly card: Card | undefined;
  readonly lit: boolean;
  readonly beside: ReactNode;
  readonly onSlot: BoardViewProps['onSlot'] | undefined;
  readonly byClick: boolean;
}

/** Drawn again only when something happens to this slot. */
const SlotView = memo(function SlotView(props: SlotViewProps) {
  const { slot, set, onSlot } = props;
  const { language, say } = useTongue();
  const card = useLive(({ cards }) => cards.find((other) => other.slot === slot), props.card);
  const lit = useLive((scene) => scene.lit !== null && scene.lit === card?.building, props.lit);
  // What is carried would stand here.
  const ghost = useLive<Card | undefined>(({ cards }, carries) => {
    const carry = carries.find(({ target }) => target === slot);
    return find(cards, carry?.building);
  }, undefined);
  const { row, column } = cellOf(slot);
  const place = placeName(slot, language);
  const what =
    card === undefined
      ? say('board.empty')
      : standing(card.building, card.side, card.turn, language);
  const inside = (
    <>
      {[card, ghost].map(
        (shown) =>
          shown !== undefined && (
            // Put down, a ghost becomes the building, with the picture that is there already.
            <span
              key={shown.building}
              className={styles.placed}
              data-ghost={shown === ghost}
              // It settles when it has been seen to stand there.
              data-settled={shown.building === props.card?.building}
            >
              <TurnedCard {...shown} set={set} />
            </span>
          ),
      )}
      {props.beside}
    </>
  );
  const shared = {
    className: styles.slot,
    style: { gridArea: `${row + 1} / ${column + 1}` },
    'data-slot': slot,
    'data-card': card?.building,
    'data-hot': ghost !== undefined,
    'data-lit': lit,
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
      aria-pressed={lit}
      onClick={props.byClick ? () => onSlot(slot) : unlessTouched(() => onSlot(slot))}
    >
      {inside}
    </button>
  );
});

/** A finger or a mouse has done it already when the click comes; a keyboard or a screen reader has not. */
export function unlessTouched(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail === 0) act();
  };
}
