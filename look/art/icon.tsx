/** Signs on a grid of 24, in the colour of the text beside them. */

import type { ReactElement } from 'react';

export type IconName = keyof typeof ICONS;

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
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
      {ICONS[name]}
    </svg>
  );
}

const ICONS = {
  people: (
    <>
      <circle cx={9} cy={8.5} r={3.6} />
      <path d="M2.6 19.5c.4-3.8 3-6 6.4-6s6 2.2 6.4 6" />
      <path d="M15.5 5.2a3.4 3.4 0 0 1 0 6.6M18 13.9c2 .8 3.2 2.7 3.4 5.6" />
    </>
  ),
  clock: (
    <>
      <circle cx={12} cy={13} r={8} />
      <path d="M12 8.6V13l3 2M9.5 2.6h5" />
    </>
  ),
  star: (
    <path
      d="M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z"
      fill="currentColor"
    />
  ),
  turns: <path d="M19.5 12.5a7.5 7.5 0 1 1-2.4-5.5M18 2.6v5h-5" />,
  check: <path d="M4.5 12.8l5 5L19.5 7" />,
  cross: <path d="M6 6l12 12M18 6L6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  globe: (
    <>
      <circle cx={12} cy={12} r={9} />
      <path d="M3 12h18M12 3c3 3 3.6 6 3.6 9s-.6 6-3.6 9c-3-3-3.6-6-3.6-9S9 6 12 3z" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
  sun: (
    <>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 2.5v2.4M12 19.1v2.4M2.5 12h2.4M19.1 12h2.4M5.3 5.3l1.7 1.7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7" />
    </>
  ),
  screen: (
    <>
      <rect x={3} y={4.5} width={18} height={12} rx={2.5} />
      <path d="M8.5 20.5h7M12 16.5v4" />
    </>
  ),
  dice: (
    <>
      <rect x={3.5} y={3.5} width={17} height={17} rx={4.5} />
      <path d="M8.4 8.4h.01M15.6 15.6h.01M12 12h.01" strokeWidth={3} />
    </>
  ),
  lock: (
    <>
      <rect x={5} y={10.5} width={14} height={10} rx={3} />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  unlock: (
    <>
      <rect x={5} y={10.5} width={14} height={10} rx={3} />
      <path d="M8 10.5V7a4 4 0 0 1 7.6-1.6" />
    </>
  ),
  shield: <path d="M12 2.5l8 3v6c0 5-3.4 8.2-8 10-4.6-1.8-8-5-8-10v-6zM8.2 12l2.8 2.8 5-5.6" />,
  crane: <path d="M5 21V4.5h14M5 9l4.5-4.5M15.5 4.5v5M13.5 13.5h4v-4h-4zM2.5 21h6" />,
  dashed: <circle cx={12} cy={12} r={8.5} strokeDasharray="3.6 4.1" />,
  book: (
    <path d="M4 5.5c3-1.4 6-1.2 8 .8 2-2 5-2.2 8-.8v13c-3-1.4-6-1.2-8 .8-2-2-5-2.2-8-.8zM12 6.3v13" />
  ),
} satisfies Record<string, ReactElement>;
