/** What the dice showed, against what was to be expected. */

import { useDesk } from '../table/desk.tsx';
import css from './chart.module.css';
import { type DiceFigures, SUMS } from './figures.ts';

const WIDTH = 420;
const HEIGHT = 190;
const FOOT = 30;
const COLUMN = (WIDTH - 16) / SUMS.length;

export function DiceChart({ figures }: { figures: DiceFigures }) {
  const { say } = useDesk();
  const { rolled, expected } = figures;
  const most = Math.max(1, ...rolled, ...expected);
  const y = (count: number) => HEIGHT - FOOT - (count / most) * (HEIGHT - FOOT - 14);
  const middle = (index: number) => 8 + (index + 0.5) * COLUMN;
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={SUMS.map((sum, index) => `${sum}: ${rolled[index]}`).join(', ')}
    >
      <title>{say('end.rolls', { rolls: figures.rolls })}</title>
      {SUMS.map((sum, index) => {
        const count = rolled[index] as number;
        return (
          <g key={sum}>
            <rect
              x={middle(index) - COLUMN / 2 + 5}
              y={y(count)}
              width={COLUMN - 10}
              height={HEIGHT - FOOT - y(count)}
              rx={4}
              className={css.bar}
            />
            {count > 0 && (
              <text
                x={middle(index)}
                y={HEIGHT - FOOT - 9}
                textAnchor="middle"
                className={css.onBar}
              >
                {count}
              </text>
            )}
            <text x={middle(index)} y={HEIGHT - 12} textAnchor="middle" className={css.strong}>
              {sum}
            </text>
          </g>
        );
      })}
      <polyline
        points={expected.map((count, index) => `${middle(index)},${y(count)}`).join(' ')}
        className={css.expected}
      />
      {expected.map((count, index) => (
        <path
          key={SUMS[index]}
          d={`M${middle(index)} ${y(count) - 5}l5 5-5 5-5-5Z`}
          className={css.diamond}
        />
      ))}
    </svg>
  );
}
