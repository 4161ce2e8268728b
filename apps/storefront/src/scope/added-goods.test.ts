import { expect, it } from 'vitest';
import type { AddedGoods } from '@torg/stores';
import { cartWithAdded, readAdded } from './added-goods.ts';
import type { AppScope } from './app-scope.ts';

const scopeWith = (added: AddedGoods | null) => ({ site: { locale: 'sv' }, stores: { ui: { added } } }) as AppScope; // all that is looked at

it.each<AddedGoods>([
  { skuId: 71, quantity: 2 },
  { packageId: 3, quantity: 1 },
])('tells the page of the cart what was put into it: %o', (added) => {
  const address = new URL(cartWithAdded(scopeWith(added)), 'https://torg.example');
  expect(address.pathname).toBe('/varukorg');
  expect(readAdded(address.searchParams)).toEqual(added);
});

it.each(['', 'added=sku-x-1', 'added=sku-1-0', 'added=other-1-1'])('reads nothing out of %o', (query) => {
  expect(readAdded(new URLSearchParams(query))).toBeNull();
});

it('is the plain page where nothing was', () => {
  expect(cartWithAdded(scopeWith(null))).toBe('/varukorg');
});
