/** What lies in a sector and gives now, for an answer that uses it. */

import type { CardNumber, Sector } from '@starboard/space-base';
import { Scene } from '../../art/scene.tsx';
import { SectorPlate } from '../../card/plate.tsx';
import { Reward } from '../../card/reward.tsx';
import { pictureOf, shortName } from '../../card/set.ts';
import { TotalTokens, totalsOf } from '../../card/totals.tsx';
import { cardAt, catalog } from '../catalog.ts';
import { consoleAt, useDesk } from '../desk.tsx';
import { deployedRewards } from '../rewards.ts';
import option from './option.module.css';

/** The stationed ship on an own turn, the deployed ones on another's. */
export function SectorLine({ sector, twice }: { sector: Sector; twice: boolean }) {
  const { view, seat } = useDesk();
  return (
    <span className={option.sector}>
      <SectorPlate sector={sector} />
      {view.active === seat ? <StationLine sector={sector} /> : <DeployedLine sector={sector} />}
      {twice && <b className={option.twice}>×2</b>}
    </span>
  );
}

function StationLine({ sector }: { sector: Sector }) {
  const { view, seat, say, language } = useDesk();
  const number = consoleAt(view, seat).stationed[sector - 1] as CardNumber;
  const { card } = cardAt(number);
  if (!('station' in card)) return <span className={option.none}>{say('dice.colony')}</span>;
  return (
    <>
      <Scene {...pictureOf(card, catalog.set, seat)} tight className={option.scene} />
      <span className={option.ship}>{shortName(card, language, seat)}</span>
      <Reward rewards={card.station.rewards} language={language} charge className={option.gain} />
    </>
  );
}

function DeployedLine({ sector }: { sector: Sector }) {
  const { view, seat, say } = useDesk();
  const deployed = consoleAt(view, seat).deployed[sector - 1] as CardNumber[];
  if (deployed.length === 0) return <span className={option.none}>{say('dice.nobody')}</span>;
  return (
    <span className={option.pennant}>
      <TotalTokens totals={totalsOf(deployed.map(deployedRewards))} />
    </span>
  );
}
