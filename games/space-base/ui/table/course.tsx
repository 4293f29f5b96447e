/** The race to 40 as a course on a chart: a flag for each player. */

import { Flag } from '@starboard/look/art/flag.tsx';
import { memo } from 'react';
import { Token } from '../art/token.tsx';
import css from './course.module.css';
import { consoleAt, useDesk } from './desk.tsx';

const GOAL = 40;
const MARKS = Array.from({ length: GOAL + 1 }, (_, vp) => vp);

export function Course() {
  const { say, players, view, seat } = useDesk();
  const runners = players.map((player) => ({ ...player, vp: consoleAt(view, player.seat).vp }));
  const lead = Math.max(...runners.map(({ vp }) => vp));
  return (
    <section
      className={css.race}
      aria-label={say('race.title')}
      data-last={view.ending || undefined}
    >
      <div className={css.course}>
        <Marks />
        <span className={css.lit} style={{ width: `${share(lead)}%` }} />
        <ul>
          {runners.map((runner) => (
            <li
              key={runner.seat}
              className={css.runner}
              style={{
                left: `${share(runner.vp)}%`,
                marginInlineStart: `${beside(runners, runner)}rem`,
                zIndex: runner.seat === seat ? 2 : 1,
              }}
              data-shared={isShared(runners, runner) || undefined}
              data-own={runner.seat === seat || undefined}
            >
              <Flag colour={runner.colour} />
              <b>{runner.vp}</b>
              <span className={css.heard}>{runner.name}</span>
            </li>
          ))}
        </ul>
        <span className={css.goal}>
          <Token of="vp" amount={GOAL} />
        </span>
      </div>
    </section>
  );
}

const Marks = memo(function Marks() {
  return MARKS.map((vp) => (
    <i
      key={vp}
      style={{ left: `${share(vp)}%` }}
      data-mark={vp % 10 === 0 ? 'ten' : vp % 5 === 0 ? 'five' : undefined}
    >
      {vp % 10 === 0 && vp < GOAL && <s>{vp}</s>}
    </i>
  ));
});

function share(vp: number): number {
  return (Math.min(vp, GOAL) / GOAL) * 100;
}

interface Runner {
  readonly seat: number;
  readonly vp: number;
}

/** Flags at the same mark stand side by side. */
function beside(runners: readonly Runner[], own: Runner): number {
  return runners.filter(({ seat, vp }) => vp === own.vp && seat < own.seat).length * 1.5;
}

/** Only the last of them says the number. */
function isShared(runners: readonly Runner[], own: Runner): boolean {
  return runners.some(({ seat, vp }) => vp === own.vp && seat > own.seat);
}
