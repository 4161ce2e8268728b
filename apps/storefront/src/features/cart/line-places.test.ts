import { expect, it } from 'vitest';
import { buildCart, buildCartLine, createMemoryStorage } from '@torg/stores/testing';
import type { AppScope } from '../../scope/app-scope.ts';
import { itemName, itemsInPlace, keepPlaces } from './line-places.ts';

const line = (skuId: number, more: Parameters<typeof buildCartLine>[2] = {}) => buildCartLine(skuId, 1, more);
const gift = line(9, { isFreeGift: true });

/** A tab whose cart holds what `hold` was given last. */
function openTab() {
  const cart = { cart: buildCart([]), picked: new Map() };
  const scope = { keptPlaces: createMemoryStorage(), stores: { cart } } as unknown as AppScope; // all that is looked at
  const shown = () => itemsInPlace(scope).map(itemName);
  return { scope, shown, hold: (...lines: ReturnType<typeof line>[]) => void (cart.cart = buildCart(lines)), cart };
}

it('what is had back stands where it was, though the cart has it last', () => {
  const { scope, shown, hold } = openTab();
  hold(line(1), line(2), line(3));
  keepPlaces(scope);
  hold(line(1), line(3));
  expect(shown()).toEqual(['1 ', '3 ']);
  hold(line(1), line(3), line(2, { id: 'another' }));
  expect(shown()).toEqual(['1 ', '2 ', '3 ']);
});

it('several that were taken out one after the other come back in their order', () => {
  const { scope, shown, hold } = openTab();
  hold(line(1), line(2), line(3));
  keepPlaces(scope);
  hold(line(1), line(3));
  keepPlaces(scope);
  hold(line(3), line(2));
  expect(shown()).toEqual(['2 ', '3 ']);
  hold(line(3), line(2), line(1));
  expect(shown()).toEqual(['1 ', '2 ', '3 ']);
});

it('what was put in since stands after those, and a gift last', () => {
  const { scope, shown, hold } = openTab();
  hold(line(2), line(1), gift);
  keepPlaces(scope);
  hold(line(1), line(4), line(2), gift);
  expect(shown()).toEqual(['2 ', '1 ', '4 ', '9 ']);
});

it('what is engraved differently has a place of its own', () => {
  const { scope, shown, hold } = openTab();
  hold(line(1, { message: 'Till mormor' }), line(1));
  keepPlaces(scope);
  hold(line(1), line(1, { message: 'Till mormor' }));
  expect(shown()).toEqual(['1 Till mormor', '1 ']);
});

it('another cart has its own order, and so has one of which nobody can read the places', () => {
  const { scope, shown, hold, cart } = openTab();
  hold(line(2), line(1));
  keepPlaces(scope);
  cart.cart = { ...buildCart([line(1), line(2)]), id: 'another' };
  expect(shown()).toEqual(['1 ', '2 ']);
  for (const text of ['', 'no', '[]', '{}', '3']) {
    scope.keptPlaces.write(text);
    expect(shown()).toEqual(['1 ', '2 ']);
  }
});
