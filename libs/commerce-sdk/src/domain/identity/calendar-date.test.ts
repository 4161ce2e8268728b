import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';

describe('a day', () => {
  it.each([
    [2026, 1, 1, true],
    [2026, 12, 31, true],
    [2024, 2, 29, true],
    [2000, 2, 29, true],
    [1900, 2, 29, false],
    [2026, 2, 29, false],
    [2026, 4, 31, false],
    [2026, 13, 1, false],
    [2026, 0, 1, false],
    [2026, 1, 0, false],
    [2026, 12, 32, false],
    [2026, 1, 99, false],
    [81, 12, 18, true],
    [0, 2, 29, true],
  ])('of year %i, month %i, day %i is there: %s', (year, month, day, isThere) => {
    expect(isCalendarDate(year, month, day)).toBe(isThere);
  });

  it('is there for every moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
          return isCalendarDate(year, month, day) && !isCalendarDate(year, month + 12, day);
        },
      ),
    );
  });
});
