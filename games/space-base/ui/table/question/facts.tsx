/** What a card would cost, waste, bring on own turns, send out for others' turns, or close for good. */

import controls from '@starboard/look/controls.module.css';
import type { CardNumber, Face } from '@starboard/space-base';
import type { ReactNode } from 'react';
import { UseIcon } from '../../art/icons.tsx';
import { Token } from '../../art/token.tsx';
import { AbilityBox } from '../../card/ability.tsx';
import { Reward } from '../../card/reward.tsx';
import { shortName } from '../../card/set.ts';
import { TotalTokens, totalsOf } from '../../card/totals.tsx';
import type { Arrival } from '../arrival.ts';
import { cardAt } from '../catalog.ts';
import { type BaseChoice, consoleAt, useDesk } from '../desk.tsx';
import { deployedRewards } from '../rewards.ts';
import { Sign } from '../sign.tsx';
import { abilityOf, othersChange, ownChange, points } from './fact-words.ts';
import css from './facts.module.css';
import { Spent } from './outcome.tsx';

export interface FactsProps {
  readonly choice: BaseChoice;
  readonly arrival: Arrival;
  readonly ask: 'purchase' | 'buy' | 'claim';
}

export function Facts({ children, ...props }: FactsProps & { children?: ReactNode }) {
  return (
    <div className={css.facts}>
      {props.ask !== 'claim' && <Pay {...props} />}
      {children}
      <Dock {...props} />
      <Send {...props} />
      {props.ask === 'purchase' && <Income />}
    </div>
  );
}

/** Before a card is chosen: what there is to spend, and what comes of keeping it. */
export function Purse({ ask }: Pick<FactsProps, 'ask'>) {
  const { say, view, seat } = useDesk();
  const { credits } = consoleAt(view, seat);
  return (
    <div className={css.facts}>
      <div className={css.fact}>
        {ask === 'purchase' && <h3>{say('fact.payAll', { credits })}</h3>}
        {ask !== 'claim' && <Coins cost={credits} wasted={0} />}
        <p>{say('purchase.point')}</p>
      </div>
      {ask === 'purchase' && <Income />}
    </div>
  );
}

function Pay({ choice, arrival, ask }: FactsProps) {
  const { say, view, seat } = useDesk();
  const { credits } = consoleAt(view, seat);
  const { cost } = cardAt(arrival.card);
  const wasted = choice.preview?.wasted ?? 0;
  return (
    <div className={css.fact}>
      <h3>{ask === 'purchase' ? say('fact.payAll', { credits }) : say('fact.pay', { cost })}</h3>
      <Coins cost={cost} wasted={wasted} />
      <p>
        <span>{say('fact.cost', { cost })}</span>
        {wasted > 0 && (
          <b className={css.wasted}>
            <Sign name="spill" />
            {say('fact.wasted', { count: wasted })}
          </b>
        )}
        {ask === 'buy' && <span>{say('fact.left', { credits: credits - cost })}</span>}
      </p>
    </div>
  );
}

/** More coins than this are drawn small. */
const COINS = 24;

function Coins({ cost, wasted }: { cost: number; wasted: number }) {
  return (
    <span className={css.coins} data-many={cost + wasted > COINS || undefined} aria-hidden="true">
      {Array.from({ length: cost + wasted }, (_, coin) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins are all alike.
        <i key={coin} data-lost={coin >= cost || undefined} />
      ))}
    </span>
  );
}

/** Own rolls of the sector: what they bring now, and what they would. */
function Dock({ arrival, choice }: FactsProps) {
  const desk = useDesk();
  const { say, view, seat, language } = desk;
  const console = consoleAt(view, seat);
  const old = cardAt(console.stationed[arrival.sector - 1] as CardNumber).card;
  const { card, vp } = cardAt(arrival.card);
  const name = shortName(card, language, seat);
  return (
    <div className={`${css.fact} ${css.dock}`}>
      <h3>
        <UseIcon use="ownTurn" />
        {say('fact.own', { sector: arrival.sector })}
      </h3>
      <div
        className={css.swap}
        role="img"
        aria-label={[ownChange(desk, arrival), ...abilityOf(desk, arrival)].join('. ')}
      >
        <span className={css.was}>{'station' in old && <Gives face={old.station} />}</span>
        <Sign name="chevron" />
        {'station' in card ? (
          <span className={css.now}>
            <Gives face={card.station} />
          </span>
        ) : (
          <b>{say('fact.nothing')}</b>
        )}
      </div>
      {'station' in card ? (
        <p className={css.ship}>{say('fact.docks', { card: name })}</p>
      ) : (
        <p>{say('fact.locks', { sector: arrival.sector })}</p>
      )}
      {!('station' in card) && (
        <>
          <Token of="vp" amount={`+${vp}`} />
          <span className={controls.heard}>{points(desk, arrival)}</span>
        </>
      )}
      <Spent cards={choice.preview?.spent ?? []} />
    </div>
  );
}

export function Gives({ face }: { face: Face }) {
  const { language, players } = useDesk();
  return (
    <>
      <Reward rewards={face.rewards} language={language} charge={face.ability === undefined} />
      {face.ability !== undefined && <AbilityBox ability={face.ability} players={players.length} />}
    </>
  );
}

/** Others' rolls of the sector: what the ship that makes room adds. */
function Send({ arrival }: FactsProps) {
  const desk = useDesk();
  const { say, view, seat, language } = desk;
  const console = consoleAt(view, seat);
  const old = cardAt(console.stationed[arrival.sector - 1] as CardNumber).card;
  if (!('deployed' in old)) return null;
  const before = (console.deployed[arrival.sector - 1] as CardNumber[]).map(deployedRewards);
  return (
    <div className={`${css.fact} ${css.send}`}>
      <h3>
        <UseIcon use="othersTurn" />
        {say('fact.others', { sector: arrival.sector })}
      </h3>
      <div className={css.swap} role="img" aria-label={othersChange(desk, arrival)}>
        <span className={css.was}>
          {before.length === 0 ? <b>0</b> : <TotalTokens totals={totalsOf(before)} />}
        </span>
        <Sign name="chevron" />
        <span className={css.now}>
          <TotalTokens totals={totalsOf([...before, old.deployed.rewards])} />
        </span>
      </div>
      <p className={css.ship}>{say('fact.deployed', { card: shortName(old, language, seat) })}</p>
    </div>
  );
}

function Income() {
  const { say, view, seat } = useDesk();
  const { income } = consoleAt(view, seat);
  if (income === 0) return null;
  return (
    <div className={css.fact}>
      <h3>{say('fact.end')}</h3>
      <div className={css.swap}>
        <span className={css.was}>
          <Reward rewards={{ credits: 0 }} />
        </span>
        <Sign name="chevron" />
        <span className={css.now}>
          <Reward rewards={{ credits: income }} />
        </span>
      </div>
      <p>{say('fact.income', { income })}</p>
    </div>
  );
}
