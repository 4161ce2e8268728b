import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter, dateBefore, localDateWriter } from './local-date.ts';

describe('a local date', () => {
  it.each([
    ['Europe/Stockholm', '2026-11-21T22:59:59Z', '2026-11-21'],
    ['Europe/Stockholm', '2026-11-21T23:00:00Z', '2026-11-22'],
    ['Europe/Stockholm', '2026-07-01T22:00:00Z', '2026-07-02'],
    ['UTC', '2026-11-21T23:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-11-21T03:00:00Z', '2026-11-20'],
  ])('in %s at %s is %s', (zone, moment, date) => {
    expect(localDateWriter(zone)(Date.parse(moment))).toBe(date);
  });

  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-21', -30, '2026-10-22'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(dateAfter(date, days)).toBe(expected);
    expect(dateBefore(date, -days)).toBe(expected);
  });

  it('comes back after as many days', () => {
    const date = fc.integer({ min: 0, max: 60_000 }).map((days) => dateAfter('1970-01-01', days));
    fc.assert(
      fc.property(date, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        expect(dateBefore(dateAfter(day, days), days)).toBe(day);
      }),
    );
  });
});
