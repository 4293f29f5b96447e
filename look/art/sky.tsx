/** The sky behind every page, paper with holes punched for stars, and the hills a page stands on. */

import { Stars } from './stars.tsx';

export function Sky({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={1440} height={1000} fill="var(--color-sky-1)" />
      <circle cx={720} cy={1060} r={980} fill="var(--color-sky-2)" />
      <circle cx={720} cy={1150} r={720} fill="var(--color-sky-3)" fillOpacity={0.85} />
      <Stars
        seed={31}
        count={130}
        width={1440}
        height={1000}
        quiet={[
          { width: 1440, height: 90 },
          { width: 1120, height: 340 },
        ]}
      />
    </svg>
  );
}

/** Three ridges, the nearest in the colour of the ground below it. */
export function Hills({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true">
      {RIDGES.map(({ d, fill }) => (
        <g key={fill}>
          <path d={d} fill="var(--color-cut)" transform="translate(0 -5)" />
          <path d={d} fill={fill} />
        </g>
      ))}
    </svg>
  );
}

const RIDGES = [
  {
    d: 'M-10 151 V46 C120 8 250 20 400 52 C560 86 680 20 860 30 C1040 40 1120 88 1260 62 C1350 46 1400 34 1450 44 V151Z',
    fill: 'var(--color-hill-1)',
  },
  {
    d: 'M-10 151 V92 C160 108 280 58 470 76 C650 94 760 118 940 88 C1130 56 1260 84 1450 104 V151Z',
    fill: 'var(--color-hill-2)',
  },
  {
    d: 'M-10 151 V132 C180 96 360 138 560 128 C780 116 900 102 1120 126 C1260 140 1360 132 1450 118 V151Z',
    fill: 'var(--color-hill-3)',
  },
];
