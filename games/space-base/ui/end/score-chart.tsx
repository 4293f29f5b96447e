/** Everybody's points, round by round; lines differ by their dashes, not by colour alone. */

import type { Seat } from '@starboard/engine';
import { FlagCloth } from '@starboard/look/art/flag.tsx';
import controls from '@starboard/look/controls.module.css';
import type { Player } from '@starboard/look/table.ts';
import { shortName } from '../card/set.ts';
import { cardAt } from '../table/catalog.ts';
import { useDesk } from '../table/desk.tsx';
import css from './chart.module.css';
import { labelsFor, WIDTHS } from './chart.ts';
import type { RoundScore, Stride } from './figures.ts';

const HEIGHT = 214;
const ROOM = { left: 34, right: 86, top: 12, bottom: 28 };
const GOAL = 40;

const DASHES: Record<Player['colour'], string | undefined> = {
  1: undefined,
  2: '10 5',
  3: '2.5 6',
  4: '14 4 3 4',
  5: '6 3',
};

export interface ScoreChartProps {
  readonly scores: readonly RoundScore[];
  /** The step to be marked, and whose it is. */
  readonly stride: (Stride & { readonly seat: Seat }) | undefined;
}

export function ScoreChart({ scores, stride }: ScoreChartProps) {
  const { say, players, layout, language } = useDesk();
  const width = WIDTHS[layout];
  const [first, last] = [scores[0]?.round ?? 1, scores.at(-1)?.round ?? 1];
  const most = Math.max(GOAL + 4, ...scores.flatMap(({ vp }) => vp));
  const x = (round: number) =>
    ROOM.left + ((round - first) / Math.max(1, last - first)) * (width - ROOM.left - ROOM.right);
  const y = (vp: number) => HEIGHT - ROOM.bottom - (vp / most) * (HEIGHT - ROOM.top - ROOM.bottom);
  const ends = labelsFor(players, scores.at(-1)?.vp ?? [], { y, lowest: HEIGHT - ROOM.bottom });
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {[0, 10, 20, 30, GOAL].map((vp) => (
        <g key={vp}>
          <path
            d={`M${ROOM.left} ${y(vp)}H${width - ROOM.right}`}
            className={vp === GOAL ? css.goal : css.grid}
          />
          <text x={ROOM.left - 8} y={y(vp)} textAnchor="end">
            {vp}
          </text>
        </g>
      ))}
      {ticks(first, last).map((round) => (
        <text key={round} x={x(round)} y={HEIGHT - 8} textAnchor="middle">
          {round}
        </text>
      ))}
      <text x={width - ROOM.right + 14} y={HEIGHT - 8}>
        {say('end.roundAxis')}
      </text>
      {players.map(({ seat, colour }) => (
        <polyline
          key={seat}
          points={scores.map(({ round, vp }) => `${x(round)},${y(vp[seat] ?? 0)}`).join(' ')}
          stroke={`var(--color-seat-${colour})`}
          strokeDasharray={DASHES[colour]}
          className={css.line}
        />
      ))}
      {stride !== undefined && (
        <Mark
          x={x(stride.round)}
          y={y(scores.find(({ round }) => round === stride.round)?.vp[stride.seat] ?? 0)}
          words={say('end.mark', {
            card: shortName(cardAt(stride.card).card, language, stride.seat),
            vp: stride.vp,
          })}
        />
      )}
      {ends.map(({ player, vp, at }) => (
        <g key={player.seat} transform={`translate(${width - ROOM.right + 8} ${at - 11})`}>
          <FlagCloth colour={player.colour} />
          <text x={34} y={11} className={css.strong}>
            {vp}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Words over a point; to the left of it, where the lines have not yet risen as high. */
function Mark({ x, y, words }: { x: number; y: number; words: string }) {
  const at = Math.max(ROOM.top, y - 22);
  return (
    <g className={css.mark}>
      <path d={`M${x} ${y - 6}V${at}h-6`} />
      <circle cx={x} cy={y} r={6} />
      <text x={x - 10} y={at} textAnchor="end" className={css.strong}>
        {words}
      </text>
    </g>
  );
}

function ticks(first: number, last: number): number[] {
  const step = Math.max(1, Math.ceil((last - first) / 6));
  const list: number[] = [];
  for (let round = first; round <= last - step / 2; round += step) list.push(round);
  return [...list, last];
}

/** The same for those who listen. */
export function ScoreTable({ scores }: Pick<ScoreChartProps, 'scores'>) {
  const { say, players } = useDesk();
  return (
    <div className={controls.heard}>
      <table aria-label={say('end.score')}>
        <thead>
          <tr>
            <th scope="col">{say('end.roundAxis')}</th>
            {players.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map(({ round, vp }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {players.map(({ seat }) => (
                <td key={seat}>{vp[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
