/** A seat's signal flag: the pattern tells, the colour only helps. */

import type { SeatColour } from '../seat-colours.ts';

export function Flag({
  colour,
  className,
}: {
  colour: SeatColour;
  className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="0 0 25 22" aria-hidden="true">
      <path d="M1.6 1v20.4" stroke="#d9c7a4" strokeWidth={2.2} strokeLinecap="round" />
      <FlagCloth colour={colour} />
    </svg>
  );
}

/** The cloth alone, 3 to 23 by 2 to 17, for use inside a drawing. */
export function FlagCloth({ colour }: { colour: SeatColour }) {
  return (
    <>
      <rect x={3} y={2} width={20} height={15} fill={CLOTH} />
      <path d={PATTERNS[colour]} fill={`var(--color-seat-${colour})`} />
      <rect x={3} y={2} width={20} height={15} fill="none" stroke="#fbf0da" strokeOpacity={0.55} />
    </>
  );
}

const CLOTH = '#241a3d';

/** Bend, cross, saltire, quarters, bars. */
const PATTERNS: Record<SeatColour, string> = {
  1: 'M3 2h8L23 11v6h-7L3 7Z',
  2: 'M3 2h7.5v5.2H3ZM15.5 2H23v5.2h-7.5ZM3 11.8h7.5V17H3ZM15.5 11.8H23V17h-7.5Z',
  3: 'M3 2h4.4L13 6.4 18.6 2H23v3.2L17.4 9.5 23 13.8V17h-4.4L13 12.6 7.4 17H3v-3.2l5.6-4.3L3 5.2Z',
  4: 'M3 2h10v7.5H3ZM13 9.5h10V17H13Z',
  5: 'M3 2h4v15H3ZM11 2h4v15h-4ZM19 2h4v15h-4Z',
};
