/** The other players: their counters and their consoles, small; large when pressed. */

import type { Seat } from '@starboard/engine';
import { Flag } from '@starboard/look/art/flag.tsx';
import controls from '@starboard/look/controls.module.css';
import { type CardNumber, type ConsoleView, SECTORS, type Sector } from '@starboard/space-base';
import { memo } from 'react';
import { ArrowIcon, SignIcon } from '../art/icons.tsx';
import { Cube, Token } from '../art/token.tsx';
import { Reward } from '../card/reward.tsx';
import { totalsOf } from '../card/totals.tsx';
import { cardAt } from './catalog.ts';
import { consoleAt, type Desk, playerAt, useDesk } from './desk.tsx';
import { deployedRewards } from './rewards.ts';
import css from './rivals.module.css';
import { Sign } from './sign.tsx';

export function Rivals({ onOpen }: { onOpen: (seat: Seat) => void }) {
  const { say, players, seat, layout, height } = useDesk();
  const small = layout === 'middle' || (layout === 'wide' && height === 'low');
  const rivals = players.filter((player) => player.seat !== seat);
  return (
    <section className={css.rivals} aria-label={say('rivals.title')} data-count={rivals.length}>
      {rivals.map((player) => (
        <Rival key={player.seat} seat={player.seat} small={small} onOpen={onOpen} />
      ))}
    </section>
  );
}

function Rival(props: { seat: Seat; small: boolean; onOpen: (seat: Seat) => void }) {
  const { seat, small, onOpen } = props;
  const desk = useDesk();
  const { say, view } = desk;
  const player = playerAt(desk, seat);
  const console = consoleAt(view, seat);
  const { credits, income, vp } = console;
  return (
    <button
      type="button"
      className={css.rival}
      data-active={view.active === seat || undefined}
      data-colour={player.colour}
      onClick={() => onOpen(seat)}
    >
      <span className={css.head}>
        <Flag colour={player.colour} />
        <b>{player.name}</b>
        <span className={controls.heard}>{say('rivals.label', { credits, income, vp })}</span>
        <Busy desk={desk} seat={seat} />
        <span className={css.counts}>
          <span data-at={`credits:${seat}`}>
            <Token of="credits" amount={credits} />
          </span>
          <span data-at={`income:${seat}`}>
            <Token of="income" amount={income} />
          </span>
          <span data-at={`vp:${seat}`}>
            <Token of="vp" amount={vp} />
          </span>
        </span>
      </span>
      {!small && (
        <span className={css.quay}>
          {SECTORS.map((sector) => (
            <SmallSector
              key={sector}
              seat={seat}
              sector={sector}
              rolled={view.dice[0] > 0 && isReached(sector, view.dice)}
              stationed={console.stationed[sector - 1] as CardNumber}
              deployed={(console.deployed[sector - 1] as CardNumber[]).join()}
              charged={chargedIn(console, sector)}
            />
          ))}
        </span>
      )}
    </button>
  );
}

/** While all choose at once: who is still choosing, and who has chosen. */
function Busy({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { actors, say, view, players } = desk;
  const { here } = playerAt({ players }, seat);
  if (!here) return <em data-busy="away">{say('rivals.away')}</em>;
  if (actors.includes(seat)) {
    return (
      <em data-busy="thinking">
        <i className={css.thinking}>
          <i />
          <i />
          <i />
        </i>
        <span>{say('rivals.choosing')}</span>
      </em>
    );
  }
  if (view.step !== 'collecting') return null;
  return (
    <em data-busy="done">
      <Sign name="check" />
      <span>{say('rivals.chosen')}</span>
    </em>
  );
}

interface SmallSectorProps {
  readonly seat: Seat;
  readonly sector: Sector;
  readonly rolled: boolean;
  readonly stationed: CardNumber;
  /** The ships deployed, as text: the same text is the same stack. */
  readonly deployed: string;
  /** Whether charges lie here: on the stationed ship, on deployed ones, on both. */
  readonly charged: Charged;
}

type Charged = 'none' | 'stationed' | 'deployed' | 'both';

function chargedIn({ cubes, stationed, deployed }: ConsoleView, sector: Sector): Charged {
  const below = cubes.includes(stationed[sector - 1] as CardNumber);
  const above = (deployed[sector - 1] as CardNumber[]).some((card) => cubes.includes(card));
  if (below) return above ? 'both' : 'stationed';
  return above ? 'deployed' : 'none';
}

const SmallSector = memo(function SmallSector(props: SmallSectorProps) {
  const { seat, sector, rolled, stationed, charged } = props;
  const ships = props.deployed === '' ? [] : props.deployed.split(',').map(Number);
  const {
    arrows,
    charges: _,
    ...amounts
  } = totalsOf(ships.map((card) => deployedRewards(card as CardNumber)));
  return (
    <span
      className={css.sector}
      data-rolled={rolled || undefined}
      data-at={`sector:${seat}:${sector}`}
    >
      <span className={css.deployed} data-empty={ships.length === 0 || undefined}>
        <Reward rewards={amounts} />
        {arrows.slice(0, 1).map(({ arrow }) => (
          <ArrowIcon key={arrow} arrow={arrow} className={css.arrow} />
        ))}
        {(charged === 'deployed' || charged === 'both') && <Cube className={css.cube} />}
      </span>
      <span className={css.number}>{sector}</span>
      <span
        className={css.stationed}
        data-colony={cardAt(stationed).colony || undefined}
        data-charged={charged === 'stationed' || charged === 'both' || undefined}
      >
        <Station card={stationed} />
      </span>
    </span>
  );
});

/** What tells most about a stationed card in the room of one token. */
function Station({ card }: { card: CardNumber }) {
  const { colony, vp, station } = cardAt(card);
  if (colony) return <Token of="vp" amount={vp} />;
  if (station.vp > 0) return <Token of="vp" amount={station.vp} />;
  if (station.income > 0) return <Token of="income" amount={station.income} />;
  if (station.credits > 0) return <Token of="credits" amount={station.credits} />;
  if (station.left + station.right + station.either > 0) {
    const arrow = station.either > 0 ? 'either' : station.left > 0 ? 'left' : 'right';
    return <ArrowIcon arrow={arrow} className={css.arrow} />;
  }
  if (station.claim !== undefined) return <SignIcon sign="claim1" className={css.sign} />;
  return station.ability === undefined ? null : <Cube className={css.sign} />;
}

function isReached(sector: Sector, [first, second]: readonly [number, number]): boolean {
  return sector === first || sector === second || sector === first + second;
}
