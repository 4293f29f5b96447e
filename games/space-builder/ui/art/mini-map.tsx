/** A map lying in a direction, as a sign: outline, headland, lighthouse. */

import { OUTLINE } from '../../art/index.ts';
import type { Turn } from '../../maps/map.ts';

export function MiniMap({ turn, className }: { turn: Turn; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-14 -14 372 372" aria-hidden="true">
      <g transform={`rotate(${turn * 90} 172 172)`}>
        <path d={OUTLINE} fill="var(--color-map)" />
        <circle cx={67} cy={67} r={74} fill="var(--color-map-lit)" />
        <path d="M44 128L56 58H78L90 128Z" fill="#fff6e6" />
        <path d="M52 82H82L86 104H48Z" fill="#e8513d" />
        <rect x={46} y={48} width={42} height={13} rx={5} fill="#5b2350" />
        <rect x={54} y={22} width={26} height={28} rx={4} fill="#ffd98a" />
        <path d="M46 24C50 6 60 0 67 0C74 0 84 6 88 24Z" fill="#e8513d" />
      </g>
    </svg>
  );
}
