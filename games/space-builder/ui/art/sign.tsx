/** The signs of this game, on a grid of 24, in the colour of the text beside them. */

import type { ReactElement } from 'react';

export type SignName = keyof typeof SIGNS;

export function Sign({ name, className }: { name: SignName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SIGNS[name]}
    </svg>
  );
}

const SIGNS = {
  turn: <path d="M19.5 12.5a7.5 7.5 0 1 1-2.4-5.5M18 2.6v5h-5" />,
  turnback: <path d="M4.5 12.5a7.5 7.5 0 1 0 2.4-5.5M6 2.6v5h5" />,
  flip: (
    <>
      <path d="M6.5 3.5h11a3 3 0 0 1 3 3v7l-7 7h-7a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z" />
      <path d="M20.3 13.5h-3.8a3 3 0 0 0-3 3v3.8z" fill="currentColor" />
    </>
  ),
  move: (
    <>
      <rect x={2.8} y={10.4} width={10.8} height={10.8} rx={2.6} />
      <path d="M11 6.6h9.2v9.2M20.2 6.6l-5 5" />
    </>
  ),
  empty: <rect x={4} y={4} width={16} height={16} rx={3.5} strokeDasharray="3.6 3.2" />,
  back: <path d="M15 5l-7 7 7 7" />,
  next: <path d="M9 5l7 7-7 7" />,
  ice: (
    <path d="M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9 4l3 2.6L15 4M9 20l3-2.6 3 2.6M4 10.8l3.6-1.3L7 5.8M20 13.2l-3.6 1.3.6 3.7M4 13.2l3.6 1.3-.6 3.7M20 10.8l-3.6-1.3.6-3.7" />
  ),
  bulb: (
    <path d="M9 17.5c0-2-3.2-3.4-3.2-7.6a6.2 6.2 0 0 1 12.4 0c0 4.2-3.2 5.6-3.2 7.6zM9.6 21h4.8" />
  ),
  lens: (
    <>
      <circle cx={10.5} cy={10.5} r={6.8} />
      <path d="M15.6 15.6L21 21" />
    </>
  ),
  bolt: <path d="M13.5 2.5L4.5 14h6l-1.5 7.5L19 9.5h-6.5z" fill="currentColor" />,
  keys: (
    <>
      <rect x={2.5} y={6} width={19} height={12} rx={3} />
      <path d="M6.5 10h.01M10.2 10h.01M13.9 10h.01M17.5 10h.01M8 14h8" />
    </>
  ),
  shuffle: (
    <path d="M2.5 6.5h3.2c4.6 0 6 11 10.6 11h4.7M2.5 17.5h3.2c1.9 0 3.2-1.9 4.3-4.2M12.2 10.6c1.1-2.3 2.3-4.1 4.1-4.1h4.7M18 3.2l3.3 3.3L18 9.8M18 14.2l3.3 3.3-3.3 3.3" />
  ),
  minus: <path d="M5 12h14" />,
} satisfies Record<string, ReactElement>;
