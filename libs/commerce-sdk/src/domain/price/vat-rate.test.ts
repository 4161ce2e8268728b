import { expect, it } from 'vitest';
import { vatRateOn } from './vat-rate.ts';

const rates = [
  { marketId: 'se', vatClass: 'food', validFrom: '1996-01-01', rateBp: 1200 },
  { marketId: 'se', vatClass: 'food', validFrom: '2028-01-01', rateBp: 1200 },
  { marketId: 'se', vatClass: 'food', validFrom: '2026-04-01', rateBp: 600 },
  { marketId: 'se', vatClass: 'book', validFrom: '2026-05-01', rateBp: 601 },
  { marketId: 'no', vatClass: 'food', validFrom: '2012-01-01', rateBp: 1500 },
];

it.each([
  ['se', '2026-03-31', 1200],
  ['se', '2026-04-01', 600],
  ['se', '2026-06-01', 600],
  ['se', '2027-12-31', 600],
  ['se', '2028-01-01', 1200],
  ['no', '2026-04-01', 1500],
])('taxes food in %s on %s at %i', (market, date, rate) => {
  expect(vatRateOn(rates, market, 'food', date)).toBe(rate);
});

it('does not tax a gift card when it is sold, in any market', () => {
  expect(vatRateOn([], 'se', 'none', '2026-11-21')).toBe(0);
});

it('does not guess a rate', () => {
  expect(() => vatRateOn(rates, 'no', 'food', '2000-01-01')).toThrow(/no VAT rate for 'food'/);
});
