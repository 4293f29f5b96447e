/** Everybody's points, round by round; lines differ by their dashes, not by colour alone. */

import { FlagCloth } from '@starboard/look/art/flag.tsx';
import type { Player } from '@starboard/look/table.ts';
import { useDesk } from '../table/desk.tsx';
import css from './chart.module.css';
import { WIDTHS } from './chart.ts';
import type { RoundScore } from './figures.ts';

const HEIGHT = 214;
const ROOM = { left: 34, right: 86, top: 12, bottom: 28 };
const GOAL = 40;
const LABEL = 26;

const DASHES: Record<Player['colour'], string | undefined> = {
  1: undefined,
  2: '10 5',
  3: '2.5 6',
  4: '14 4 3 4',
  5: '6 3',
};

export function ScoreChart({ scores }: { scores: readonly RoundScore[] }) {
  const { say, players, layout } = useDesk();
  const width = WIDTHS[layout];
  const [first, last] = [scores[0]?.round ?? 1, scores.at(-1)?.round ?? 1];
  const most = Math.max(GOAL + 4, ...scores.flatMap(({ vp }) => vp));
  const x = (round: number) =>
    ROOM.left + ((round - first) / Math.max(1, last - first)) * (width - ROOM.left - ROOM.right);
  const y = (vp: number) => HEIGHT - ROOM.bottom - (vp / most) * (HEIGHT - ROOM.top - ROOM.bottom);
  const ends = labelsFor(players, scores.at(-1)?.vp ?? [], y);
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={say('end.score')}
    >
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

function ticks(first: number, last: number): number[] {
  const step = Math.max(1, Math.ceil((last - first) / 6));
  const list: number[] = [];
  for (let round = first; round <= last - step / 2; round += step) list.push(round);
  return [...list, last];
}

/** Flags at the ends of the lines, pushed apart where they would lie on one another. */
function labelsFor(players: readonly Player[], vp: readonly number[], y: (vp: number) => number) {
  const labels = players
    .map((player) => ({ player, vp: vp[player.seat] ?? 0, at: y(vp[player.seat] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  for (const [index, label] of labels.entries()) {
    const above = labels[index - 1];
    if (above !== undefined) label.at = Math.max(label.at, above.at + LABEL);
  }
  return labels;
}
