import { expect, it } from 'vitest';
import type { Cart, RelatedProduct } from '@torg/commerce-sdk/domain';
import { goesWith } from './goes-with-view.ts';
import { lastChosen } from './last-chosen.ts';

const cartOf = (...aliases: string[]) =>
  ({ lines: aliases.map((alias) => ({ isFreeGift: alias === 'gift', product: { alias } })) }) as unknown as Cart; // all that is looked at
const relatedOf = (alias: string, { total = 3, price = {} as RelatedProduct['price'] } = {}) =>
  ({
    alias,
    price,
    skus: [{ stock: { inStock: total, oversellable: 0, static: 0, total } }],
  }) as unknown as RelatedProduct;

it('offers the first few, and nothing twice or that is in the cart', () => {
  const related = ['a', 'b', 'a', 'c', 'd'].map((alias) => relatedOf(alias));
  expect(goesWith(related, cartOf('b'), 2).map(({ alias }) => alias)).toEqual(['a', 'c']);
});

it('offers nothing that cannot be bought', () => {
  const related = [relatedOf('gone', { total: 0 }), relatedOf('unpriced', { price: null }), relatedOf('there')];
  expect(goesWith(related, cartOf('mug'), 4).map(({ alias }) => alias)).toEqual(['there']);
});

it('is asked for what was put in last, and for no gift', () => {
  expect(lastChosen(cartOf('mug', 'bowl', 'gift'))).toBe('bowl');
  expect(lastChosen(cartOf('gift'))).toBeNull();
});
