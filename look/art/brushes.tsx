/** The strokes the paper art is cut with. */

const LINE_WIDTH = 3.4;

export function Line({ d, ink, width = LINE_WIDTH }: { d: string; ink: string; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A four-pointed star. */
export function sparkle(x: number, y: number, radius: number): string {
  const waist = radius * 0.16;
  return (
    `M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}` +
    `Q${x + waist} ${y + waist} ${x} ${y + radius}` +
    `Q${x - waist} ${y + waist} ${x - radius} ${y}` +
    `Q${x - waist} ${y - waist} ${x} ${y - radius}Z`
  );
}

/** One decimal is all a drawing needs. */
export function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
