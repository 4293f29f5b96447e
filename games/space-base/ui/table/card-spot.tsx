/** A card where it lies: lit if it can be picked, veiled with the reason if it cannot, and open to a closer look. */

import type { Seat } from '@starboard/engine';
import type { Language } from '@starboard/engine/words';
import controls from '@starboard/look/controls.module.css';
import { useSeen } from '@starboard/look/seen.ts';
import type { CardNumber } from '@starboard/space-base';
import { memo } from 'react';
import { Card, type CardSize } from '../card/card.tsx';
import { CardDetail } from '../card/detail.tsx';
import type { CardState } from '../card/frame.tsx';
import css from './card-spot.module.css';
import { cardAt } from './catalog.ts';
import { type BaseChoice, type Desk, useDesk, useHand } from './desk.tsx';
import { useSteady } from './steady.ts';

export interface CardSpotProps {
  readonly card: CardNumber;
  readonly size: CardSize;
  readonly state: CardState;
  /** On whose console it lies; nobody's while it is on sale. */
  readonly owner?: Seat | undefined;
  readonly cubes?: number | undefined;
  readonly className?: string | undefined;
  /** Where it lies, for what moves from here or to here. */
  readonly at: string;
  /** What a press answers, where that is not about the card itself. */
  readonly press?: BaseChoice | undefined;
  /** Why it cannot be picked; on the card itself where it is closed for good. */
  readonly why?: string | undefined;
}

export function CardSpot({ press, ...shown }: CardSpotProps) {
  const desk = useDesk();
  const { picked } = useHand();
  const choices = press === undefined ? desk.targets.get(shown.card) : [press];
  const acts = useSteady({
    onPress: () => answer(desk, picked, choices),
    onHint: (on: boolean) => desk.hint(on && choices?.length === 1 ? choices[0] : undefined),
  });
  return (
    <Spot
      {...shown}
      language={desk.language}
      players={desk.players.length}
      target={choices !== undefined}
      inHand={picked !== undefined && choices?.includes(picked) === true}
      {...acts}
    />
  );
}

interface SpotProps extends Omit<CardSpotProps, 'press'> {
  readonly language: Language;
  readonly players: number;
  readonly target: boolean;
  readonly inHand: boolean;
  readonly onPress: () => unknown;
  readonly onHint: (on: boolean) => void;
}

const Spot = memo(function Spot(props: SpotProps) {
  const { card: number, owner, why, target, inHand, onPress, onHint } = props;
  const { pressed, press } = useSeen(onPress);
  const { card } = cardAt(number);
  const shown = {
    card,
    language: props.language,
    face: owner === undefined ? 'yard' : 'station',
    players: props.players,
    cubes: props.cubes ?? 0,
    ...(owner === undefined ? {} : { seat: owner }),
  } as const;
  return (
    <CardDetail {...shown} openedByPress={!target} why={why}>
      <button
        type="button"
        className={`${css.spot} ${props.className ?? ''}`}
        tabIndex={-1}
        data-item=""
        data-card={number}
        data-at={props.at}
        data-target={target || undefined}
        data-picked={inHand || undefined}
        data-pressed={pressed || undefined}
        aria-pressed={target ? inHand : undefined}
        // A finger means to press: a hint would move the card away from under it.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHint(true)}
        onPointerLeave={() => onHint(false)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onHint(true)}
        onBlur={() => onHint(false)}
        onClick={target ? press : undefined}
      >
        <Card
          {...shown}
          size={props.size}
          state={props.state}
          reason={props.state === 'closed' ? why : undefined}
        />
        {why !== undefined && props.state !== 'closed' && (
          <span className={controls.heard}>{why}</span>
        )}
      </button>
    </CardDetail>
  );
});

function answer(
  desk: Desk,
  picked: BaseChoice | undefined,
  choices: readonly BaseChoice[] | undefined,
): unknown {
  const [choice] = choices ?? [];
  if (choice === undefined) return undefined;
  if (picked !== undefined && choices?.includes(picked)) return desk.send(picked);
  if (isDecidedHere(choice, choices?.length ?? 0)) return desk.answer(choice);
  return desk.pick(choice);
}

/** A ship that docks sends another out, so it is looked at first; so is whatever can be done in several ways. */
function isDecidedHere({ action }: BaseChoice, ways: number): boolean {
  if (action.do === 'allocate' || action.do === 'follow') return true;
  return ways === 1 && action.do !== 'buy' && action.do !== 'claim';
}
