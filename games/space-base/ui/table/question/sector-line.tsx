/** What lies in a sector and gives now, for an answer that uses it; and where its arrows lead. */

import type { Arrow, CardNumber, Sector } from '@starboard/space-base';
import { ArrowIcon, SignIcon } from '../../art/icons.tsx';
import { Scene } from '../../art/scene.tsx';
import { SectorPlate } from '../../card/plate.tsx';
import { Reward } from '../../card/reward.tsx';
import { pictureOf, shortName } from '../../card/set.ts';
import { TotalTokens, totalsOf } from '../../card/totals.tsx';
import { cardAt, catalog } from '../catalog.ts';
import { consoleAt, type Desk, useDesk } from '../desk.tsx';
import { deployedRewards } from '../rewards.ts';
import css from './sector-line.module.css';

/** The stationed ship on an own turn, the deployed ones on another's. */
export function SectorLine({ sector, twice }: { sector: Sector; twice: boolean }) {
  const desk = useDesk();
  return (
    <>
      <span className={css.sector}>
        <SectorPlate sector={sector} />
        {desk.view.active === desk.seat ? (
          <StationLine sector={sector} />
        ) : (
          <DeployedLine sector={sector} />
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

function StationLine({ sector }: { sector: Sector }) {
  const { view, seat, say, language } = useDesk();
  const number = consoleAt(view, seat).stationed[sector - 1] as CardNumber;
  const { card } = cardAt(number);
  if (!('station' in card)) return <span className={css.none}>{say('dice.colony')}</span>;
  return (
    <>
      <Scene {...pictureOf(card, catalog.set, seat)} tight className={css.scene} />
      <span className={css.ship}>{shortName(card, language, seat)}</span>
      <Reward rewards={card.station.rewards} language={language} charge className={css.gain} />
    </>
  );
}

function DeployedLine({ sector }: { sector: Sector }) {
  const desk = useDesk();
  const deployed = deployedIn(desk, sector);
  if (deployed.length === 0) return <span className={css.none}>{desk.say('dice.nobody')}</span>;
  return (
    <span className={css.pennant}>
      <TotalTokens totals={totalsOf(deployed.map(deployedRewards))} language={desk.language} />
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
  const { card } = cardAt(consoleAt(view, seat).stationed[sector - 1] as CardNumber);
  if (!('station' in card)) return <SignIcon sign="lock" className={css.lock} />;
  return <Reward rewards={card.station.rewards} language={language} charge />;
}

/** The arrows that are collected here now. */
function arrowsIn(desk: Desk, sector: Sector): Arrow[] {
  const { view, seat } = desk;
  if (view.active !== seat) {
    return totalsOf(deployedIn(desk, sector).map(deployedRewards)).arrows.map(({ arrow }) => arrow);
  }
  const { card } = cardAt(consoleAt(view, seat).stationed[sector - 1] as CardNumber);
  return 'station' in card && card.station.rewards.arrow !== undefined
    ? [card.station.rewards.arrow]
    : [];
}

function deployedIn({ view, seat }: Desk, sector: Sector): CardNumber[] {
  return consoleAt(view, seat).deployed[sector - 1] as CardNumber[];
}
