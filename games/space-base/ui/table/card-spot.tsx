/** A card where it lies: lit if it can be picked, veiled with the reason if it cannot, and open to a closer look. */

import type { Seat } from '@starboard/engine';
import type { CardNumber } from '@starboard/space-base';
import type { ReactNode } from 'react';
import { CardDetail } from '../card/detail.tsx';
import { cardLabel } from '../card/label.ts';
import css from './card-spot.module.css';
import { cardAt } from './catalog.ts';
import { type BaseChoice, consoleAt, useDesk } from './desk.tsx';

export interface CardSpotProps {
  readonly card: CardNumber;
  /** On whose console it lies; nobody's while it is on sale. */
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

export function CardSpot(props: CardSpotProps) {
  const { card: number, owner, press, why } = props;
  const desk = useDesk();
  const { language, players, view, hint } = desk;
  const { card } = cardAt(number);
  const choices = press === undefined ? desk.targets.get(number) : [press];
  const inHand = desk.picked !== undefined && choices?.includes(desk.picked) === true;
  const shown = {
    card,
    language,
    face: owner === undefined ? 'yard' : 'station',
    players: players.length,
    cubes:
      owner === undefined
        ? 0
        : consoleAt(view, owner).cubes.filter((cube) => cube === number).length,
    ...(owner === undefined ? {} : { seat: owner }),
  } as const;
  const label = cardLabel(card, shown);

  function onClick(): void {
    const [choice] = choices ?? [];
    if (choice === undefined) return;
    if (inHand && desk.picked !== undefined) desk.send(desk.picked.action);
    else if (isDecidedHere(choice, choices?.length ?? 0)) desk.answer(choice);
    else desk.pick(choice);
  }
  const hintIt = () => hint(choices?.length === 1 ? choices[0] : undefined);

  return (
    <CardDetail {...shown} openedByPress={choices === undefined}>
      <button
        type="button"
        className={`${css.spot} ${props.className ?? ''}`}
        tabIndex={-1}
        data-item=""
        data-card={number}
        data-at={props.at}
        data-target={choices !== undefined || undefined}
        data-picked={inHand || undefined}
        aria-label={why === undefined ? label : `${label} ${why}`}
        aria-pressed={choices === undefined ? undefined : inHand}
        onPointerEnter={hintIt}
        onPointerLeave={() => hint(undefined)}
        onFocus={hintIt}
        onBlur={() => hint(undefined)}
        onClick={onClick}
      >
        {props.children}
      </button>
    </CardDetail>
  );
}

/** A purchase takes all credits, so it is looked at first; so is whatever can be done in several ways. */
function isDecidedHere({ action }: BaseChoice, ways: number): boolean {
  return action.do === 'allocate' || action.do === 'follow' || (ways === 1 && action.do !== 'buy');
}
