/** Which ship of the own base: for a charge, for a charge to come from and go to, or to trade places with. */

import type { Action, CardNumber } from '@starboard/space-base';
import { SectorPlate } from '../../card/plate.tsx';
import { shortName } from '../../card/set.ts';
import { cardAt } from '../catalog.ts';
import { type BaseChoice, consoleAt, useDesk } from '../desk.tsx';
import { Sign } from '../sign.tsx';
import { Ask, Confirm, Leave } from './ask.tsx';
import { Option, Options } from './option.tsx';

export function ShipQuestion() {
  const { say, question, choices, seat, language } = useDesk();
  const ways = choices.filter(({ action }) => shipsIn(action).length > 0);
  const decline = choices.find(({ action }) => action.do === 'decline');
  if (question?.ask !== 'place' && question?.ask !== 'move' && question?.ask !== 'exchange')
    return null;
  const by = shortName(cardAt(question.card).card, language, seat);
  return (
    <>
      <Ask title={say(`ship.${question.ask}`, { ship: by })}>
        <Confirm />
        <Leave choice={decline} number={ways.length + 1}>
          {say('ship.leave')}
        </Leave>
      </Ask>
      <Options count={ways.length}>
        {ways.map((way, index) => (
          <ShipOption key={JSON.stringify(way.action)} way={way} number={index + 1} />
        ))}
      </Options>
    </>
  );
}

function ShipOption({ way, number }: { way: BaseChoice; number: number }) {
  const { seat, language, view } = useDesk();
  const console = consoleAt(view, seat);
  const name = (card: CardNumber) => shortName(cardAt(card).card, language, seat);
  const sector = (card: CardNumber) =>
    1 +
    (console.stationed.includes(card)
      ? console.stationed.indexOf(card)
      : console.deployed.findIndex((stack) => stack.includes(card)));
  const ships = shipsIn(way.action);
  return (
    <Option
      choice={way}
      number={number}
      title={
        <>
          {name(ships[0] as CardNumber)}
          {ships[1] !== undefined && (
            <>
              <Sign name="chevron" />
              {name(ships[1])}
            </>
          )}
        </>
      }
      aside={ships.map((ship) => <SectorPlate key={ship} sector={sector(ship)} />)}
    />
  );
}

function shipsIn(action: Action): CardNumber[] {
  if (action.do === 'move') return [action.from, action.to];
  return action.do === 'place' || action.do === 'exchange' ? [action.card] : [];
}
