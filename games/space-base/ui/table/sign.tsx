/** The signs of the table's own tools, on a grid of 24, in the colour of the text beside them. */

import type { ReactElement } from 'react';

export type SignName = keyof typeof SIGNS;

export function Sign({ name, className }: { name: SignName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-sign={name}
    >
      {SIGNS[name]}
    </svg>
  );
}

const SIGNS = {
  undo: <path d="M5 9.5h9a5.5 5.5 0 0 1 0 11H9M9.6 4.5l-5 5 5 5" />,
  odds: <path d="M5 19v-6M12 19V5M19 19v-9" strokeWidth={3.4} />,
  orders: <path d="M6 20V4.4h11l-2.4 4 2.4 4H6" />,
  leave: <path d="M13 4H6v16h7M10 12h10M16.5 8.5 20 12l-3.5 3.5" />,
  keys: (
    <>
      <rect x={2.5} y={6} width={19} height={12.5} rx={2.5} />
      <path d="M6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M8 14.5h8" />
    </>
  ),
  log: <path d="M4.5 6h15M4.5 12h15M4.5 18h9" />,
  yard: (
    <>
      <path d="M4 21V4h14M18 4v5M18 13.6a2.3 2.3 0 1 0-2.3-2.3" />
      <path d="M4 9l5-5" strokeWidth={2} />
    </>
  ),
  base: (
    <>
      <path d="M2.5 13.5h19M5 13.5V20M12 13.5V20M19 13.5V20" />
      <path d="M4 10.5 7 5h8l5 5.5Z" fill="currentColor" stroke="none" />
    </>
  ),
  colony: (
    <>
      <path d="M2 19h20" />
      <path
        d="M3.5 17a5.75 5.75 0 0 1 11.5 0ZM16 17a3 3 0 0 1 5.5 0Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M9.25 10V5.5" />
    </>
  ),
  players: (
    <g fill="currentColor" stroke="none">
      <circle cx={8.4} cy={8} r={3.6} />
      <path d="M2 19.4a6.4 6.6 0 0 1 12.8 0Z" />
      <circle cx={17.4} cy={9.4} r={2.8} />
      <path d="M16.6 19.4c0-2.2-.6-3.8-1.8-5.2a5 5 0 0 1 7.4 5.2Z" />
    </g>
  ),
  chevron: <path d="M9 5l7 7-7 7" strokeWidth={3} />,
  check: <path d="M4.5 12.5 10 18 20 6.5" strokeWidth={3.2} />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  spill: (
    <g strokeWidth={2}>
      <circle cx={8} cy={7} r={5} fill="currentColor" stroke="none" />
      <circle cx={16.4} cy={13.4} r={3.6} strokeDasharray="3 2.4" />
      <circle cx={9} cy={19} r={2.8} strokeDasharray="2.6 2" />
    </g>
  ),
} satisfies Record<string, ReactElement>;
