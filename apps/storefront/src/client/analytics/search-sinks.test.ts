import { expect, it } from 'vitest';
import type { SearchCommand } from '@torg/analytics';
import { createStores } from '@torg/stores';
import { buildCartLine, createFakeCartPorts, createFakeStorePorts } from '@torg/stores/testing';
import type { ShopClient } from '../../scope/shop-client.ts';
import { searchSinks } from './search-sinks.ts';

const yes = { statistics: true, marketing: false };

function open({ answer = yes } = {}) {
  const cart = createFakeCartPorts([buildCartLine(3, 2)]);
  cart.keep('cart-1');
  const stores = createStores({ ...createFakeStorePorts(), cart });
  stores.consent.answer(answer);
  const queue: SearchCommand[] = [];
  searchSinks({ stores, commerce: {} as ShopClient }, queue); // it has no search provider of its own
  const told = () => queue.splice(0).map(([name, data]) => [name, data.productNumbers]);
  return { stores, told };
}

it('the search provider is told of the cart once it is known, and after each change as it is then', async () => {
  const { stores, told } = open();
  expect(told()).toEqual([]);
  await stores.cart.load();
  expect(told()).toEqual([['setCart', ['3']]]);
  await stores.cart.add({ skuId: 4, quantity: 1 });
  expect(told()).toEqual([['setCart', ['3', '4']]]);
  await stores.cart.setQuantity('line-4', 2);
  expect(told()).toEqual([['setCart', ['3', '4']]]);
  await stores.cart.setQuantity('line-3', 0);
  expect(told()).toEqual([['setCart', ['4']]]);
});

it('it is told nothing of the cart without a yes to statistics, nor after it was taken back', async () => {
  const { stores, told } = open({ answer: { statistics: false, marketing: true } });
  await stores.cart.load();
  expect(told()).toEqual([]);
  stores.consent.answer(yes);
  expect(told()).toEqual([['setCart', ['3']]]);
  stores.consent.answer({ statistics: false, marketing: false });
  await stores.cart.add({ skuId: 4, quantity: 1 });
  expect(told()).toEqual([]);
});
