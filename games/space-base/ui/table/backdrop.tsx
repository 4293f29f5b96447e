/** The sky behind the table and a planet's rim at dusk; nothing in it says anything. */

import { Lights } from '@starboard/look/art/stars.tsx';
import { memo } from 'react';
import css from './backdrop.module.css';

const STARS = Array.from({ length: 150 }, (_, star) => ({
  x: (star * 379 + 61) % 1440,
  y: (star * 233 + ((star * star) % 97)) % 700,
  radius: [0.7, 1, 0.8, 1.4][star % 4] as number,
  light: [0.25, 0.5, 0.35, 0.7, 0.2][star % 5] as number,
}));

export const Backdrop = memo(function Backdrop() {
  return (
    <svg
      className={css.backdrop}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="table-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-harbour-sky-1)" />
          <stop offset=".55" stopColor="var(--color-harbour-sky-2)" />
          <stop offset="1" stopColor="var(--color-harbour-sky-3)" />
        </linearGradient>
        <radialGradient id="table-glow">
          <stop offset="0" stopColor="var(--color-harbour-glow)" stopOpacity=".75" />
          <stop offset=".5" stopColor="var(--color-harbour-glow)" stopOpacity=".25" />
          <stop offset="1" stopColor="var(--color-harbour-glow)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="table-planet" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-harbour-land-1)" />
          <stop offset=".5" stopColor="var(--color-harbour-land-2)" />
          <stop offset="1" stopColor="var(--color-harbour-land-3)" />
        </linearGradient>
        <linearGradient id="table-rim">
          <stop offset=".16" stopColor="var(--color-harbour-rim)" stopOpacity="0" />
          <stop offset=".55" stopColor="var(--color-harbour-rim)" stopOpacity=".85" />
          <stop offset="1" stopColor="var(--color-harbour-rim)" stopOpacity=".25" />
        </linearGradient>
      </defs>
      <rect width={1440} height={900} fill="url(#table-sky)" />
      <g className={css.stars}>
        <Lights of={STARS} />
      </g>
      <ellipse cx={980} cy={690} rx={900} ry={330} fill="url(#table-glow)" />
      <circle cx={760} cy={2530} r={1900} fill="url(#table-planet)" />
      <path
        d="M-40 806A1900 1900 0 0 1 1560 806"
        fill="none"
        stroke="url(#table-rim)"
        strokeWidth={2.2}
      />
    </svg>
  );
});
