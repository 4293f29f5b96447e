/** A flag for each seat: the pattern tells whose it is, the tint helps. */

import type { Player } from '@starboard/look/table.ts';

const DARK = '#241a3d';

export function Flag(props: { colour: Player['colour']; className?: string | undefined }) {
  return (
    <svg className={props.className} viewBox="0 0 25 22" aria-hidden="true" data-flag="">
      <path d="M1.6 1v20.4" stroke="#d9c7a4" strokeWidth={2.2} strokeLinecap="round" />
      <FlagArt colour={props.colour} />
    </svg>
  );
}

/** The cloth alone, for use inside a drawing of 25 by 22. */
export function FlagArt({ colour }: { colour: Player['colour'] }) {
  const [ground, pattern] = GROUND_IS_TINTED[colour] ? ['tint', DARK] : [DARK, 'tint'];
  const tint = `var(--color-seat-${colour})`;
  return (
    <>
      <rect x={3} y={2} width={20} height={15} fill={ground === 'tint' ? tint : ground} />
      <path d={PATTERNS[colour]} fill={pattern === 'tint' ? tint : pattern} />
      <rect x={3} y={2} width={20} height={15} fill="none" stroke="#fbf0da" strokeOpacity={0.55} />
    </>
  );
}

const GROUND_IS_TINTED: Record<Player['colour'], boolean> = {
  1: false,
  2: true,
  3: false,
  4: false,
  5: false,
};

const PATTERNS: Record<Player['colour'], string> = {
  1: 'M3 2h8L23 11v6h-7L3 7Z',
  2: 'M10.5 2h5v5.2H23v4.6h-7.5V17h-5v-5.2H3V7.2h7.5Z',
  3: 'M3 2h4.4L13 6.4 18.6 2H23v3.2L17.4 9.5 23 13.8V17h-4.4L13 12.6 7.4 17H3v-3.2l5.6-4.3L3 5.2Z',
  4: 'M3 2h10v7.5H3ZM13 9.5h10V17H13Z',
  5: 'M3 2h4v15H3ZM11 2h4v15h-4ZM19 2h4v15h-4Z',
};
