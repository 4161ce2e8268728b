// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCartSession } from '../cart/create-cart-session.ts';
import { createAuthSession } from '../auth/create-auth-session.ts';
import { answeringClient, json } from '../testing/answering-client.ts';
import { memoryCartService } from '../testing/memory-cart-service.ts';
import { CommerceProvider, useCart, useSession } from './index.ts';

const { client } = answeringClient(() => json({ data: {} }));

function Units() {
  const { shown } = useCart();
  return createElement('output', null, shown ? shown.cart.lines.map(({ quantity }) => quantity).join() : 'no cart');
}

function Who() {
  const { state } = useSession();
  return createElement('output', null, state.status);
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('draws the cart at once as the shopper wants it, and goes on with what the API tells', async () => {
  const service = memoryCartService();
  const cart = createCartSession({ calls: service });
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(createElement(CommerceProvider, { client, cart }, createElement(Units))));
  expect(place.textContent).toBe('no cart');
  await act(() => cart.add({ skuId: 7, quantity: 2 }));
  expect(place.textContent).toBe('2');
  let answer = () => {};
  service.beforeAnswer = () => new Promise((resolve) => (answer = resolve));
  let changing: Promise<unknown> = Promise.resolve();
  await act(async () => void (changing = cart.changeQuantity('sku-7', 5)));
  expect(place.textContent).toBe('5');
  answer();
  await act(() => changing);
  expect(service.held('c1')).toEqual({ 'sku-7': 5 });
  act(() => root.unmount());
});

it('is drawn on a server, with who is signed in', () => {
  const session = createAuthSession({ auth: {} as never, clock: Date });
  const page = createElement(CommerceProvider, { client, session }, createElement(Who));
  expect(renderToString(page)).toBe('<output>unknown</output>');
});

it('says what is missing above', () => {
  expect(() => renderToString(createElement(Units))).toThrow('There is no <CommerceProvider>');
  expect(() => renderToString(createElement(CommerceProvider, { client }, createElement(Units)))).toThrow(
    'The <CommerceProvider> above was given no `cart`',
  );
});
