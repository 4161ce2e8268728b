import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easterSunday } from '../time/easter.ts';
import { isFreeDay } from '../time/free-day.ts';
import { dateAfter } from '../time/local-date.ts';
import { withdrawalLastDay } from './withdrawal-last-day.ts';

describe('the last day to go back on a purchase', () => {
  it.each([
    ['a Tuesday is fourteen days later', 'SE', '2026-11-24', '2026-12-08'],
    ['the day of receipt does not count', 'NO', '2026-11-23', '2026-12-07'],
    ['a Saturday gives way to Monday', 'SE', '2026-11-21', '2026-12-07'],
    ['a Sunday gives way to Monday', 'NO', '2026-11-22', '2026-12-07'],
    ['Christmas Eve is free in Sweden, and with it the days to Monday', 'SE', '2026-12-10', '2026-12-28'],
    ['Christmas Eve is a day like others in Norway', 'NO', '2026-12-10', '2026-12-24'],
    ['Christmas Day and Boxing Day are free in Norway', 'NO', '2026-12-11', '2026-12-28'],
    ['New Year’s Eve, New Year’s Day and a weekend', 'SE', '2026-12-17', '2027-01-04'],
    ['Twelfth Day is free in Sweden', 'SE', '2025-12-23', '2026-01-07'],
    ['and not in Norway', 'NO', '2025-12-23', '2026-01-06'],
    ['Maundy Thursday is free in Norway, and all of Easter', 'NO', '2026-03-19', '2026-04-07'],
    ['and not in Sweden', 'SE', '2026-03-19', '2026-04-02'],
    ['Good Friday is free in Sweden', 'SE', '2026-03-20', '2026-04-07'],
    ['the first of May and a weekend', 'SE', '2026-04-17', '2026-05-04'],
    ['Ascension Day', 'SE', '2026-04-30', '2026-05-15'],
    ['the seventeenth of May as a Monday', 'NO', '2027-05-03', '2027-05-18'],
    ['Whit Monday is free in Norway', 'NO', '2026-05-11', '2026-05-26'],
    ['and not in Sweden', 'SE', '2026-05-11', '2026-05-25'],
    ['Sweden’s national day as a Monday', 'SE', '2022-05-23', '2022-06-07'],
    ['Midsummer Eve and Day', 'SE', '2026-06-05', '2026-06-22'],
    ['Midsummer Eve as late as it can be', 'SE', '2027-06-11', '2027-06-28'],
    ['the Friday after Midsummer is a day like others', 'SE', '2026-06-12', '2026-06-26'],
    ['there is no Midsummer Eve in Norway', 'NO', '2026-06-05', '2026-06-19'],
    ['Boxing Day as a Friday in Sweden', 'SE', '2025-12-12', '2025-12-29'],
    ['and in Norway', 'NO', '2025-12-12', '2025-12-29'],
    ['New Year’s Day in Norway', 'NO', '2025-12-18', '2026-01-02'],
    ['the first of May in Norway', 'NO', '2026-04-17', '2026-05-04'],
    ['the seventeenth of May as a Wednesday', 'NO', '2028-05-03', '2028-05-18'],
    ['All Saints’ Day is a Saturday', 'SE', '2026-10-17', '2026-11-02'],
  ] as const)('%s: in %s, what came on %s until %s', (_, country, receivedOn, lastDay) => {
    expect(withdrawalLastDay({ receivedOn, country, isInformed: true })).toBe(lastDay);
  });

  it('is a year later where the seller did not tell of the right', () => {
    const late = (receivedOn: string) => withdrawalLastDay({ receivedOn, country: 'SE', isInformed: false });
    expect([late('2026-11-24'), late('2028-02-15')]).toEqual(['2027-12-08', '2029-02-28']);
    expect(late('2026-12-15')).toBe('2027-12-29');
  });

  it('is a working day, never earlier than fourteen days and never more than eight later', () => {
    const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => dateAfter('2000-01-01', days));
    fc.assert(
      fc.property(anyDay, fc.constantFrom('SE' as const, 'NO' as const), (receivedOn, country) => {
        const lastDay = withdrawalLastDay({ receivedOn, country, isInformed: true });
        expect(isFreeDay(lastDay, country)).toBe(false);
        expect(lastDay >= dateAfter(receivedOn, 14)).toBe(true);
        expect(lastDay <= dateAfter(receivedOn, 22)).toBe(true);
      }),
    );
  });
});

it.each([
  [1954, '1954-04-18'],
  [1999, '1999-04-04'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2100, '2100-03-28'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});
