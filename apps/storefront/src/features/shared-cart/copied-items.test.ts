import { expect, it } from 'vitest';
import type { CartLine } from '@torg/commerce-sdk/domain';
import { canBeCopied, copiedItems } from './copied-items.ts';

const line = (skuId: number, total: number, more: object = {}) =>
  ({
    ...{ skuId, quantity: 3, message: null, package: null, isFreeGift: false },
    product: { sku: { stock: { total } } },
    ...more,
  }) as unknown as CartLine; // all that is looked at

it('a shared cart is copied with its notes, as much of it as there is', () => {
  expect(copiedItems({ lines: [line(1, 9, { message: 'Till Anna' }), line(2, 2)] })).toEqual([
    { skuId: 1, quantity: 3, message: 'Till Anna' },
    { skuId: 2, quantity: 2, message: null },
  ]);
});

it('what is sold out, given or part of a package does not come along as loose goods', () => {
  const lines = [line(1, 0), line(2, 9, { isFreeGift: true }), line(3, 9, { package: { packageId: 1 } })];
  expect(copiedItems({ lines })).toEqual([]);
});

it('a package comes along where it can be put there as one, unless a part of it is sold out', () => {
  const part = (total: number) => line(3, total, { package: { packageId: 1 } });
  expect(canBeCopied(part(9))).toBe(false);
  expect(canBeCopied(part(9), { packages: true })).toBe(true);
  expect(canBeCopied(part(0), { packages: true })).toBe(false);
});
