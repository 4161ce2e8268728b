import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter } from './local-date.ts';
import { openingState, type OpeningHours } from './opening-hours.ts';

const weekday = [
  ['09:00', '12:00'],
  ['13:00', '15:00'],
] as const;
/** Customer service: Monday to Friday, closed for lunch, and on Christmas Day. */
const hours: OpeningHours = {
  timeZone: 'Europe/Stockholm',
  week: [[], weekday, weekday, weekday, weekday, weekday, []],
  closedDates: new Set(['2026-12-24', '2026-12-25']),
};

describe('customer service', () => {
  it.each([
    ['2026-11-23T08:59:59+01:00', 'closed', '2026-11-23T09:00:00+01:00'],
    ['2026-11-23T09:00:00+01:00', 'open', '2026-11-23T12:00:00+01:00'],
    ['2026-11-23T12:00:00+01:00', 'pause', '2026-11-23T13:00:00+01:00'],
    ['2026-11-23T13:00:00+01:00', 'open', '2026-11-23T15:00:00+01:00'],
    ['2026-11-23T15:00:00+01:00', 'closed', '2026-11-24T09:00:00+01:00'],
    ['2026-11-27T16:00:00+01:00', 'closed', '2026-11-30T09:00:00+01:00'],
    ['2026-12-23T16:00:00+01:00', 'closed', '2026-12-28T09:00:00+01:00'],
    // The clocks go forward in between.
    ['2027-03-27T12:00:00+01:00', 'closed', '2027-03-29T09:00:00+02:00'],
  ])('is at %s %s until %s', (now, state, until) => {
    expect(openingState(hours, Date.parse(now))).toEqual({ state, until: Date.parse(until) });
  });

  it('says when it is back after two weeks, and nothing of what lies further off', () => {
    const away = (days: number) => ({
      ...hours,
      closedDates: new Set(Array.from({ length: days }, (_, day) => dateAfter('2026-11-23', day))),
    });
    const monday = Date.parse('2026-11-23T10:00:00+01:00');
    expect(openingState(away(14), monday)).toEqual({ state: 'closed', until: Date.parse('2026-12-07T09:00:00+01:00') });
    expect(openingState(away(15), monday)).toEqual({ state: 'closed', until: null });
  });

  it('is at every moment what its hours say, until the moment that it names', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2026-11-01'), max: Date.parse('2027-11-01') }), (now) => {
        const { state, until } = openingState(hours, now);
        expect(until).toBeGreaterThan(now);
        expect(openingState(hours, (until ?? 0) - 1)).toEqual({ state, until });
        expect(openingState(hours, until ?? 0).state).not.toBe(state);
      }),
    );
  });

  it('that is never there says so', () => {
    const never = { timeZone: 'Europe/Oslo', week: [] };
    expect(openingState(never, Date.parse('2026-11-23T10:00:00Z'))).toEqual({ state: 'closed', until: null });
  });
});
