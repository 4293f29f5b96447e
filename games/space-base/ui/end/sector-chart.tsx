/** The quay as a chart: what others' turns brought rises above it, what own turns brought hangs below. */

import controls from '@starboard/look/controls.module.css';
import type { Resources } from '@starboard/space-base';
import { describeRewards } from '@starboard/space-base/text';
import { type Resource, TokenArt } from '../art/token.tsx';
import { useDesk } from '../table/desk.tsx';
import css from './chart.module.css';
import { WIDTHS } from './chart.ts';
import type { SectorYield } from './figures.ts';

const HEIGHT = 330;
const QUAY = 15;
/** The words at both ends. */
const WORDS = 22;

const RESOURCES: readonly Resource[] = ['credits', 'income', 'vp'];
const NAMES: Record<Resource, string> = { credits: 'credits', income: 'income', vp: 'influence' };

/** Three kinds are never one number: each has its own token at the end of the bar. */
export function SectorChart({ yields }: { yields: readonly SectorYield[] }) {
  const { say, layout } = useDesk();
  const width = WIDTHS[layout];
  const column = (width - 20) / 12;
  const plate = Math.min(28, column - 2);
  const token = Math.min(26, column - 3);
  const above = WORDS + token * most(yields.map(({ others }) => kindsIn(others).length));
  const below = WORDS + token * most(yields.map(({ own }) => kindsIn(own).length));
  const up = most(yields.map(({ others }) => total(others)));
  const down = most(yields.map(({ own }) => total(own)));
  const scale = (HEIGHT - 2 * QUAY - above - below) / (up + down);
  const quay = above + up * scale + QUAY;
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <text x={10} y={14}>
        {say('end.onOthers')}
      </text>
      <text x={10} y={HEIGHT - 9}>
        {say('end.onOwn')}
      </text>
      <rect x={4} y={quay - QUAY} width={width - 8} height={QUAY * 2} rx={6} className={css.quay} />
      {yields.map(({ sector, own, others }) => {
        const middle = 10 + (sector - 0.5) * column;
        const shape = { middle, width: column - 14, token };
        return (
          <g key={sector}>
            <Bars {...shape} resources={others} from={quay - QUAY} scale={-scale} />
            <Bars {...shape} resources={own} from={quay + QUAY} scale={scale} />
            <rect
              x={middle - plate / 2}
              y={quay - 10}
              width={plate}
              height={20}
              rx={5}
              className={css.plate}
            />
            <text x={middle} y={quay} textAnchor="middle" className={css.plateText}>
              {sector}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** One above the other, away from the quay; then how much of each, in the same order. */
function Bars(props: {
  resources: Resources;
  middle: number;
  width: number;
  token: number;
  from: number;
  scale: number;
}) {
  const { resources, middle, width, token, from, scale } = props;
  const kinds = kindsIn(resources);
  const tip = from + total(resources) * scale;
  let reached = from;
  return (
    <>
      {kinds.map((kind) => {
        const start = reached;
        reached += resources[kind] * scale;
        return (
          <rect
            key={kind}
            x={middle - width / 2}
            y={Math.min(start, reached)}
            width={width}
            height={Math.max(1.5, Math.abs(reached - start) - 1.5)}
            rx={3}
            fill={`var(--color-${NAMES[kind]})`}
            stroke={`var(--color-${NAMES[kind]}-edge)`}
          />
        );
      })}
      {kinds.map((kind, place) => (
        <g
          key={kind}
          transform={`translate(${middle - token / 2} ${
            scale < 0 ? tip - (place + 1) * token - 1 : tip + place * token + 1
          }) scale(${(token - 1) / 32})`}
        >
          <TokenArt of={kind} amount={resources[kind]} />
        </g>
      ))}
    </>
  );
}

/** The same for those who listen. */
export function SectorTable({ yields, title }: { yields: readonly SectorYield[]; title: string }) {
  const { say, language } = useDesk();
  const tell = (brought: Resources) => {
    const kinds = kindsIn(brought).map((kind) => [kind, brought[kind]]);
    return describeRewards(Object.fromEntries(kinds), language) || say('outcome.nothing');
  };
  return (
    <div className={controls.heard}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{say('end.sectorAxis')}</th>
            <th scope="col">{say('end.onOthers')}</th>
            <th scope="col">{say('end.onOwn')}</th>
          </tr>
        </thead>
        <tbody>
          {yields.map(({ sector, own, others }) => (
            <tr key={sector}>
              <th scope="row">{sector}</th>
              <td>{tell(others)}</td>
              <td>{tell(own)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function kindsIn(resources: Resources): Resource[] {
  return RESOURCES.filter((kind) => resources[kind] > 0);
}

function most(amounts: readonly number[]): number {
  return Math.max(1, ...amounts);
}

/** Only for how high a bar is: nobody is told this number. */
function total({ credits, income, vp }: Resources): number {
  return credits + income + vp;
}
