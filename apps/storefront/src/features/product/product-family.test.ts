import { expect, it } from 'vitest';
import { productFamily } from './product-family.ts';
import { blueMug } from '../../display/testing/mug.ts';

const redMug = { ...blueMug, productId: 8 };

it('is the same for each colour of a product, and for each of its shapes', () => {
  const round = { ...blueMug, level: 2, variants: [blueMug, redMug] };
  const square = { ...blueMug, level: 2, productId: 9, variants: [{ ...blueMug, productId: 9 }] };
  const families = [7, 8, 9].map((productId) => productFamily({ productId, variants: [round, square] }));
  expect(new Set(families).size).toBe(1);
});

it('is its own for a product that stands alone', () => {
  expect(productFamily({ productId: 8, variants: [] })).not.toBe(productFamily({ productId: 7, variants: [] }));
});
