/** Days in UTC, as the server counts them. */

export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

export function dayBefore(date: string): string {
  return dayOf(Date.parse(date) - 1);
}
