/** The check: player by player in finishing order, building by building, right or wrong and why. BU-4.1 */

import controls from '@starboard/look/controls.module.css';
import { TimeLeft } from '@starboard/look/slots.tsx';
import { play } from '@starboard/look/sound.ts';
import { useEffect, useState } from 'react';
import type { Building } from '../../maps/map.ts';
import type { Time } from '../../rules/action.ts';
import type { Check, CheckedBoard } from '../../rules/state.ts';
import type { RoundView } from '../../rules/view.ts';
import { Sign } from '../art/sign.tsx';
import { focusOnArrival } from '../table/arrival.ts';
import { Corner } from '../table/corner.tsx';
import { MapView } from '../table/map-view.tsx';
import type { Person } from '../table/people.ts';
import { useSettings } from '../table/surroundings.tsx';
import { useTongue } from '../text/words.tsx';
import styles from './check-screen.module.css';
import { CheckedBoardView } from './checked-board.tsx';
import { HeardCheck } from './heard-check.tsx';
import { PlayerTab } from './player-tab.tsx';
import { VerdictRow } from './verdict-row.tsx';

export interface CheckScreenProps {
  readonly round: RoundView;
  readonly check: Check;
  readonly people: readonly Person[];
  /** What a fault costs one who plays alone and against the clock, in seconds. BU-8.2 */
  readonly cost?: number | undefined;
  /** Whether the times do not matter. BU-8.4 */
  readonly calm?: boolean;
  /** How far a trial is ahead of one's best so far, or behind it. BU-8.2 */
  readonly ahead?: Time | undefined;
  /** What the last button says, and does. */
  readonly next: string;
  readonly onNext: () => void;
}

/** How long one building is looked at, in milliseconds: a fault wants to be understood. */
const RIGHT = 700;
const WRONG = 2400;
const BETWEEN_BOARDS = 1200;

export function CheckScreen(props: CheckScreenProps) {
  const { round, check, people, calm = false, next, onNext } = props;
  const { say } = useTongue();
  const tour = useTour(check);
  const board = check.boards[tour.board] as CheckedBoard;
  const person = people[board.builder] as Person;
  const shown = board.verdicts.slice(0, tour.steps);
  const worst = shown.find(({ faults }) => faults > 0) ?? shown.at(-1);
  const now = tour.chosen ?? (tour.done ? worst : shown.at(-1))?.building ?? null;
  const looked = tour.done ? undefined : shown.at(-1);
  useEffect(() => {
    if (looked !== undefined) play(looked.faults === 0 ? 'right' : 'wrong');
  }, [looked]);
  const outcome = useOutcome(props);
  const faults = shown.reduce((sum, verdict) => sum + verdict.faults, 0);
  return (
    <main className={styles.check}>
      <header className={styles.top}>
        <h1>{say('check.title', { number: round.number })}</h1>
        <nav className={styles.tabs} aria-label={say('check.order')}>
          {check.boards.map((each, index) => (
            <PlayerTab
              key={each.builder}
              board={each}
              rank={index + 1}
              alone={check.boards.length === 1}
              calm={calm}
              person={people[each.builder] as Person}
              current={index === tour.board}
              faults={
                index < tour.board || tour.done ? each.faults : index === tour.board ? faults : null
              }
              won={tour.done && each.builder === check.winner}
              onPick={() => tour.pick(index)}
            />
          ))}
        </nav>
        <Corner />
      </header>
      <section className={styles.map}>
        <div className={styles.straight} data-from={round.direction}>
          <MapView
            map={round.map}
            direction={0}
            label={say('check.map')}
            ringed={now}
            only={board.verdicts.map(({ building }) => building)}
          />
        </div>
        <p className={styles.caption}>
          <Sign name="turnback" /> <b>{say('map.name')}</b> <span>{say('check.straight')}</span>
        </p>
      </section>
      <section className={styles.board}>
        <CheckedBoardView
          verdicts={shown}
          all={board.verdicts}
          set={person.set}
          now={now}
          label={say('board.of', { player: person.name, mine: person.you ? 'yes' : 'no' })}
        />
        <p className={styles.caption}>
          <b>{say('board.of', { player: person.name, mine: person.you ? 'yes' : 'no' })}</b>
        </p>
      </section>
      <aside className={`${controls.panel} ${styles.list}`}>
        <h2>{person.name}</h2>
        <ol>
          {board.verdicts.map((verdict, index) => (
            <VerdictRow
              key={verdict.building}
              verdict={verdict}
              set={person.set}
              seen={index < tour.steps}
              open={verdict.building === now}
              onOpen={() => tour.choose(verdict.building)}
            />
          ))}
        </ol>
      </aside>
      <footer className={styles.foot}>
        <p className={styles.sum}>
          {tour.done ? outcome.sum : say('check.faults', { faults })}
          {tour.done && outcome.ahead !== undefined && (
            <small className={styles.ahead}>{outcome.ahead}</small>
          )}
        </p>
        <TimeLeft />
        {!tour.done && (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={tour.end}
          >
            {say('check.skip')}
          </button>
        )}
        <button
          ref={focusOnArrival}
          type="button"
          className={`${controls.button} ${controls.lit} ${controls.big}`}
          onClick={tour.done ? onNext : tour.goOn}
        >
          {tour.done ? next : say('check.goOn')} <Sign name="next" />
        </button>
      </footer>
      <HeardCheck
        board={board}
        person={person}
        steps={tour.steps}
        alone={check.boards.length === 1}
        outcome={tour.done ? Object.values(outcome) : []}
      />
    </main>
  );
}

/** What the check comes to, and where one stands beside one's best trial, in tenths of a second as trials are told apart. */
function useOutcome({ check, people, cost = 0, ahead }: CheckScreenProps) {
  const { say } = useTongue();
  const winner = people[check.winner] as Person;
  const [{ faults }] = check.boards as [CheckedBoard];
  const sum =
    check.boards.length === 1
      ? say('check.alone', { faults, seconds: cost * faults })
      : say('check.won', { player: winner.name, mine: winner.you ? 'yes' : 'no' });
  if (ahead === undefined) return { sum };
  const tenths = Math.round(ahead / 100);
  const lead = tenths > 0 ? 'ahead' : tenths < 0 ? 'behind' : 'level';
  return { sum, ahead: say('check.best', { lead, seconds: Math.abs(tenths) / 10 }) };
}

interface Tour {
  readonly board: number;
  /** How many buildings of the board have been looked at. */
  readonly steps: number;
  readonly done: boolean;
  /** A building someone wants to look at again. */
  readonly chosen: Building | null;
  goOn(): void;
  end(): void;
  pick(board: number): void;
  choose(building: Building): void;
}

/** Goes from building to building and from board to board by itself; a press goes on. */
function useTour(check: Check): Tour {
  const { haste, stillness } = useSettings();
  const atOnce = haste === 0;
  const last = check.boards.length - 1;
  const all = (board: number) => check.boards[board]?.verdicts.length ?? 0;
  const [at, setAt] = useState(() =>
    atOnce ? { board: 0, steps: all(0), done: true } : { board: 0, steps: 0, done: false },
  );
  const [chosen, setChosen] = useState<Building | null>(null);
  const forward = () => {
    setChosen(null);
    setAt(({ board, steps, done }) => {
      if (done) return { board, steps, done };
      if (steps < all(board)) return { board, steps: steps + 1, done: false };
      if (board < last) return { board: board + 1, steps: 0, done: false };
      return { board, steps, done: true };
    });
  };
  const verdict = check.boards[at.board]?.verdicts[at.steps - 1];
  const rest =
    at.steps === 0 || at.steps >= all(at.board)
      ? BETWEEN_BOARDS
      : (verdict?.faults ?? 0) > 0
        ? WRONG
        : RIGHT;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` is what starts the wait anew; `forward` is the same whatever it is.
  useEffect(() => {
    if (at.done || stillness) return;
    const bell = setTimeout(forward, rest * haste);
    return () => clearTimeout(bell);
  }, [at, rest, haste, stillness]);
  return {
    ...at,
    chosen,
    /** The rest of this board, then the next. */
    goOn() {
      setChosen(null);
      setAt(({ board, steps }) => {
        if (steps < all(board)) return { board, steps: all(board), done: board === last };
        return board < last
          ? { board: board + 1, steps: 0, done: false }
          : { board, steps, done: true };
      });
    },
    end() {
      setChosen(null);
      const winning = check.boards.findIndex(({ builder }) => builder === check.winner);
      setAt({ board: winning, steps: all(winning), done: true });
    },
    pick(board) {
      setChosen(null);
      setAt(({ done }) => ({ board, steps: done ? all(board) : 0, done }));
    },
    choose: setChosen,
  };
}
