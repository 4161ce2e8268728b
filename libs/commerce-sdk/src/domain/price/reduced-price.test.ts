import { expect, it } from 'vitest';
import { reducedPrice } from './reduced-price.ts';

const regular = { incVat: 19_900, exVat: 15_920 };

it.each([
  ['is lower', { incVat: 12_900, exVat: 10_320 }, { vat: 2580, isDiscounted: true, discountPercentage: 35 }],
  ['is the same', regular, { vat: 3980, isDiscounted: false, discountPercentage: 0 }],
  ['is higher', { incVat: 29_900, exVat: 23_920 }, { vat: 5980, isDiscounted: false, discountPercentage: 0 }],
])('a price that %s says how it compares with the regular one', (_, selling, comparison) => {
  expect(reducedPrice('SEK', selling, regular)).toEqual({ currency: 'SEK', selling, regular, ...comparison });
});
