import { expect, it } from 'vitest';
import { unitsByProduct } from './units-by-product.ts';

const line = (productId: number, quantity: number, more: object = {}) => ({
  ...{ quantity, package: null, isFreeGift: false, product: { productId } },
  ...more,
});
const choice = { packageId: 1, packageName: 'Paket', groupId: 1, optionId: 1 };

it('sizes of a product count together; what is given, or part of a package, does not', () => {
  const lines = [line(1, 2), line(1, 3), line(2, 1), line(1, 1, { isFreeGift: true }), line(2, 4, { package: choice })];
  expect([...unitsByProduct(lines)]).toEqual([
    [1, 5],
    [2, 1],
  ]);
});
