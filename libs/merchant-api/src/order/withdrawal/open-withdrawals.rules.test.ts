import { expect, it } from 'vitest';
import { lastDayToPayBack, openWithdrawals } from './open-withdrawals.rules.ts';

const kept = (receivedAt: number, skuId: number, quantity: number) => ({
  ...{ reference: `A-1-${receivedAt}`, name: 'Maja Lind', email: 'maja@torg.example', receivedAt },
  items: [{ skuId, name: 'Mugg', quantity }],
  asked: [],
  key: null,
});
const left = (...[withdrawals, refunded]: Parameters<typeof openWithdrawals>) =>
  openWithdrawals(withdrawals, refunded).map(({ withdrawal, items }) => [withdrawal.receivedAt, items[0]?.quantity]);

it('stays open until all of its units are refunded', () => {
  const withdrawals = [kept(10, 1, 2)];
  expect(left(withdrawals, [])).toEqual([[10, 2]]);
  expect(left(withdrawals, [{ skuId: 1, quantity: 1, at: 20 }])).toEqual([[10, 1]]);
  expect(left(withdrawals, [{ skuId: 2, quantity: 2, at: 20 }])).toEqual([[10, 2]]);
  expect(
    left(withdrawals, [
      { skuId: 1, quantity: 1, at: 20 },
      { skuId: 1, quantity: 1, at: 30 },
    ]),
  ).toEqual([]);
});

it('is not closed by what was refunded before it came', () => {
  expect(left([kept(10, 1, 1)], [{ skuId: 1, quantity: 1, at: 9 }])).toEqual([[10, 1]]);
});

it('is closed the oldest first, and a unit closes one', () => {
  expect(left([kept(10, 1, 1), kept(20, 1, 1)], [{ skuId: 1, quantity: 1, at: 30 }])).toEqual([[20, 1]]);
});

it.each([
  ['2026-11-21T22:30:00Z', '2026-12-05'],
  ['2026-11-21T23:30:00Z', '2026-12-06'],
])('received at %s, it is to be paid back by %s, fourteen days from the day in the market', (received, lastDay) => {
  expect(lastDayToPayBack(Date.parse(received), 'Europe/Stockholm')).toBe(lastDay);
});
