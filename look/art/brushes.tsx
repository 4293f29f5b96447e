/** The strokes the paper art is cut with. */

const LINE_WIDTH = 3.4;

export function Line(props: { d: string; ink: string; width?: number; opacity?: number }) {
  const { d, ink, width = LINE_WIDTH, opacity } = props;
  return (
    <path
      d={d}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeOpacity={opacity}
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
