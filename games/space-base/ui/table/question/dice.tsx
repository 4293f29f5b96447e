/** Which way to use the dice: each alone, their sum, or further with charges; doubled where a charge can do that. */

import { Die, type Face } from '@starboard/look/art/die.tsx';
import type { Allocate, CardNumber } from '@starboard/space-base';
import { useState } from 'react';
import { shortName } from '../../card/set.ts';
import { cardAt } from '../catalog.ts';
import { type BaseChoice, playerAt, useDesk } from '../desk.tsx';
import { Ask, Confirm } from './ask.tsx';
import css from './bridge.module.css';
import { Dice } from './die-pair.tsx';
import { Option, Options } from './option.tsx';
import { Outcome, Spent } from './outcome.tsx';
import { SectorLine } from './sector-line.tsx';

type Way = BaseChoice & { readonly action: Allocate };

export function DiceQuestion() {
  const desk = useDesk();
  const { say, view, seat, choices } = desk;
  const [doubling, setDoubling] = useState<readonly CardNumber[]>([]);
  const ways = choices.filter((choice): choice is Way => choice.action.do === 'allocate');
  const doublers = [...new Set(ways.flatMap(({ action }) => doublersOf(action)))];
  const wanted = doubling.filter((card) => doublers.includes(card));
  const shown = ways.filter(({ action }) => sameCards(doublersOf(action), wanted));
  const own = view.active === seat;
  const [first, second] = view.dice;
  const title = own
    ? say('dice.own', { first, second })
    : say('dice.others', { player: playerAt(desk, view.active).name, first, second });
  return (
    <>
      <Ask
        title={title}
        hint={doublers.length > 0 ? undefined : say('dice.hint')}
        dice={<Dice dice={view.dice} />}
      >
        {doublers.map((card) => (
          <Doubling
            key={card}
            card={card}
            on={wanted.includes(card)}
            onTurn={(on) =>
              setDoubling(on ? [...wanted, card] : wanted.filter((entry) => entry !== card))
            }
          />
        ))}
        <Confirm />
      </Ask>
      <Options count={shown.length}>
        {shown.map((way, index) => (
          <WayOption key={JSON.stringify(way.action)} way={way} number={index + 1} />
        ))}
      </Options>
    </>
  );
}

function Doubling(props: { card: CardNumber; on: boolean; onTurn: (on: boolean) => void }) {
  const { say, language, seat } = useDesk();
  const { card } = cardAt(props.card);
  return (
    <label className={css.toggle}>
      <input
        type="checkbox"
        checked={props.on}
        onChange={({ target }) => props.onTurn(target.checked)}
      />
      <span>{say('dice.double', { ship: shortName(card, language, seat) })}</span>
    </label>
  );
}

function WayOption({ way, number }: { way: Way; number: number }) {
  const { say, view } = useDesk();
  const { sectors, shift, double } = way.action;
  const [first, second] = view.dice;
  const together = sectors.length === 1;
  const beyond = together ? sectors[0] - first - second : 0;
  const dice = together ? [first, second] : sectors;
  return (
    <Option
      choice={way}
      number={number}
      title={
        together
          ? beyond > 0
            ? say('dice.shifted', { by: beyond })
            : say('dice.together')
          : say('dice.separately')
      }
      aside={
        <>
          <Die face={dice[0] as Face} />
          {together && <u>+</u>}
          <Die face={dice[1] as Face} />
          {beyond > 0 && <u>+{beyond}</u>}
        </>
      }
      footer={<Outcome preview={way.preview} />}
    >
      {sectors.map((sector, die) => (
        <SectorLine
          // biome-ignore lint/suspicious/noArrayIndexKey: both dice may show the same.
          key={die}
          sector={sector}
          twice={double?.some((entry) => entry.die === die) ?? false}
        />
      ))}
      {shift !== undefined && <Spent cards={shift} />}
      {double !== undefined && <Spent cards={double.map(({ card }) => card)} />}
    </Option>
  );
}

function doublersOf({ double = [] }: Allocate): CardNumber[] {
  return [...new Set(double.map(({ card }) => card))];
}

function sameCards(one: readonly CardNumber[], other: readonly CardNumber[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}
