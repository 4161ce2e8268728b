import { expect, it } from 'vitest';
import { needsDelivery } from './needs-delivery.ts';

const lines = (...types: readonly string[]) => types.map((type) => ({ product: { type } }));

it('gift cards alone are brought to no address', () => {
  expect(needsDelivery(lines('giftcard'))).toBe(false);
  expect(needsDelivery(lines('giftcard', 'giftcard'))).toBe(false);
});

it('goods are, with gift cards beside them too, and so is what is not chosen yet', () => {
  expect(needsDelivery(lines('product'))).toBe(true);
  expect(needsDelivery(lines('giftcard', 'product'))).toBe(true);
  expect(needsDelivery([])).toBe(true);
});
