// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useBoughtCart } from './use-bought-cart.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The carts that were ordered. */
let ordered: Set<string>;
let asked: string[];
let root: Root;
let place: HTMLElement;

function Checkout({ cartId }: { cartId: string | null }) {
  const bought = useBoughtCart(cartId, async (id) => {
    asked.push(id);
    return ordered.has(id);
  });
  return <output>{bought}</output>;
}

const standIn = (cartId: string | null) => act(async () => root.render(<Checkout cartId={cartId} />));

beforeEach(() => {
  [ordered, asked] = [new Set(), []];
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

it('tells a tab that its cart was ordered in another one, as soon as that cart is gone from its hand', async () => {
  await standIn('cart-1');
  ordered.add('cart-1');
  await standIn(null);
  expect(place.textContent).toBe('cart-1');
});

it('tells it too where the next cart is in hand already', async () => {
  await standIn('cart-1');
  ordered.add('cart-1');
  await standIn('cart-2');
  expect(place.textContent).toBe('cart-1');
});

it('goes on with the cart that a customer who signs in has, and with one that was emptied', async () => {
  await standIn('cart-1');
  await standIn('cart-2');
  await standIn(null);
  await standIn('cart-2');
  expect([place.textContent, asked]).toEqual(['', ['cart-1', 'cart-2']]);
});

it('looks again when the browser goes back to the page as it was left', async () => {
  await standIn('cart-1');
  const comeBack = (persisted: boolean) =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  await comeBack(false);
  expect(asked).toEqual([]);
  ordered.add('cart-1');
  await comeBack(true);
  expect(place.textContent).toBe('cart-1');
});
