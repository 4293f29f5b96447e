/** The quay as a chart: what others' turns brought rises above it, what own turns brought hangs below. */

import type { Resources } from '@starboard/space-base';
import type { Resource } from '../art/token.tsx';
import { useDesk } from '../table/desk.tsx';
import css from './chart.module.css';
import { WIDTHS } from './chart.ts';
import type { SectorYield } from './figures.ts';

const HEIGHT = 226;
const QUAY = 15;
/** Beside the bars: the totals, and the words at both ends. */
const ROOM = 40;

const RESOURCES: readonly Resource[] = ['credits', 'income', 'vp'];
const NAMES: Record<Resource, string> = { credits: 'credits', income: 'income', vp: 'influence' };

export function SectorChart({ yields }: { yields: readonly SectorYield[] }) {
  const { say, layout } = useDesk();
  const width = WIDTHS[layout];
  const column = (width - 20) / 12;
  const plate = Math.min(28, column - 2);
  const up = Math.max(1, ...yields.map(({ others }) => total(others)));
  const down = Math.max(1, ...yields.map(({ own }) => total(own)));
  const scale = (HEIGHT - 2 * QUAY - 2 * ROOM) / (up + down);
  const quay = ROOM + up * scale + QUAY;
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={say('end.sectors')}
    >
      <text x={10} y={14}>
        {say('end.onOthers')}
      </text>
      <text x={10} y={HEIGHT - 9}>
        {say('end.onOwn')}
      </text>
      <rect x={4} y={quay - QUAY} width={width - 8} height={QUAY * 2} rx={6} className={css.quay} />
      {yields.map(({ sector, own, others }) => {
        const x = 10 + (sector - 1) * column + 7;
        return (
          <g key={sector}>
            <Bars resources={others} x={x} width={column - 14} from={quay - QUAY} scale={-scale} />
            <Bars resources={own} x={x} width={column - 14} from={quay + QUAY} scale={scale} />
            <rect
              x={x + column / 2 - 7 - plate / 2}
              y={quay - 10}
              width={plate}
              height={20}
              rx={5}
              className={css.plate}
            />
            <text x={x + column / 2 - 7} y={quay} textAnchor="middle" className={css.plateText}>
              {sector}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** One above the other, away from the quay. */
function Bars(props: {
  resources: Resources;
  x: number;
  width: number;
  from: number;
  scale: number;
}) {
  const { resources, x, width, from, scale } = props;
  const sum = total(resources);
  if (sum === 0) return null;
  let reached = from;
  return (
    <>
      {RESOURCES.filter((resource) => resources[resource] > 0).map((resource) => {
        const start = reached;
        reached += resources[resource] * scale;
        return (
          <rect
            key={resource}
            x={x}
            y={Math.min(start, reached)}
            width={width}
            height={Math.max(1.5, Math.abs(reached - start) - 1.5)}
            rx={3}
            fill={`var(--color-${NAMES[resource]})`}
            stroke={`var(--color-${NAMES[resource]}-edge)`}
          />
        );
      })}
      <text
        x={x + width / 2}
        y={reached + (scale < 0 ? -9 : 10)}
        textAnchor="middle"
        className={css.strong}
      >
        {sum}
      </text>
    </>
  );
}

function total({ credits, income, vp }: Resources): number {
  return credits + income + vp;
}
