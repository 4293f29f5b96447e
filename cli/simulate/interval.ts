/** How sure a share is. */

export interface Share {
  readonly share: number;
  /** The bounds of the 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964; // 95 % of a normal distribution lie within so many deviations

/** The Wilson score interval, which stays within 0 and 1 and holds for few games too. */
export function shareOf(successes: number, tries: number): Share {
  const share = successes / tries;
  const z2 = (Z * Z) / tries;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
