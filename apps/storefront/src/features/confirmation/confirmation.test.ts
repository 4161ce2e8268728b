import { describe, expect, it } from 'vitest';
import type { Cart, PlacedOrder, Purchase } from '@torg/commerce-sdk/domain';
import { standingOf, standingOfOrder } from '../../display/purchase-standing.ts';
import { failureOf } from './confirmation.ts';

const order = (status: string) => ({ status }) as PlacedOrder; // all that is looked at
const cart = (isCompleted: boolean) => ({ isCompleted }) as Cart; // all that is looked at
const purchase = (told: Partial<Purchase>) => ({ isCompleted: false, order: null, cart: null, ...told }) as Purchase;

describe('a purchase', () => {
  it.each([
    ['placed', { isCompleted: true, order: order('pending'), cart: cart(false) }],
    ['placed', { isCompleted: null, order: order('pending') }],
    ['waiting', { order: order('pending-payment'), cart: cart(false) }],
    ['failed', { order: order('cancelled'), cart: cart(false) }],
    ['failed', { order: order('out-of-stock'), cart: cart(false) }],
    ['cancelled', { order: order('cancelled'), cart: cart(true) }],
    ['not-ordered', { cart: cart(false) }],
    [null, { isCompleted: null }],
  ] as const)('is %s', (standing, told) => {
    expect(standingOf(purchase(told))).toBe(standing);
  });

  it.each([
    ['pending', 'placed'],
    ['completed', 'placed'],
    ['pending-payment', 'waiting'],
    ['cancelled', 'cancelled'],
  ])('that is %s is %s to whoever has its public id', (status, standing) => {
    expect(standingOfOrder({ status })).toBe(standing);
  });

  it('that failed says why', () => {
    expect(failureOf({ placed: order('out-of-stock') })).toBe('OutOfStock');
    expect(failureOf({ placed: order('cancelled') })).toBe('Error');
  });
});
