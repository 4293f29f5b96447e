/** What a table stands in: the sky, a far planet, and paper hills. */

import { Stars } from '@starboard/look/art/stars.tsx';
import { memo, useId } from 'react';

const WIDTH = 1440;
const HEIGHT = 900;

/** Drawn once: what happens on the table must not wait for the sky. */
export const Scenery = memo(function Scenery({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--color-sky-1)" />
      <circle cx={720} cy={945} r={882} fill="var(--color-sky-2)" />
      <circle cx={720} cy={1008} r={648} fill="var(--color-sky-3)" fillOpacity={0.85} />
      <Stars seed={21} count={110} width={WIDTH} height={HEIGHT * 0.86} />
      <Planet x={1376} y={118} radius={58} />
      {HILLS.map(({ d, fill }) => (
        <g key={fill}>
          <path d={d} fill="var(--color-cut)" transform="translate(0 -7)" />
          <path d={d} fill={fill} />
        </g>
      ))}
    </svg>
  );
});

function Planet({ x, y, radius }: { x: number; y: number; radius: number }) {
  const id = useId();
  const wide = radius * 1.75;
  const low = radius * 0.46;
  return (
    <g transform={`translate(${x} ${y}) rotate(-18)`}>
      <clipPath id={id}>
        <circle r={radius} />
      </clipPath>
      <g fill="none" stroke="#ffd98a" strokeWidth={radius * 0.15}>
        <path d={`M${-wide} 0A${wide} ${low} 0 0 1 ${wide} 0`} strokeOpacity={0.75} />
        <circle r={radius} fill="#a9506a" stroke="none" />
        <g clipPath={`url(#${id})`} stroke="none">
          <circle cx={radius * -0.3} cy={radius * -0.3} r={radius * 1.02} fill="#e0715c" />
          <circle cx={radius * -0.42} cy={radius * -0.42} r={radius * 0.74} fill="#f29a6b" />
          <circle cx={radius * -0.5} cy={radius * -0.5} r={radius * 0.42} fill="#ffc07f" />
        </g>
        <path d={`M${-wide} 0A${wide} ${low} 0 0 0 ${wide} 0`} />
      </g>
    </g>
  );
}

const HILLS = [
  {
    d: 'M-10 901V552C120 528 250 556 400 572C560 590 640 520 760 524C900 530 980 584 1120 580C1260 576 1360 544 1450 552V901Z',
    fill: 'var(--color-hill-1)',
  },
  {
    d: 'M-10 901V646C130 612 260 640 420 648C600 658 680 592 830 606C1000 622 1060 668 1210 660C1330 654 1400 620 1450 624V901Z',
    fill: 'var(--color-hill-2)',
  },
  {
    d: 'M-10 901V712C160 716 300 732 470 706C640 680 760 676 930 700C1100 724 1280 716 1450 700V901Z',
    fill: 'var(--color-hill-3)',
  },
  {
    d: 'M-10 901V764C200 756 380 782 600 776C840 770 1000 752 1200 762C1320 768 1400 776 1450 770V901Z',
    fill: 'var(--color-hill-4)',
  },
];
