import { expect, it } from 'vitest';
import { dateAfterWorkingDays } from './working-days.ts';

it.each([
  ['2026-11-24', 2, 'SE', '2026-11-26', 'within a week'],
  ['2026-11-26', 2, 'SE', '2026-11-30', 'over a weekend'],
  ['2026-11-28', 1, 'SE', '2026-11-30', 'from a Saturday'],
  ['2026-12-23', 1, 'SE', '2026-12-28', 'over a Swedish Christmas, whose eve is free'],
  ['2026-12-23', 1, 'NO', '2026-12-24', 'to Christmas Eve, on which Norway works'],
  ['2026-05-15', 1, 'NO', '2026-05-18', 'over a weekend with the 17th of May'],
  ['2026-12-23', 2, 'FI', '2026-12-25', 'by weekends alone where the calendar is not known'],
  ['2026-11-28', 0, 'SE', '2026-11-28', 'not at all'],
])('counts from %s %i working days in %s to %s: %s', (date, days, country, end) => {
  expect(dateAfterWorkingDays(date, days, country)).toBe(end);
});
