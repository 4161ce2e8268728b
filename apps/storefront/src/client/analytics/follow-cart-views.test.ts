import { expect, it, vi } from 'vitest';
import { createStores } from '@torg/stores';
import { buildCart, buildCartLine, createFakeStorePorts } from '@torg/stores/testing';
import { followCartViews } from './follow-cart-views.ts';

function open() {
  const stores = createStores(createFakeStorePorts());
  const flush = vi.fn();
  followCartViews(stores, flush);
  const looks = () => stores.events.events.filter(({ type }) => type === 'cart:impression').length;
  return { stores, flush, looks };
}

it('the cart is looked at where its panel opens, once what is in it is known', () => {
  const { stores, looks } = open();
  stores.ui.setCartPanelOpen(true);
  expect(looks()).toBe(0);
  stores.cart.receive({ cart: buildCart([buildCartLine(3, 1)]), marketId: 'se' });
  expect(looks()).toBe(1);
});

it('what the panel offers is told when it closes, so that two openings share no list', () => {
  const { stores, flush } = open();
  stores.ui.setCartPanelOpen(true);
  flush.mockClear();
  stores.ui.setCartPanelOpen(false);
  expect(flush).toHaveBeenCalledOnce();
});
