import { expect, it } from 'vitest';
import { readProducts } from './favourites.form.ts';

it('an address carries products by their ids, each once, and at most as many as one answer holds', () => {
  expect(readProducts('7,x,7,-2,3')).toEqual([7, 3]);
  expect(readProducts(null)).toEqual([]);
  expect(readProducts(Array.from({ length: 300 }, (_, index) => index + 1).join())).toHaveLength(200);
});
