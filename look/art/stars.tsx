/** Stars strewn over a sky: the same ones every time for the same seed. */

import { sparkle, tenth } from './brushes.tsx';

export interface StarsProps {
  readonly seed: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Corners without stars, from the top left, where text stands on the sky. */
  readonly quiet?: readonly { readonly width: number; readonly height: number }[];
}

export function Stars({ seed, count, width, height, quiet = [] }: StarsProps) {
  const chance = scatter(seed);
  const stars = Array.from({ length: count }, () => ({
    x: tenth(chance() * width),
    y: tenth(chance() * height),
    size: chance(),
    light: chance(),
  })).filter(({ x, y }) => quiet.every((corner) => x > corner.width || y > corner.height));
  return (
    <g fill="var(--color-sky-star)">
      {stars.map(({ x, y, size, light }) =>
        size > 0.9 ? (
          <path key={`${x} ${y}`} d={sparkle(x, y, tenth(4 + light * 5))} fillOpacity={0.8} />
        ) : (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={tenth(0.7 + size * 1.3)}
            fillOpacity={tenth(0.3 + light * 0.6)}
          />
        ),
      )}
    </g>
  );
}

/** Numbers from 0 to 1 that look random: enough for stars, never for dice. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
