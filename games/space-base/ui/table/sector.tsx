/** A sector: what flies above the quay, the number on it, what hangs below. */

import type { Seat } from '@starboard/engine';
import type { Language } from '@starboard/engine/words';
import { Die, type Face } from '@starboard/look/art/die.tsx';
import controls from '@starboard/look/controls.module.css';
import type { CardNumber, Sector as SectorNumber, Ship } from '@starboard/space-base';
import { memo } from 'react';
import { useLongPress } from '../card/long-press.ts';
import { SectorPlate } from '../card/plate.tsx';
import { DeployedStack } from '../card/stack.tsx';
import { TotalTokens, totalsOf } from '../card/totals.tsx';
import { CardSpot } from './card-spot.tsx';
import { cardAt } from './catalog.ts';
import { consoleAt, useDesk } from './desk.tsx';
import { useStrips } from './layout.ts';
import type { LitSector } from './lit.ts';
import { OddsHere } from './odds.tsx';
import css from './sector.module.css';

export interface SectorProps {
  readonly seat: Seat;
  readonly sector: SectorNumber;
  readonly lit: LitSector | undefined;
  /** Why a press here answers nothing, where sectors are asked for. */
  readonly why: string | undefined;
  /** What would be stationed here by the answer in hand. */
  readonly arriving: CardNumber | undefined;
}

export function Sector({ seat, sector, lit, why, arriving }: SectorProps) {
  const { view, targets } = useDesk();
  const console = consoleAt(view, seat);
  const stationed = console.stationed[sector - 1] as CardNumber;
  const shown = arriving ?? stationed;
  return (
    <div
      className={css.sector}
      data-lit={lit?.reach}
      data-chosen={lit?.chosen || undefined}
      data-arriving={arriving !== undefined || undefined}
      data-turn={view.active === seat ? 'own' : 'others'}
      data-at={`sector:${seat}:${sector}`}
    >
      <Stack seat={seat} sector={sector} leaving={arriving === undefined ? undefined : stationed} />
      <div className={css.berth}>
        <SectorPlate sector={sector} className={css.plate ?? ''} />
        {lit !== undefined && <DiceHere lit={lit} />}
        <OddsHere sector={sector} />
      </div>
      <CardSpot
        card={shown}
        owner={seat}
        at={`station:${seat}:${sector}`}
        size="small"
        state={arriving !== undefined ? 'chosen' : targets.has(stationed) ? 'lit' : 'plain'}
        cubes={arriving === undefined ? cubesOn(console.cubes, stationed) : 0}
        className={css.station}
        press={lit?.press}
        why={why}
      />
    </div>
  );
}

function Stack(props: { seat: Seat; sector: SectorNumber; leaving: CardNumber | undefined }) {
  const { seat, sector, leaving } = props;
  const desk = useDesk();
  const { say, view, language, players, targets, answer, openStack } = desk;
  const strips = useStrips(desk);
  const console = consoleAt(view, seat);
  const deployed = console.deployed[sector - 1] as CardNumber[];
  const ships = deployed.map((card) => cardAt(card).card as Ship);
  const ghost = leaving === undefined ? undefined : cardAt(leaving).card;
  const ways = deployed.flatMap((card) => targets.get(card) ?? []);
  const [way] = ways;
  const open = () => openStack({ seat, sector });
  const longPress = useLongPress(open);
  if (ships.length === 0 && ghost === undefined) return null;
  return (
    <button
      type="button"
      className={css.stack}
      tabIndex={-1}
      data-item=""
      data-at={`stack:${seat}:${sector}`}
      data-target={way !== undefined || undefined}
      {...longPress}
      // Of several ships in it the question names the one that is meant.
      onClick={() => (way !== undefined && ways.length === 1 ? answer(way) : open())}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key.toLowerCase() === 'd' && !ctrlKey && !metaKey) open();
      }}
    >
      <span className={controls.heard}>{say('sector.stack', { sector, count: ships.length })}</span>
      {strips === 0 ? (
        <span className={css.totals}>
          <TotalTokens
            totals={totalsOf([
              ...ships.map((ship) => ship.deployed.rewards),
              ...(ghost !== undefined && 'deployed' in ghost ? [ghost.deployed.rewards] : []),
            ])}
          />
        </span>
      ) : (
        <Strips
          cards={deployed.join()}
          cubes={deployed.map((card) => cubesOn(console.cubes, card)).join()}
          ghost={leaving}
          language={language}
          players={players.length}
          seat={seat}
          room={strips}
          abreast={desk.layout === 'middle' ? 2 : 1}
        />
      )}
    </button>
  );
}

interface StripsProps {
  /** The ships in their order, and the charges on each, as text: the same text is the same stack. */
  readonly cards: string;
  readonly cubes: string;
  readonly ghost: CardNumber | undefined;
  readonly language: Language;
  readonly players: number;
  readonly seat: Seat;
  readonly room: number;
  readonly abreast: number;
}

const Strips = memo(function Strips({ cards, cubes, ghost, ...shown }: StripsProps) {
  const leaving = ghost === undefined ? undefined : cardAt(ghost).card;
  return (
    <DeployedStack
      {...shown}
      cards={numbersIn(cards).map((card) => cardAt(card as CardNumber).card as Ship)}
      cubes={numbersIn(cubes)}
      ghost={leaving !== undefined && 'deployed' in leaving ? leaving : undefined}
    />
  );
});

function numbersIn(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

function cubesOn(cubes: readonly CardNumber[], card: CardNumber): number {
  return cubes.filter((cube) => cube === card).length;
}

function DiceHere({ lit }: { lit: LitSector }) {
  return (
    <span className={css.dice} aria-hidden="true">
      {/* What is far has its distance; there is no room for both. */}
      {(lit.beyond > 0 ? [] : lit.dice).map((die, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are two dice, a first and a second.
        <Die key={index} face={die as Face} />
      ))}
      {lit.beyond > 0 && <em>+{lit.beyond}</em>}
    </span>
  );
}
