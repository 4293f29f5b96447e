/** A die of thick paper, 100 by 108, showing one to six; `--die-edge` is the colour of its edge. */

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

export function Die({ face, className }: { face: Face; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-2 -2 106 112" aria-hidden="true">
      <DieArt face={face} />
    </svg>
  );
}

/** The die without a frame of its own, for use inside a drawing. */
export function DieArt({ face }: { face: Face }) {
  return (
    <>
      <rect x={3} y={9} width={98} height={98} rx={24} fill="#1b0f35" fillOpacity={0.4} />
      <rect width={100} height={101} rx={24} fill="var(--die-edge, #e6cfa9)" />
      <rect width={100} height={92} rx={24} fill="#fff6e4" />
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y * 0.92} r={9.6} fill="#2a1c3d" />
      ))}
    </>
  );
}

const PIPS: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};
