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
  turn: <path d="M19.5 12.5a7.5 7.5 0 1 1-2.4-5.5M18 2.6v5h-5" />,
  turnBack: <path d="M4.5 12.5a7.5 7.5 0 1 0 2.4-5.5M6 2.6v5h5" />,
  undo: <path d="M5 9.5h9a5.5 5.5 0 0 1 0 11H9M9.6 4.5l-5 5 5 5" />,
  flip: (
    <>
      <path d="M6.5 3.5h11a3 3 0 0 1 3 3v7l-7 7h-7a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z" />
      <path d="M20.3 13.5h-3.8a3 3 0 0 0-3 3v3.8z" fill="currentColor" />
    </>
  ),
  back: <path d="M15 5l-7 7 7 7" />,
  next: <path d="M9 5l7 7-7 7" />,
  minus: <path d="M5 12h14" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3.6} />,
  mute: <path d="M4 9.5v5h3.5l5 4v-13l-5 4zM16 9.5l5 5M21 9.5l-5 5" />,
  sound: <path d="M4 9.5v5h3.5l5 4v-13l-5 4zM16 9a4 4 0 0 1 0 6M18.6 6.4a8 8 0 0 1 0 11.2" />,
  silence: <path d="M4 9.5v5h3.5l5 4v-13l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5" />,
  gear: (
    <>
      <path d="M3.5 7h7M15.5 7h5M3.5 17h4M12.5 17h8" />
      <circle cx={13} cy={7} r={2.5} />
      <circle cx={10} cy={17} r={2.5} />
    </>
  ),
  ice: (
    <path d="M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9 4l3 2.6L15 4M9 20l3-2.6 3 2.6M4 10.8l3.6-1.3L7 5.8M20 13.2l-3.6 1.3.6 3.7M4 13.2l3.6 1.3-.6 3.7M20 10.8l-3.6-1.3.6-3.7" />
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7" />
  ),
  copy: (
    <>
      <rect x={8.5} y={8.5} width={12} height={12} rx={3} />
      <path d="M15.5 5.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2" />
    </>
  ),
  share: (
    <path d="M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v7a1.8 1.8 0 0 0 1.8 1.8h10.4A1.8 1.8 0 0 0 19 19v-7" />
  ),
  download: (
    <path d="M12 3.5V15M7.5 10.8l4.5 4.5 4.5-4.5M4 17v2a1.8 1.8 0 0 0 1.8 1.8h12.4A1.8 1.8 0 0 0 20 19v-2" />
  ),
  tablet: (
    <>
      <rect x={3} y={5} width={18} height={14} rx={3} />
      <path d="M7.5 12h.01M16.5 12h.01" />
    </>
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
  crown: <path d="M3.5 18.5L2.6 7.6l5 3.7L12 4.5l4.4 6.8 5-3.7-.9 10.9z" fill="currentColor" />,
  flag: <path d="M5 21.5V3.5M5 4.5h12.5l-2.5 4 2.5 4H5" />,
  bolt: <path d="M13.5 2.5L4.5 14h6l-1.5 7.5L19 9.5h-6.5z" fill="currentColor" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx={12} cy={12} r={2.8} />
    </>
  ),
  chat: (
    <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5z" />
  ),
  empty: <rect x={4} y={4} width={16} height={16} rx={3.5} strokeDasharray="3.6 3.2" />,
  move: (
    <>
      <rect x={2.8} y={10.4} width={10.8} height={10.8} rx={2.6} />
      <path d="M11 6.6h9.2v9.2M20.2 6.6l-5 5" />
    </>
  ),
  trophy: (
    <path d="M7 4h10v5.5a5 5 0 0 1-10 0zM7 5.5H3.6c0 3.6 1.2 5 3.6 5.2M17 5.5h3.4c0 3.6-1.2 5-3.6 5.2M12 14.5V18M8 20.5h8M9.5 20.5c0-1.6 1-2.5 2.5-2.5s2.5.9 2.5 2.5" />
  ),
  bot: (
    <>
      <rect x={4.5} y={8} width={15} height={12} rx={4} />
      <path d="M12 8V4.2M9.4 13.4h.01M14.6 13.4h.01M9.5 16.8h5M2.4 12.6v3.4M21.6 12.6v3.4" />
    </>
  ),
  play: <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />,
  pause: <path d="M8.5 5v14M15.5 5v14" strokeWidth={4.4} />,
  stepBack: <path d="M17 6v12L8 12zM5 6.5v11" fill="currentColor" />,
  stepOn: <path d="M7 6v12l9-6zM19 6.5v11" fill="currentColor" />,
  leapBack: <path d="M20.5 6.5v11L13 12zM12 6.5v11L4.5 12z" fill="currentColor" />,
  leapOn: <path d="M3.5 6.5v11L11 12zM12 6.5v11l7.5-5.5z" fill="currentColor" />,
  wifi: (
    <path d="M3 9.5a13 13 0 0 1 18 0M6.2 13a8.4 8.4 0 0 1 11.6 0M9.4 16.4a4 4 0 0 1 5.2 0M12 20h.01" />
  ),
  plug: <path d="M9 3v5M15 3v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0zM12 17v4" />,
  warning: (
    <>
      <path d="M12 3.2l9.6 16.6H2.4z" />
      <path d="M12 9.6v4.6M12 17h.01" />
    </>
  ),
  help: (
    <>
      <circle cx={12} cy={12} r={9} />
      <path d="M9.4 9.6a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.3 1-1.3 1.9M12 16.8h.01" />
    </>
  ),
  log: <path d="M4.5 6h15M4.5 12h15M4.5 18h9" />,
  odds: <path d="M5 19v-6M12 19V5M19 19v-9" strokeWidth={3.2} />,
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.2 11v5M13.8 11v5" />,
} satisfies Record<string, ReactElement>;
