/** The throw itself, and how often each sector will come up on it. */

import { ROLLS, SECTORS, type Sector } from '@starboard/space-base';
import { SectorPlate } from '../../card/plate.tsx';
import { Reward } from '../../card/reward.tsx';
import { cardAt } from '../catalog.ts';
import { oddsOf } from '../chances.ts';
import { consoleAt, useDesk } from '../desk.tsx';
import { Ask, Primary } from './ask.tsx';
import { Dice } from './die-pair.tsx';
import css from './roll.module.css';

export function RollQuestion() {
  const { say, view, choices, layout } = useDesk();
  const [choice] = choices;
  return (
    <>
      <Ask
        title={say('roll.title')}
        hint={view.dice[0] > 0 ? say('roll.set', { value: view.dice[0] }) : undefined}
        dice={<Dice dice={view.dice} />}
      >
        {choice !== undefined && (
          <Primary choice={choice} roll>
            {say('roll.do')}
          </Primary>
        )}
      </Ask>
      {layout !== 'narrow' && <Prospects />}
    </>
  );
}

/** What is waiting in each sector, and how often it comes up in a hundred rolls, twice with a double (SB-10.1). */
function Prospects() {
  const { say } = useDesk();
  return (
    <figure className={css.prospects}>
      <figcaption>{say('roll.prospects')}</figcaption>
      <ol>
        {SECTORS.map((sector) => (
          <Prospect key={sector} sector={sector} />
        ))}
      </ol>
    </figure>
  );
}

/** A bar as long as this is as likely as any sector gets. */
const LIKELIEST = 17 / ROLLS.length;

function Prospect({ sector }: { sector: Sector }) {
  const { view, seat, language, players } = useDesk();
  const { own } = oddsOf(sector, players.length);
  const { card } = cardAt(consoleAt(view, seat).stationed[sector - 1] as never);
  return (
    <li>
      <span className={css.gives}>
        {'station' in card && <Reward rewards={card.station.rewards} language={language} charge />}
      </span>
      <span className={css.column}>
        <b>{Math.round(own * 100).toLocaleString(language)}</b>
        <i style={{ height: `${(own / LIKELIEST) * 100}%` }} />
      </span>
      <SectorPlate sector={sector} />
    </li>
  );
}
