/** The beacon: a lighthouse. Stand it up in your head, and a turned map lies straight. */

import { Line, tenth } from '@starboard/look/art/brushes.tsx';

const INK = '#3a1533';
const OUTLINE = { stroke: INK, strokeWidth: 3, strokeLinejoin: 'round' } as const;
const TOWER = 'M37.5 84 L43 40 H57 L62.5 84 C54 87 46 87 37.5 84Z';

export function Beacon() {
  return (
    <>
      <circle cx={50} cy={28} r={30} fill="#ffd98a" opacity={0.5} />
      <circle cx={50} cy={28} r={20} fill="#fff0bf" opacity={0.85} />
      <path d={rays(50, 28, 47, 12)} fill="#fff1c4" opacity={0.55} />
      <path d="M8 92 C14 80 30 76 50 76 C70 76 86 80 92 92Z" fill="#6d2f55" />
      <path d="M8 92 C20 85 36 83 56 84 C74 85 86 87 92 92Z" fill="#4a2049" />
      <path d={TOWER} fill="#fff6e6" />
      <path d="M51 41.5 H55.7 L60.8 83 C58 84.4 55 85 52 85.2Z" fill="#ecd5c4" />
      <path
        d="M41.6 51 H58.4 L59.8 62 H40.2Z M39 71 H61 L62.3 82.6 C54 86 46 86 37.7 82.6Z"
        fill="#e8513d"
      />
      <path
        d="M52.5 51 H58.4 L59.8 62 H53Z M53.4 71 H61 L62.3 82.6 C59 84 56 84.7 53.4 85Z"
        fill="#b92f2e"
      />
      <path d={TOWER} fill="none" {...OUTLINE} />
      <rect x={36.6} y={35.6} width={26.8} height={6} rx={2.6} fill="#7b3a63" {...OUTLINE} />
      <rect x={41.4} y={20} width={17.2} height={16} rx={2} fill="#ffc65c" {...OUTLINE} />
      <rect x={45} y={23} width={7} height={10.5} rx={3} fill="#fffbe6" />
      <path
        d="M38.6 20.6 C40 12 45 8.6 50 8.6 C55 8.6 60 12 61.4 20.6Z"
        fill="#e8513d"
        {...OUTLINE}
      />
      <Line d="M50 8.6 V4.4" ink={INK} width={3} />
      <Line d="M43.4 16.6 C44.4 13.8 46.4 12.4 48.4 12" ink="#ff9379" width={2} />
    </>
  );
}

function rays(x: number, y: number, radius: number, count: number): string {
  const at = (step: number) => {
    const angle = ((step + 0.25) / count) * Math.PI * 2;
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`;
  };
  return Array.from({ length: count }, (_, i) => `M${x} ${y}L${at(i)}L${at(i + 0.5)}Z`).join('');
}
