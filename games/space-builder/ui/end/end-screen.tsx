/** The end of a match: whose city stands, how everybody did, and what to practise. */

import type { Result } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Again, Proof, Standing } from '@starboard/look/slots.tsx';
import { Fragment, type ReactNode, useEffect } from 'react';
import { BUILDINGS, STARRED } from '../../maps/map.ts';
import type { View } from '../../rules/view.ts';
import { stopwatch } from '../../text/index.ts';
import { WholeCity } from '../art/city.tsx';
import { keepRun } from '../seat/best-run.ts';
import { focusOnArrival } from '../table/arrival.ts';
import { Corner } from '../table/corner.tsx';
import type { Person } from '../table/people.ts';
import { Portrait } from '../table/portrait.tsx';
import { useSettings } from '../table/surroundings.tsx';
import { useTongue } from '../text/words.tsx';
import { useBestTrial } from './best.ts';
import styles from './end-screen.module.css';
import type { Remembered } from './memory.ts';
import { mean } from './memory.ts';
import { Buildings, Directions, Trips } from './statistics.tsx';

export interface EndScreenProps {
  readonly view: View;
  readonly result: Result;
  readonly people: readonly Person[];
  readonly rounds: readonly Remembered[];
  /** Those who play here, and what they remember. */
  readonly own: readonly Own[];
  readonly onRematch: (() => void) | undefined;
  readonly onTrain: ((buildings: string) => void) | undefined;
  readonly onLeave: () => void;
}

interface Own {
  readonly person: Person;
  readonly rounds: readonly Remembered[];
}

export function EndScreen(props: EndScreenProps) {
  const { view, result, people, rounds, own, onRematch, onTrain, onLeave } = props;
  const { say } = useTongue();
  const { stillness } = useSettings();
  const winner = view.stage.kind === 'over' ? people[view.stage.winner ?? -1] : undefined;
  const party = winner !== undefined && !stillness;
  return (
    <main className={styles.end}>
      <header className={styles.hero}>
        <WholeCity party={party} className={styles.wide} />
        <WholeCity party={party} small className={styles.narrow} />
        <h1>{useHeading(view, winner)}</h1>
        {/* In one breath: a second line would reach the lighthouse. */}
        <p>
          {useSummary(props)}{' '}
          {view.options.play.kind === 'trial' && own.length === 1 && (
            <Best options={view.options} score={result.scores[0] ?? 0} own={own[0] as Own} />
          )}
        </p>
        <Corner className={styles.corner} />
      </header>
      <div className={styles.go}>
        {onRematch !== undefined && (
          <button
            ref={focusOnArrival}
            type="button"
            className={`${controls.button} ${controls.lit} ${controls.big}`}
            onClick={onRematch}
          >
            {say('end.again')}
          </button>
        )}
        <Again className={`${controls.button} ${controls.big}`} />
        <button
          ref={onRematch === undefined ? focusOnArrival : null}
          type="button"
          className={`${controls.button} ${controls.big} ${onRematch === undefined ? controls.lit : ''}`}
          onClick={onLeave}
        >
          {say('end.leave')}
        </button>
      </div>
      <section className={styles.panels}>
        {view.options.play.kind === 'daily' && <Standing />}
        {view.options.play.kind === 'race' && (
          <Ranking view={view} result={result} people={people} rounds={rounds} />
        )}
        {own.length === 1 && own.map((each) => statistics(each, onTrain))}
      </section>
      {own.length > 1 &&
        own.map((each) => (
          <section key={each.person.place} className={styles.panels}>
            <h2 className={styles.whose}>
              <Portrait person={each.person} />
              {each.person.name}
            </h2>
            {statistics(each, onTrain)}
          </section>
        ))}
      <section className={styles.panels}>
        <Proof />
      </section>
    </main>
  );
}

/** Nothing while it is on its way. */
function statistics(
  { person: { place, set }, rounds }: Own,
  onTrain: EndScreenProps['onTrain'],
): ReactNode {
  if (rounds.length === 0) return null;
  return (
    <Fragment key={place}>
      {rounds.length > 1 && <Directions rounds={rounds} place={place} />}
      <Trips rounds={rounds} set={set} onTrain={onTrain} />
      <Buildings rounds={rounds} set={set} />
    </Fragment>
  );
}

function useHeading(view: View, winner: Person | undefined): string {
  const { say } = useTongue();
  const { kind } = view.options.play;
  if (kind === 'ghosts') return say(winner === undefined ? 'end.ghostWon' : 'end.ghostBeaten');
  if (kind !== 'race' || winner === undefined) return say('end.whole');
  return say('end.stands', { player: winner.name, mine: winner.you ? 'yes' : 'no' });
}

function useSummary({ view, result, own }: EndScreenProps): string {
  const { language, say } = useTongue();
  const { kind } = view.options.play;
  const score = result.scores[0] ?? 0;
  const number = view.round?.number ?? 0;
  switch (kind) {
    case 'practice':
      return say('end.practice', { faults: score });
    case 'trial':
    case 'daily':
    case 'ghosts': {
      const { faults = 0, time = 0 } = view.players[0] ?? {};
      // Against a ghost faults count first, and cost no time.
      const took = kind === 'ghosts' ? time : score;
      return say('end.timed', { time: stopwatch(took, language), faults });
    }
    default: {
      const [me, other] = own;
      const place = me === undefined || other !== undefined ? 0 : placeOf(result, me.person);
      return place > 1 ? say('end.came', { number, place }) : say('end.rounds', { number });
    }
  }
}

/** How a trial compares with those before it. */
function Best(props: { options: View['options']; score: number; own: Own }) {
  const { options, score, own } = props;
  const { language, say } = useTongue();
  const best = useBestTrial(options, score);
  useEffect(() => keepRun(options, own.person.place, own.rounds), [options, own]);
  const time = stopwatch(best, language);
  return say('end.best', { time, isBest: best === score ? 'yes' : 'no' });
}

/** How far each city has grown, and how fast and how clean it was built. */
function Ranking(props: Pick<EndScreenProps, 'view' | 'result' | 'people' | 'rounds'>) {
  const { language, say } = useTongue();
  const { view, result, rounds } = props;
  const ranked = props.people
    .filter(({ place }) => view.players[place] !== undefined)
    .sort((one, other) => placeOf(result, one) - placeOf(result, other));
  const most = BUILDINGS.length - STARRED.length + 1;
  return (
    <div className={`${controls.panel} ${styles.ranking}`}>
      <h2>{say('end.result')}</h2>
      <ol className={styles.ranks}>
        {ranked.map((person) => {
          const wins = view.players[person.place]?.wins ?? 0;
          const boards = rounds.map(({ boards }) => boards[person.place]);
          const time = mean(boards.flatMap((board) => board?.finish ?? []));
          const faults = mean(boards.map((board) => board?.faults ?? 0));
          return (
            <li
              key={person.place}
              className={styles.rank}
              data-first={placeOf(result, person) === 1}
            >
              <span className={styles.place}>{placeOf(result, person)}</span>
              <Portrait person={person} />
              <span className={styles.who}>
                <b>{person.name}</b>
                <small>
                  {say('end.average', {
                    time: time === null ? '–' : stopwatch(time, language),
                    faults: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
                      faults ?? 0,
                    ),
                  })}
                </small>
              </span>
              <span className={styles.wins} role="img" aria-label={say('end.wins', { wins })}>
                {Array.from({ length: most }, (_, win) => (
                  <Icon key={STARS[win]} name="star" className={win < wins ? styles.won : ''} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <ol className={styles.rounds} aria-label={say('end.each')}>
        {rounds.map(({ number, winner }) => {
          const person = props.people[winner];
          return (
            <li key={number}>
              {person !== undefined && <Portrait person={person} />}
              <small>
                {number}
                <span className={controls.heard}> {person?.name}</span>
              </small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const STARS = ['one', 'two', 'three', 'four', 'five'];

function placeOf(result: Result, { place }: Person): number {
  return result.places[place] ?? 0;
}
