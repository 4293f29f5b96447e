/** The strokes the paper art is cut with. */

import type { ReactNode } from 'react';

/** Decides everything about how a building is coloured; `deep` is its own ink. */
export interface Hue {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  readonly deep: string;
}

const LINE_WIDTH = 3.4;

/** An outline in a building's own ink. */
export function inked(hue: Hue, width = LINE_WIDTH) {
  return { stroke: hue.deep, strokeWidth: width, strokeLinejoin: 'round' } as const;
}

export function Line({ d, ink, width = LINE_WIDTH }: { d: string; ink: string; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The shadow a cut layer throws on the one behind it, away from the lamp at the top left. */
export function Cast({ children }: { children: ReactNode }) {
  return (
    <g transform="translate(2.8 2.6)" opacity={0.17}>
      {children}
    </g>
  );
}

/** A four-pointed star. */
export function sparkle(x: number, y: number, radius: number): string {
  const waist = radius * 0.16;
  return (
    `M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}` +
    `Q${x + waist} ${y + waist} ${x} ${y + radius}` +
    `Q${x - waist} ${y + waist} ${x - radius} ${y}` +
    `Q${x - waist} ${y - waist} ${x} ${y - radius}Z`
  );
}

/** One decimal is all a drawing needs. */
export function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
