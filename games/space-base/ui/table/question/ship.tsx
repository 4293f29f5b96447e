/** Which ship of the own base: for a charge, for a charge to come from and go to, or to trade places with. */

import type { Action, CardNumber, ConsoleView } from '@starboard/space-base';
import { SectorPlate } from '../../card/plate.tsx';
import { shortName } from '../../card/set.ts';
import { cardAt } from '../catalog.ts';
import { type BaseChoice, consoleAt, useDesk } from '../desk.tsx';
import { Sign } from '../sign.tsx';
import { Ask, Confirm, Leave } from './ask.tsx';
import { Gives } from './facts.tsx';
import { Option, Options } from './option.tsx';
import css from './ship.module.css';

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
  const { seat, language, view, question } = useDesk();
  const console = consoleAt(view, seat);
  const name = (card: CardNumber) => shortName(cardAt(card).card, language, seat);
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
      {...(question?.ask === 'exchange'
        ? { footer: <Traded ship={question.card} other={ships[0] as CardNumber} /> }
        : {
            aside: ships.map((ship) => <SectorPlate key={ship} sector={sectorOf(console, ship)} />),
          })}
    />
  );
}

/** What both sectors give after two ships have traded places (SB-7.19). */
function Traded({ ship, other }: { ship: CardNumber; other: CardNumber }) {
  const { view, seat } = useDesk();
  const console = consoleAt(view, seat);
  const [coming, going] = [cardAt(ship).card, cardAt(other).card];
  if (!('station' in coming && 'station' in going)) return null;
  const deployed = !console.stationed.includes(ship);
  return (
    <span className={css.traded}>
      <span className={css.place}>
        <SectorPlate sector={sectorOf(console, other)} />
        <Gives face={coming.station} />
      </span>
      <span className={css.place} data-deployed={deployed || undefined}>
        <SectorPlate sector={sectorOf(console, ship)} />
        <Gives face={deployed ? going.deployed : going.station} />
      </span>
    </span>
  );
}

function sectorOf({ stationed, deployed }: ConsoleView, card: CardNumber): number {
  const quay = stationed.includes(card)
    ? stationed.indexOf(card)
    : deployed.findIndex((stack) => stack.includes(card));
  return quay + 1;
}

function shipsIn(action: Action): CardNumber[] {
  if (action.do === 'move') return [action.from, action.to];
  return action.do === 'place' || action.do === 'exchange' ? [action.card] : [];
}
