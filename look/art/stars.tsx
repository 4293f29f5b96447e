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
  const [large, small] = [stars.filter(isLarge), stars.filter((star) => !isLarge(star))];
  return (
    <g fill="var(--color-sky-star)">
      <Lights
        of={small.map(({ x, y, size, light }) => ({
          x,
          y,
          radius: tenth(0.7 + size * 1.3),
          light: tenth(0.3 + light * 0.6),
        }))}
      />
      <path
        d={large.map(({ x, y, light }) => sparkle(x, y, tenth(4 + light * 5))).join('')}
        fillOpacity={0.8}
      />
    </g>
  );
}

function isLarge({ size }: { readonly size: number }): boolean {
  return size > 0.9;
}

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How bright it is, from 0 to 1. */
  readonly light: number;
}

/** Round stars, all that are equally bright in one shape: every shape costs time whenever a style may have changed. */
export function Lights({ of }: { of: readonly Light[] }) {
  return [...Map.groupBy(of, ({ light }) => light)].map(([light, stars]) => (
    <path key={light} d={stars.map(disc).join('')} fillOpacity={light} />
  ));
}

function disc({ x, y, radius }: Light): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${tenth(x - radius)} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}

/** Numbers from 0 to 1 that look random: enough for stars, never for dice. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
