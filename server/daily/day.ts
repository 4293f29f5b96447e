/** Days as the server counts them: in UTC, so that they are the same for everybody. */

const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment, such as `2026-11-15`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The moment at which a day is over. */
export function endOf(date: string): number {
  return Date.parse(date) + DAY;
}
