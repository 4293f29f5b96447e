/** Days of the calendar as text, such as 2026-11-15. The rules have no clock, and need none to know how long a month is. */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether there is, was or will be such a day. */
export function isDate(given: unknown): boolean {
  const [, year, month, day] =
    (typeof given === 'string' ? DATE.exec(given) : null)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = (DAYS[month - 1] ?? 0) + (month === 2 && leap ? 1 : 0);
  return day >= 1 && day <= days;
}
