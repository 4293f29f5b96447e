/** What lies in a sector and gives now, for an answer that uses it; and where its arrows lead. */

import {
  type Arrow,
  type CardNumber,
  type Preview,
  type Sector,
  slotsFor,
} from '@starboard/space-base';
import { ArrowIcon, SignIcon } from '../../art/icons.tsx';
import { Scene } from '../../art/scene.tsx';
import { Cube } from '../../art/token.tsx';
import { SectorPlate } from '../../card/plate.tsx';
import { Reward } from '../../card/reward.tsx';
import { pictureOf, shortName } from '../../card/set.ts';
import { TotalTokens, totalsOf } from '../../card/totals.tsx';
import { cardAt, catalog } from '../catalog.ts';
import { consoleAt, type Desk, useDesk } from '../desk.tsx';
import { deployedRewards } from '../rewards.ts';
import css from './sector-line.module.css';

export interface SectorLineProps {
  readonly sector: Sector;
  readonly twice?: boolean;
  /** What the whole answer brings. */
  readonly preview: Preview | null;
}

/** The stationed ship on an own turn, the deployed ones on another's. */
export function SectorLine({ sector, twice = false, preview }: SectorLineProps) {
  const desk = useDesk();
  return (
    <>
      <span className={css.sector}>
        <SectorPlate sector={sector} />
        {desk.view.active === desk.seat ? (
          <StationLine sector={sector} preview={preview} />
        ) : (
          <DeployedLine sector={sector} preview={preview} />
        )}
        {twice && <b className={css.twice}>×2</b>}
      </span>
      <Onward sector={sector} />
    </>
  );
}

export function hasArrow(desk: Desk, sector: Sector): boolean {
  return arrowsIn(desk, sector).length > 0;
}

/** Ships whose charges are counted in the lines of these sectors, so that no words are needed for them. */
export function countedIn(desk: Desk, sectors: readonly Sector[]): CardNumber[] {
  if (desk.view.active !== desk.seat) return [];
  return sectors.map((sector) => stationedIn(desk, sector));
}

function StationLine({ sector, preview }: SectorLineProps) {
  const desk = useDesk();
  const { seat, say, language } = desk;
  const number = stationedIn(desk, sector);
  const { card } = cardAt(number);
  if (!('station' in card)) return <span className={css.none}>{say('dice.colony')}</span>;
  return (
    <>
      <Scene {...pictureOf(card, catalog.set, seat)} tight className={css.scene} />
      <span className={css.ship}>{shortName(card, language, seat)}</span>
      <span className={css.gain}>
        <Reward rewards={card.station.rewards} language={language} />
        {card.station.rewards.charge !== undefined && <Charged ship={number} preview={preview} />}
      </span>
    </>
  );
}

/** How many of its slots have a charge then: `2/3`. The sign is dim where all had one before. */
function Charged({ ship, preview }: { ship: CardNumber; preview: Preview | null }) {
  const { view, seat, say, players } = useDesk();
  const { card } = cardAt(ship);
  if (!('station' in card) || card.station.ability === undefined || preview === null) return null;
  const on = (cubes: readonly CardNumber[]) => cubes.filter((cube) => cube === ship).length;
  const cubes = on(consoleAt(view, seat).cubes) + on(preview.charged) - on(preview.spent);
  const slots = slotsFor(card.station.ability, players.length);
  return (
    <span
      className={css.charged}
      role="img"
      aria-label={say('outcome.charges', { cubes, slots })}
      data-forfeited={on(preview.charged) === 0 || undefined}
    >
      <Cube />
      {cubes}/{slots}
    </span>
  );
}

function DeployedLine({ sector, preview }: SectorLineProps) {
  const desk = useDesk();
  const deployed = deployedIn(desk, sector);
  if (deployed.length === 0) return <span className={css.none}>{desk.say('dice.nobody')}</span>;
  const totals = totalsOf(deployed.map(deployedRewards));
  // A ship without a free slot forfeits its charge (SB-6.2).
  const charges = preview?.charged.filter((ship) => deployed.includes(ship)).length;
  return (
    <span className={css.pennant}>
      <TotalTokens
        totals={{ ...totals, charges: charges ?? totals.charges }}
        language={desk.language}
      />
    </span>
  );
}

/** The sectors that arrows lead to from here, with what they give. */
export function Onward({ sector }: { sector: Sector }) {
  const desk = useDesk();
  const arrows = arrowsIn(desk, sector);
  if (arrows.length === 0) return null;
  const leads = (to: Arrow) => arrows.includes(to) || arrows.includes('either');
  const ways = [
    { to: 'left', onto: sector - 1, open: leads('left') && sector > 1 },
    { to: 'right', onto: sector + 1, open: leads('right') && sector < 12 },
  ] as const;
  return (
    <span className={css.onward}>
      {ways
        .filter(({ open }) => open)
        .map(({ to, onto }) => (
          <span key={to} className={css.lead}>
            <ArrowIcon arrow={to} />
            <SectorPlate sector={onto} />
            <Gives sector={onto as Sector} />
          </span>
        ))}
    </span>
  );
}

function Gives({ sector }: { sector: Sector }) {
  const desk = useDesk();
  const { view, seat, language } = desk;
  if (view.active !== seat) {
    const totals = totalsOf(deployedIn(desk, sector).map(deployedRewards));
    return <TotalTokens totals={totals} language={language} />;
  }
  const { card } = cardAt(stationedIn(desk, sector));
  if (!('station' in card)) return <SignIcon sign="lock" className={css.lock} />;
  return <Reward rewards={card.station.rewards} language={language} charge />;
}

/** The arrows that are collected here now. */
function arrowsIn(desk: Desk, sector: Sector): Arrow[] {
  const { view, seat } = desk;
  if (view.active !== seat) {
    return totalsOf(deployedIn(desk, sector).map(deployedRewards)).arrows.map(({ arrow }) => arrow);
  }
  const { card } = cardAt(stationedIn(desk, sector));
  return 'station' in card && card.station.rewards.arrow !== undefined
    ? [card.station.rewards.arrow]
    : [];
}

function stationedIn({ view, seat }: Desk, sector: Sector): CardNumber {
  return consoleAt(view, seat).stationed[sector - 1] as CardNumber;
}

function deployedIn({ view, seat }: Desk, sector: Sector): CardNumber[] {
  return consoleAt(view, seat).deployed[sector - 1] as CardNumber[];
}
