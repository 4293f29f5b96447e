import { expect, test } from 'vitest';
import { isDate } from './date.ts';

test('every day of the calendar is a date, leap days too', () => {
  for (const date of ['2026-11-15', '2026-01-31', '2028-02-29', '2000-02-29', '2026-04-30']) {
    expect(isDate(date)).toBe(true);
  }
});

test('a day that never comes is none', () => {
  for (const date of ['2026-02-31', '2026-02-29', '2100-02-29', '2026-04-31', '2026-00-10']) {
    expect(isDate(date)).toBe(false);
  }
  for (const given of ['2026-13-01', '2026-11-00', '15.11.2026', '', 20261115, null]) {
    expect(isDate(given)).toBe(false);
  }
});
