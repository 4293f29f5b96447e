/** The race to 40 as a course on a chart: a flag for each player. */

import { Flag } from '@starboard/look/art/flag.tsx';
import { say as sayRules } from '@starboard/space-base/text';
import { memo } from 'react';
import { Token } from '../art/token.tsx';
import css from './course.module.css';
import { consoleAt, useDesk } from './desk.tsx';

const GOAL = 40;

export function Course() {
  const { say, language, players, view, seat } = useDesk();
  const runners = players.map((player) => ({ ...player, vp: consoleAt(view, player.seat).vp }));
  // Whoever has passed the goal is seen beyond it.
  const end = Math.max(GOAL, ...runners.map(({ vp }) => vp));
  const share = (vp: number) => (vp / end) * 100;
  const lead = Math.max(...runners.map(({ vp }) => vp));
  return (
    <section
      className={css.race}
      aria-label={say('race.title')}
      data-last={view.ending || undefined}
    >
      <div className={css.course}>
        <Marks end={end} />
        <span className={css.lit} style={{ width: `${share(lead)}%` }} />
        <span className={css.goal} style={{ left: `${share(GOAL)}%` }}>
          <Token of="vp" amount={GOAL} />
        </span>
        <ul>
          {placesFor(runners).map(({ left, ...runner }) => (
            <li
              key={runner.seat}
              className={css.runner}
              style={{ left: left(share), zIndex: runner.seat === seat ? 2 : 1 }}
              data-shared={isShared(runners, runner) || undefined}
              data-own={runner.seat === seat || undefined}
            >
              <Flag colour={runner.colour} />
              <b aria-hidden="true">{runner.vp}</b>
              <span className={css.heard}>
                {say('race.runner', {
                  player: runner.name,
                  points: sayRules(language, 'amount.vp', { count: runner.vp }),
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Marks = memo(function Marks({ end }: { end: number }) {
  return Array.from({ length: end + 1 }, (_, vp) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number.
      key={vp}
      style={{ left: `${(vp / end) * 100}%` }}
      data-mark={vp % 10 === 0 ? 'ten' : vp % 5 === 0 ? 'five' : undefined}
    >
      {vp % 10 === 0 && vp !== GOAL && <s>{vp}</s>}
    </i>
  ));
});

interface Runner {
  readonly seat: number;
  readonly vp: number;
}

/** In rem: a flag, and the number beside it. */
const FLAG = 1.5;
const NUMBER = 1.75;

/**
 * Each flag at its mark, unless that would cover the one before: flags at the
 * same mark stand side by side, and whoever is close behind pushes them on.
 */
function placesFor<Any extends Runner>(runners: readonly Any[]) {
  const sorted = [...runners].sort((one, other) => one.vp - other.vp || one.seat - other.seat);
  return sorted.map((runner, index) => ({
    ...runner,
    left(share: (vp: number) => number): string {
      let taken = 0;
      const places = [`${share(runner.vp)}%`];
      for (let before = index - 1; before >= 0; before--) {
        const { vp } = sorted[before] as Any;
        taken += vp === sorted[before + 1]?.vp ? FLAG : FLAG + NUMBER;
        places.push(`calc(${share(vp)}% + ${taken}rem)`);
      }
      return `max(${places.join(', ')})`;
    },
  }));
}

/** Only the last of those at the same mark says the number. */
function isShared(runners: readonly Runner[], own: Runner): boolean {
  return runners.some(({ seat, vp }) => vp === own.vp && seat > own.seat);
}
