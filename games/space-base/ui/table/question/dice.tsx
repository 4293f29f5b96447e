/** Which way to use the dice: each alone, their sum, or further with charges; doubled where a charge can do that. */

import { Die, type Face } from '@starboard/look/art/die.tsx';
import type { CardNumber } from '@starboard/space-base';
import { useState } from 'react';
import { Cube } from '../../art/token.tsx';
import { SectorPlate } from '../../card/plate.tsx';
import { type Desk, playerAt, useDesk } from '../desk.tsx';
import { Ask, Confirm } from './ask.tsx';
import { Charges } from './charges.tsx';
import css from './dice.module.css';
import { Dice } from './die-pair.tsx';
import { isDense, Option, Options } from './option.tsx';
import { Outcome, Spent, useShipNames } from './outcome.tsx';
import line from './sector-line.module.css';
import { countedIn, hasArrow, Onward, SectorLine } from './sector-line.tsx';
import { doublersIn, NO_WISH, shiftersIn, type Way, waysFor, waysIn } from './ways.ts';

export function DiceQuestion() {
  const desk = useDesk();
  const { say, view, seat, choices } = desk;
  const [wish, setWish] = useState(NO_WISH);
  const ways = waysIn(choices);
  const shown = waysFor(ways, wish);
  const [doublers, shifters] = [doublersIn(ways), shiftersIn(ways)];
  const free = doublers.length + shifters.length === 0;
  const [first, second] = view.dice;
  const title =
    view.active === seat
      ? say('dice.own', { first, second })
      : say('dice.others', { player: playerAt(desk, view.active).name, first, second });
  return (
    <>
      <Ask
        title={title}
        hint={free ? say('dice.hint') : undefined}
        dice={<Dice dice={view.dice} />}
      >
        {!free && <Charges doublers={doublers} shifters={shifters} wish={wish} onWish={setWish} />}
        <Confirm />
      </Ask>
      <Options count={shown.length}>
        {shown.map((way, index) => (
          <WayOption
            key={JSON.stringify(way.action)}
            way={way}
            number={index + 1}
            dense={isDense(shown.length)}
          />
        ))}
      </Options>
    </>
  );
}

interface WayOptionProps {
  readonly way: Way;
  readonly number: number;
  /** One of so many that there is no room for pictures and sentences. */
  readonly dense: boolean;
}

function WayOption({ way, number, dense }: WayOptionProps) {
  const desk = useDesk();
  const { sectors, shift = [], double = [] } = way.action;
  const lines = sectors.map((sector, die) => (
    <SectorLine
      // biome-ignore lint/suspicious/noArrayIndexKey: both dice may show the same.
      key={die}
      sector={sector}
      twice={double.some((entry) => entry.die === die)}
      preview={way.preview}
    />
  ));
  const explained = sectors.some((sector) => hasArrow(desk, sector));
  if (dense) {
    return (
      <Option
        choice={way}
        number={number}
        title={<DenseTitle way={way} />}
        footer={
          <>
            <Charged cards={[...shift, ...double.map(({ card }) => card)]} />
            <Outcome preview={way.preview} explained={explained} />
            {[...new Set(sectors)].map((sector) => (
              <Onward key={sector} sector={sector} />
            ))}
          </>
        }
      />
    );
  }
  return (
    <Option
      choice={way}
      number={number}
      title={titleOf(desk, way)}
      aside={<DiceUsed way={way} />}
      footer={
        <Outcome preview={way.preview} explained={explained} counted={countedIn(desk, sectors)} />
      }
    >
      {lines}
      <Spent cards={[...shift, ...double.map(({ card }) => card)]} />
    </Option>
  );
}

function titleOf({ say, view }: Desk, { action: { sectors } }: Way): string {
  if (sectors.length === 2) return say('dice.separately');
  const by = sectors[0] - view.dice[0] - view.dice[1];
  return by > 0 ? say('dice.shifted', { by }) : say('dice.together');
}

function DenseTitle({ way }: { way: Way }) {
  const { sectors, double = [] } = way.action;
  const title = titleOf(useDesk(), way);
  return (
    <>
      {sectors.map((sector, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both dice may show the same.
        <span key={die} className={css.goal}>
          <SectorPlate sector={sector} />
          {double.some((entry) => entry.die === die) && <b className={line.twice}>×2</b>}
        </span>
      ))}
      <span className={css.title}>{title}</span>
    </>
  );
}

/** Whose charges it takes, all of them. */
function Charged({ cards }: { cards: readonly CardNumber[] }) {
  const names = useShipNames(cards);
  if (cards.length === 0) return null;
  return (
    <span className={css.charges}>
      <Cube />
      <span>{names}</span>
    </span>
  );
}

function DiceUsed({ way }: { way: Way }) {
  const { view } = useDesk();
  const { sectors } = way.action;
  const [first, second] = view.dice;
  const together = sectors.length === 1;
  const beyond = together ? sectors[0] - first - second : 0;
  const dice = together ? [first, second] : sectors;
  return (
    <>
      <Die face={dice[0] as Face} />
      {together && <u>+</u>}
      <Die face={dice[1] as Face} />
      {beyond > 0 && <u>+{beyond}</u>}
    </>
  );
}
