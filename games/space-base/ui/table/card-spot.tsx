/** A card where it lies: lit if it can be picked, veiled with the reason if it cannot, and open to a closer look. */

import type { Seat } from '@starboard/engine';
import type { CardNumber } from '@starboard/space-base';
import { cardName, describeCard } from '@starboard/space-base/text';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './card-spot.module.css';
import { cardAt, catalog } from './catalog.ts';
import { type BaseChoice, useDesk } from './desk.tsx';
import { targetOf } from './targets.ts';

export interface CardSpotProps {
  readonly card: CardNumber;
  readonly owner?: Seat | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Where it lies, for what moves from here or to here. */
  readonly at: string;
  /** What a press answers, where that is not about the card itself. */
  readonly press?: BaseChoice | undefined;
  /** Why it cannot be picked. */
  readonly why?: string | undefined;
}

/** How long a pointer rests, or a finger presses, before the card is opened. */
const REST = 350;

export function CardSpot(props: CardSpotProps) {
  const { card, owner, press, why } = props;
  const desk = useDesk();
  const { language, look } = desk;
  const place = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const longPressed = useRef(false);
  const choices = press === undefined ? desk.targets.get(card) : [press];
  const inHand = desk.picked !== undefined && choices?.includes(desk.picked) === true;
  const name = cardName(cardAt(card).card, language, owner);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = place.current;
    const open = () => look({ card, owner });
    element?.addEventListener('look', open);
    return () => element?.removeEventListener('look', open);
  });

  function wait(act: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, REST);
  }
  function onPointerEnter({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    if (choices?.length === 1) desk.hint(choices[0]);
    wait(() => place.current !== null && look({ card, owner, beside: place.current }));
  }
  function onPointerDown({ pointerType }: PointerEvent): void {
    longPressed.current = false;
    if (pointerType === 'mouse') return;
    wait(() => {
      longPressed.current = true;
      look({ card, owner });
    });
  }
  function leave(): void {
    clearTimeout(timer.current);
    desk.hint(undefined);
    look(undefined);
  }
  function onClick(): void {
    clearTimeout(timer.current);
    if (longPressed.current) return;
    const [choice] = choices ?? [];
    if (choice === undefined) look({ card, owner });
    else if (inHand && desk.picked !== undefined) desk.send(desk.picked.action);
    else if (isDecidedHere(choice, choices?.length ?? 0)) desk.answer(choice);
    else desk.pick(choice);
  }

  return (
    <button
      ref={place}
      type="button"
      className={`${css.spot} ${props.className ?? ''}`}
      tabIndex={-1}
      data-item=""
      data-card={card}
      data-at={props.at}
      data-target={choices !== undefined || undefined}
      data-picked={inHand || undefined}
      data-veiled={why !== undefined || undefined}
      aria-label={why === undefined ? name : `${name}. ${why}`}
      aria-description={describeCard(cardAt(card).card, {
        language,
        set: catalog.set,
        players: desk.players.length,
        ...(owner === undefined ? {} : { seat: owner }),
      })}
      aria-pressed={choices === undefined ? undefined : inHand}
      onPointerEnter={onPointerEnter}
      onPointerDown={onPointerDown}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={() => choices?.length === 1 && desk.hint(choices[0])}
      onBlur={() => desk.hint(undefined)}
      onContextMenu={(event) => longPressed.current && event.preventDefault()}
      onClick={onClick}
    >
      {props.children}
    </button>
  );
}

/** A purchase takes all credits, so it is looked at first; so is whatever can be done in several ways. */
function isDecidedHere({ action }: BaseChoice, ways: number): boolean {
  return (
    (ways === 1 && action.do !== 'buy' && targetOf(action) !== undefined) ||
    !('card' in action || 'from' in action)
  );
}
