import { beforeEach, expect, it } from 'vitest';
import { EventLog } from '../events/event-log.ts';
import type { ShopEvents } from '../events/shop-events.ts';
import { buildCart, buildCartLine } from '../testing/build-cart.ts';
import { createCheckoutSteps } from './checkout-steps.ts';

const cart = buildCart([buildCartLine(3, 1)]);
let log: EventLog;
const told = () => log.events.map(({ type, data }) => ('name' in data ? `${type} ${data.name}` : type));

beforeEach(() => {
  log = new EventLog({ clock: { now: () => 0 }, report: () => {} });
});

it('begins a checkout once, however often its page comes, and none of an empty cart', () => {
  createCheckoutSteps(log).begin(buildCart());
  createCheckoutSteps(log).begin(cart);
  createCheckoutSteps(log).begin(cart);
  expect(told()).toEqual(['checkout:impression']);
});

it('tells a choice once, and anew where it became another', () => {
  const steps = createCheckoutSteps(log);
  for (const name of ['Ombud', 'Ombud', 'Hem']) steps.chooseShipping(cart, name);
  for (const name of ['Kort', 'Kort']) steps.choosePayment(cart, name);
  expect(told()).toEqual(['checkout:shipping Ombud', 'checkout:shipping Hem', 'checkout:payment Kort']);
});

it('begins anew with another cart, and after a purchase', () => {
  const steps = createCheckoutSteps(log);
  steps.begin(cart);
  steps.begin({ ...cart, id: 'cart-2' });
  const order = { orderId: '1001' } as ShopEvents['checkout:purchase']['order']; // what was bought is not looked at
  log.record('checkout:purchase', { order, buyer: null, variants: {}, nthPurchase: 1, country: 'SE' });
  steps.begin({ ...cart, id: 'cart-2' });
  expect(told()).toEqual(['checkout:impression', 'checkout:impression', 'checkout:purchase', 'checkout:impression']);
});
