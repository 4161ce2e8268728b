import { describe, expect, it } from 'vitest';
import { linesBeyondShelf, needsDelivery } from './needs-delivery.ts';

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

describe('what goes beyond the shelf', () => {
  const line = (skuId: number, quantity: number, inStock: number, type = 'product') => ({
    ...{ skuId, quantity },
    product: { type, sku: { stock: { inStock } } },
  });

  it.each([
    ['all of a shelf', [line(1, 3, 3)], []],
    ['one more', [line(1, 4, 3)], [0]],
    ['nothing there, or less', [line(1, 1, 0), line(2, 1, -1)], [0, 1]],
    ['a sku in two lines, each of which would do alone', [line(1, 2, 3), line(1, 2, 3)], [1]],
    ['a sku in two lines that do together', [line(1, 1, 3), line(1, 2, 3)], []],
    ['one sku once, however many lines it has', [line(1, 4, 3), line(1, 1, 3), line(1, 1, 3)], [0]],
    ['other skus, each by itself', [line(1, 3, 3), line(2, 3, 3)], []],
    ['no gift card', [line(1, 1, 0, 'giftcard')], []],
    ['nothing', [], []],
  ])('%s', (_, held, beyond) => {
    expect(linesBeyondShelf(held)).toEqual(beyond.map((index) => held[index]));
  });
});
