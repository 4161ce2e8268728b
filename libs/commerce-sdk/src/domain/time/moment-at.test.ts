import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentAt } from './moment-at.ts';

describe('momentAt', () => {
  it.each([
    ['2026-11-27T09:00', 'Europe/Stockholm', '2026-11-27T08:00:00Z'],
    ['2026-07-01T09:00:30', 'Europe/Oslo', '2026-07-01T07:00:30Z'],
    ['2026-11-27T09:00', 'UTC', '2026-11-27T09:00:00Z'],
    ['2026-11-27T09:00', 'Pacific/Kiritimati', '2026-11-26T19:00:00Z'],
    ['2026-11-27T09:00', 'America/New_York', '2026-11-27T14:00:00Z'],
  ])('the clock shows %s in %s at %s', (shown, zone, moment) => {
    expect(new Date(momentAt(shown, zone)).toISOString()).toBe(new Date(moment).toISOString());
  });

  it.each([
    ['just before the clocks go forward', '2026-03-29T01:59', 'Europe/Stockholm', '2026-03-29T00:59:00Z'],
    ['a time that is skipped is as if they had not', '2026-03-29T02:30', 'Europe/Stockholm', '2026-03-29T01:30:00Z'],
    ['a skipped time west of Greenwich', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['just after they went forward', '2026-03-29T03:00', 'Europe/Stockholm', '2026-03-29T01:00:00Z'],
    ['of a time that is shown twice, the first', '2026-10-25T02:30', 'Europe/Stockholm', '2026-10-25T00:30:00Z'],
    ['shown twice west of Greenwich', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['just after they went back', '2026-10-25T03:00', 'Europe/Stockholm', '2026-10-25T02:00:00Z'],
  ])('%s', (_, shown, zone, moment) => {
    expect(new Date(momentAt(shown, zone)).toISOString()).toBe(new Date(moment).toISOString());
  });

  it.each([
    '27 november',
    '2026-11-27',
    '2026-11-27 09:00',
    '2026-11-27T09:00Z',
    '2026-11-27T9:00',
    '2026-13-01T09:00',
    'x2026-11-27T09:00',
    '+002026-11-27T09:00',
    '2026-11-27T09:00:00.5',
    '',
  ])('does not guess what %j means', (text) => {
    expect(() => momentAt(text, 'UTC')).toThrow(/^'dateAndTime' must be a date and time such as 2026-11-27T09:00/);
  });

  it('does not know every name for a zone', () => {
    expect(() => momentAt('2026-11-27T09:00', 'Europe/Göteborg')).toThrow(RangeError);
  });

  it('is a moment at which the clock shows just that, but where a time is skipped', () => {
    const zone = fc.constantFrom(
      'Europe/Stockholm',
      'Europe/Oslo',
      'Europe/Helsinki',
      'America/New_York',
      'Asia/Kolkata',
    );
    const second = fc.integer({ min: 0, max: 2 ** 31 });
    fc.assert(
      fc.property(zone, second, (timeZone, seconds) => {
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
        const shown = clock.format(seconds * 1000);
        const moment = momentAt(shown.replace(' ', 'T'), timeZone);
        expect(clock.format(moment)).toBe(shown);
        expect(moment).toBeLessThanOrEqual(seconds * 1000);
      }),
    );
  });
});
