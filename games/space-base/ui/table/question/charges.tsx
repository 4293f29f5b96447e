/** Which charges may be spent on the dice: those that double a sector are asked for, those that lead further can be kept. */

import type { CardNumber } from '@starboard/space-base';
import { Cube } from '../../art/token.tsx';
import { shortName } from '../../card/set.ts';
import { cardAt } from '../catalog.ts';
import { useDesk } from '../desk.tsx';
import css from './charges.module.css';
import type { Wish } from './ways.ts';

export interface ChargesProps {
  readonly doublers: readonly CardNumber[];
  readonly shifters: readonly CardNumber[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

export function Charges({ doublers, shifters, wish, onWish }: ChargesProps) {
  const { say } = useDesk();
  return (
    <fieldset className={css.charges}>
      <legend>{say('dice.charges')}</legend>
      {doublers.map((card) => (
        <Charge
          key={`double ${card}`}
          card={card}
          sign="×2"
          on={wish.doubling.includes(card)}
          onTurn={() => onWish({ ...wish, doubling: turned(wish.doubling, card) })}
        />
      ))}
      {shifters.map((card) => (
        <Charge
          key={`shift ${card}`}
          card={card}
          sign="+"
          on={!wish.sparing.includes(card)}
          onTurn={() => onWish({ ...wish, sparing: turned(wish.sparing, card) })}
        />
      ))}
    </fieldset>
  );
}

interface ChargeProps {
  readonly card: CardNumber;
  readonly sign: string;
  readonly on: boolean;
  readonly onTurn: () => void;
}

function Charge({ card, sign, on, onTurn }: ChargeProps) {
  const { language, seat, say } = useDesk();
  const ship = shortName(cardAt(card).card, language, seat);
  return (
    <button
      type="button"
      className={css.charge}
      aria-pressed={on}
      title={sign === '+' ? say('dice.shift', { ship }) : say('dice.double', { ship })}
      onClick={onTurn}
    >
      <Cube />
      <b>{sign}</b>
      <span>{ship}</span>
    </button>
  );
}

function turned(cards: readonly CardNumber[], card: CardNumber): readonly CardNumber[] {
  return cards.includes(card) ? cards.filter((entry) => entry !== card) : [...cards, card];
}
