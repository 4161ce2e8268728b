import { expect, it } from 'vitest';
import type { Sku } from '@torg/commerce-sdk/domain';
import { rememberedSize } from './remembered-size.ts';

function size(skuId: number, name: string, total = 5): Sku {
  return {
    skuId,
    name,
    productId: 7,
    articleNumber: '',
    gtin: null,
    stock: { inStock: total, oversellable: 0, static: 0, total },
  };
}

const redLarge = size(1, 'L');

it('is the same size in another colour', () => {
  expect(rememberedSize([size(2, 'S'), size(3, 'L')], redLarge)?.skuId).toBe(3);
});

it('is none where the other colour has it no more, or never had it', () => {
  expect(rememberedSize([size(2, 'S'), size(3, 'L', 0)], redLarge)).toBeNull();
  expect(rememberedSize([size(2, 'S'), size(3, 'M')], redLarge)).toBeNull();
});

it('is the one that an address asked for, though it is sold out', () => {
  const soldOut = size(1, 'L', 0);
  expect(rememberedSize([size(2, 'S'), soldOut], soldOut)).toBe(soldOut);
});

it('is the only one there is', () => {
  expect(rememberedSize([size(4, '-')], null)?.skuId).toBe(4);
});
