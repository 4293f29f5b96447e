/** The map pile: backs of maps lying flat, the same from all four sides, so that nothing is given away. */

import { sparkle } from '@starboard/look/art/brushes.tsx';

const TOP =
  'M58 14 H182 Q198 14 203 29 L229 104 Q235 124 214 124 H26 Q5 124 11 104 L37 29 Q42 14 58 14Z';

/** Lit, it is the one thing to do, and carries the word. */
export function PileArt({
  word,
  className,
}: {
  word: string | null;
  className?: string | undefined;
}) {
  const paper = word === null ? BLUE : LIT;
  return (
    <svg className={className} viewBox="0 0 240 160" aria-hidden="true">
      {[30, 24, 18, 12, 6].map((depth, layer) => (
        <path
          key={depth}
          d={TOP}
          transform={`translate(0 ${depth})`}
          fill={layer % 2 === 0 ? paper.gap : paper.edge}
        />
      ))}
      <path d={TOP} fill={paper.top} />
      {paper.rings.map((fill, ring) => (
        <ellipse key={fill} cx={120} cy={69} rx={92 - ring * 24} ry={46 - ring * 12} fill={fill} />
      ))}
      {word === null ? (
        <path d={sparkle(0, 0, 24)} transform="translate(120 69) scale(1 .56)" fill="#fff4e0" />
      ) : (
        <text
          x={120}
          y={90}
          textAnchor="middle"
          fontSize={word.length > 6 ? 40 : 58}
          fill="#3a1f06"
          style={{ fontFamily: 'var(--font-display)', fontWeight: 800 }}
        >
          {word}
        </text>
      )}
    </svg>
  );
}

const BLUE = {
  top: 'var(--color-map)',
  gap: 'var(--color-map-edge)',
  edge: 'var(--color-paper)',
  rings: ['var(--color-map-far)', 'var(--color-map)', 'var(--color-map-lit)'],
};
const LIT = {
  top: '#ffb547',
  gap: '#b56f16',
  edge: '#fff1cc',
  rings: ['#ffc56b', '#ffd88f', '#ffeab8'],
};

/** A map face down. */
export function MapBack({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 344 344" aria-hidden="true">
      <rect x={12.5} y={18} width={319} height={319} rx={30} fill="var(--color-map-edge)" />
      <rect x={12.5} y={12.5} width={319} height={319} rx={30} fill="var(--color-map)" />
      {BACK.map(([radius, fill]) => (
        <circle key={radius} cx={172} cy={172} r={radius} fill={fill} />
      ))}
      <path d={sparkle(172, 172, 27)} fill="#fff4e0" />
    </svg>
  );
}

const BACK: readonly (readonly [radius: number, fill: string])[] = [
  [138, 'var(--color-map-far)'],
  [104, 'var(--color-map)'],
  [70, 'var(--color-map-4)'],
  [38, 'var(--color-map-lit)'],
];
