/** How it ended: who won and why, in figures that were counted while the match was played. */

import type { Result, Seat } from '@starboard/engine';
import { Flag } from '@starboard/look/art/flag.tsx';
import controls from '@starboard/look/controls.module.css';
import { Again, Proof, Seal, Took } from '@starboard/look/slots.tsx';
import { useEffect, useRef, useState } from 'react';
import { type Resource, Token } from '../art/token.tsx';
import { SectorPlate } from '../card/plate.tsx';
import { Backdrop } from '../table/backdrop.tsx';
import { playerAt, useDesk } from '../table/desk.tsx';
import { eventsOf, type History } from '../table/history.ts';
import { DiceChart } from './dice-chart.tsx';
import css from './end.module.css';
import {
  diceFigures,
  isWhole,
  longestStride,
  scoresByRound,
  yieldBySector,
  yieldByShip,
} from './figures.ts';
import { Fleet } from './fleet.tsx';
import { placeOf, ranked, tellPoints, tellWinner } from './heard-end.tsx';
import { reasonsFor } from './reasons.ts';
import { ScoreChart, ScoreTable } from './score-chart.tsx';
import { SectorChart, SectorTable } from './sector-chart.tsx';
import { Ships } from './ships.tsx';

export interface EndProps {
  readonly history: History;
  readonly result: Result;
  readonly onTable: () => void;
  readonly onRematch: (() => void) | undefined;
  readonly onLeave: () => void;
}

const RESOURCES: readonly Resource[] = ['credits', 'income', 'vp'];

export function End(props: EndProps) {
  const { history } = props;
  const desk = useDesk();
  const { say } = desk;
  const [of, setOf] = useState<Seat>(desk.seat);
  const events = eventsOf(history);
  const dice = diceFigures(events);
  const scores = scoresByRound(history);
  const sectors = yieldBySector(events, of);
  const sectorsTitle = say('end.sectors', { player: playerAt(desk, of).name });
  return (
    <>
      <Backdrop />
      <main className={css.end}>
        <Hero {...props} />
        <section className={`${css.panel} ${css.score}`}>
          <h2>{say('end.score')}</h2>
          <ScoreChart scores={scores} stride={strideOf(props)} />
          <ScoreTable scores={scores} />
        </section>
        <section className={`${css.panel} ${css.sectors}`}>
          <header>
            <h2>{sectorsTitle}</h2>
            <p className={css.key}>
              {RESOURCES.map((resource) => (
                <span key={resource}>
                  <Token of={resource} />
                  {say(`counter.${resource}`)}
                </span>
              ))}
            </p>
            <WhoseFigures of={of} onChange={setOf} />
          </header>
          <SectorChart yields={sectors} />
          <SectorTable yields={sectors} title={sectorsTitle} />
        </section>
        <section className={`${css.panel} ${css.dice}`}>
          <header>
            <h2>{say('end.rolls', { rolls: dice.rolls })}</h2>
            <p className={css.key}>
              <i data-key="rolled" />
              {say('end.rolled')}
              <i data-key="expected" />
              {say('end.expected')}
            </p>
          </header>
          <DiceChart figures={dice} />
        </section>
        <section className={`${css.panel} ${css.ships}`}>
          <Ships key={of} yields={yieldByShip(events, of)} of={of} />
        </section>
        <div className={css.proof}>
          <Proof />
        </div>
        {!isWhole(history) && <p className={css.since}>{say('end.since')}</p>}
      </main>
    </>
  );
}

function Hero({ history, result, onTable, onRematch, onLeave }: EndProps) {
  const desk = useDesk();
  const { say, players, view, language } = desk;
  const places = ranked(players, result);
  const [winner] = places as [(typeof players)[number]];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever played has lost his place with the table; whoever writes to the others keeps it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const most = Math.max(1, ...result.scores);
  return (
    <section className={css.hero}>
      <Fleet of={winner.seat} />
      <p className={css.rounds}>
        <span>{say('end.rounds', { rounds: view.round })}</span>
        <Took />
        <Seal />
      </p>
      <h1 ref={heading} tabIndex={-1}>
        <Flag colour={winner.colour} />
        {tellWinner(desk, result)}
      </h1>
      <ol className={css.places} aria-label={say('end.places')}>
        {places.map(({ seat, name, colour }) => (
          <li key={seat} data-first={placeOf(result, seat) === 1 || undefined}>
            <i>{placeOf(result, seat)}</i>
            <Flag colour={colour} />
            <b>{name}</b>
            <span className={css.bar}>
              <u
                style={{
                  width: `${((result.scores[seat] as number) / most) * 100}%`,
                  background: `var(--color-seat-${colour})`,
                }}
              />
            </span>
            <span role="img" aria-label={tellPoints(desk, result, seat)}>
              <Token of="vp" amount={result.scores[seat] as number} />
            </span>
          </li>
        ))}
      </ol>
      <h2>{say('end.decided')}</h2>
      <ul className={css.why}>
        {reasonsFor(winner, { history, result, players, say, language }).map(
          ({ sector, player, words }) => (
            <li key={words}>
              {sector === undefined ? (
                <Flag colour={player.colour} />
              ) : (
                <SectorPlate sector={sector} />
              )}
              <span>{words}</span>
            </li>
          ),
        )}
      </ul>
      <div className={css.acts}>
        {onRematch !== undefined && (
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={onRematch}
            data-primary=""
          >
            {say('end.rematch')}
          </button>
        )}
        <Again className={`${controls.button} ${controls.quiet}`} />
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onTable}>
          {say('end.table')}
        </button>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onLeave}>
          {say('end.leave')}
        </button>
      </div>
    </section>
  );
}

/** Where the winner drew away. */
function strideOf({ history, result }: EndProps) {
  const seat = result.places.indexOf(1) as Seat;
  const stride = longestStride(history, seat);
  return stride === undefined ? undefined : { ...stride, seat };
}

/** Whose sectors and ships the figures are about. */
function WhoseFigures({ of, onChange }: { of: Seat; onChange: (seat: Seat) => void }) {
  const { players } = useDesk();
  return (
    <div className={css.whose}>
      {players.map(({ seat, name, colour }) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === of}
          aria-label={name}
          title={name}
          onClick={() => onChange(seat)}
        >
          <Flag colour={colour} />
        </button>
      ))}
    </div>
  );
}
