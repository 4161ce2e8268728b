import { expect, it } from 'vitest';
import { giftCardEnd } from './gift-card-end.ts';

it.each([
  ['2026-11-21T12:00:00Z', null, '2028-11-21', '2028-11-22T00:00:00.000Z'],
  ['2028-02-29T12:00:00Z', null, '2030-03-01', '2030-03-02T00:00:00.000Z'],
  ['2026-11-21T23:59:00Z', 30, '2026-12-21', '2026-12-22T00:00:00.000Z'],
])('a gift card of %s for %s days can be used to the end of %s', (now, days, lastDay, end) => {
  const { expiresAt, ...told } = giftCardEnd(Date.parse(now), days);
  expect([told.lastDay, new Date(expiresAt).toISOString()]).toEqual([lastDay, end]);
});
