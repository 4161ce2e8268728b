import { expect, it } from 'vitest';
import { giftCardEnd, lastDayOf } from './gift-card-end.rules.ts';

it.each([
  ['2026-11-21T12:00:00Z', null, '2028-11-21', '2028-11-21T23:00:00.000Z'],
  ['2026-11-21T23:30:00Z', null, '2028-11-22', '2028-11-22T23:00:00.000Z'],
  ['2026-06-30T22:30:00Z', null, '2028-07-01', '2028-07-01T22:00:00.000Z'],
  ['2028-02-29T12:00:00Z', null, '2030-03-01', '2030-03-01T23:00:00.000Z'],
  ['2026-11-21T12:00:00Z', 30, '2026-12-21', '2026-12-21T23:00:00.000Z'],
])('a gift card of %s for %s days can be used to the end of %s', (issued, days, lastDay, end) => {
  const { expiresAt, ...told } = giftCardEnd(Date.parse(issued), 'Europe/Oslo', days);
  expect([told.lastDay, new Date(expiresAt).toISOString()]).toEqual([lastDay, end]);
  expect(lastDayOf(expiresAt, 'Europe/Oslo')).toBe(lastDay);
});
