import { expect, it } from 'vitest';
import { withListPrice } from './with-list-price.ts';

const shop = { from: 0, selling: 150, regular: 200 };

it.each([
  { name: 'is lower', list: 120, price: { from: 0, selling: 120, regular: 120 } },
  { name: 'is the same', list: 150, price: shop },
  { name: 'is higher than a reduced price', list: 180, price: shop },
  { name: 'is missing', list: null, price: shop },
])('where the price of a list $name, the customer pays the lower of the two', ({ list, price }) => {
  expect(withListPrice(shop, list)).toEqual(price);
});
