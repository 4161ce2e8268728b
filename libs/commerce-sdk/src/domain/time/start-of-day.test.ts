import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

describe('startOfDay', () => {
  it.each([
    ['2026-11-27', 'Europe/Stockholm', '2026-11-26T23:00:00Z'],
    ['2026-07-01', 'Europe/Oslo', '2026-06-30T22:00:00Z'],
    ['2026-11-27', 'Europe/Helsinki', '2026-11-26T22:00:00Z'],
    ['2026-11-27', 'UTC', '2026-11-27T00:00:00Z'],
    ['2026-03-29', 'Europe/Stockholm', '2026-03-28T23:00:00Z'],
    ['2026-03-30', 'Europe/Stockholm', '2026-03-29T22:00:00Z'],
    ['2026-10-25', 'Europe/Stockholm', '2026-10-24T22:00:00Z'],
    ['2026-10-26', 'Europe/Stockholm', '2026-10-25T23:00:00Z'],
  ])('%s begins in %s at %s', (date, zone, moment) => {
    expect(new Date(startOfDay(date, zone)).toISOString()).toBe(new Date(moment).toISOString());
  });

  it('is the first moment that the calendar of the zone shows the date', () => {
    const zone = 'Europe/Stockholm';
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    const anyDay = fc.integer({ min: 0, max: 30_000 });
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
        const start = startOfDay(date, zone);
        expect([calendar.format(start), calendar.format(start - 1) < date]).toEqual([date, true]);
      }),
    );
  });

  it.each(['27 november', '2026-11-27T00:00', 'x2026-11-27', '2026-11', ''])(
    'does not guess that %j is a date',
    (text) => {
      expect(() => startOfDay(text, 'UTC')).toThrow(/^'date' must be a date such as 2026-11-27, and is /);
    },
  );

  it('is as if the clocks had not moved where they skip midnight', () => {
    expect(new Date(startOfDay('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe('2018-11-04T03:00:00.000Z');
  });
});
