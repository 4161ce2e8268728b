import { describe, expect, it } from 'vitest';
import { createMemoryCache } from '../client/commerce-cache.ts';
import type { CommerceClient } from '../client/commerce-client.ts';
import { answeringClient, json } from '../testing/answering-client.ts';
import { deleteUser } from './account/delete-user.ts';
import { getProfile } from './account/get-profile.ts';
import { getUser } from './account/get-user.ts';
import { subscribeToNewsletter } from './account/subscribe-to-newsletter.ts';
import { updateUser } from './account/update-user.ts';
import { monitorProductAvailability } from './availability/monitor-product-availability.ts';
import { addPackageToCart } from './cart/add-package-to-cart.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { clearCart } from './cart/clear-cart.ts';
import { cloneCart } from './cart/clone-cart.ts';
import { completeCart } from './cart/complete-cart.ts';
import { getCart } from './cart/get-cart.ts';
import { removeCartPromoCode } from './cart/remove-cart-promo-code.ts';
import { setCartMerchantData } from './cart/set-cart-merchant-data.ts';
import { setCartPromoCode } from './cart/set-cart-promo-code.ts';
import { updateCartGroup } from './cart/update-cart-group.ts';
import { updateCartItem } from './cart/update-cart-item.ts';
import { createOrUpdateCheckout } from './checkout/create-or-update-checkout.ts';
import { getPurchase } from './checkout/get-purchase.ts';
import { placeOrder } from './checkout/place-order.ts';
import { setCartShippingFee } from './checkout/set-cart-shipping-fee.ts';
import { validateOrderConditions } from './checkout/validate-order-conditions.ts';
import { getWidgetArea } from './content/get-widget-area.ts';
import { getOrder } from './order/get-order.ts';
import { getOrderPublic } from './order/get-order-public.ts';
import { getOrders } from './order/get-orders.ts';
import { postProductReview } from './review/post-product-review.ts';

const cart = { cartId: 'c1' };

type Calls = readonly [name: string, run: (client: CommerceClient) => Promise<unknown>][];

const personal: Calls = [
  ['getCart', (client) => getCart(client, cart)],
  ['getOrder', (client) => getOrder(client, { orderId: 1 })],
  ['getOrderPublic', (client) => getOrderPublic(client, { publicId: 'p1' })],
  ['getOrders', (client) => getOrders(client)],
  ['getProfile', (client) => getProfile(client)],
  ['getPurchase', (client) => getPurchase(client, { id: 'c1', paymentType: 'STANDARD' })],
  ['getUser', (client) => getUser(client)],
  ['getWidgetArea, of drafts', (client) => getWidgetArea(client, { alias: 'om-oss', preview: true })],
  ['validateOrderConditions', (client) => validateOrderConditions(client, cart)],
];

const setting: Calls = [
  ['clearCart', (client) => clearCart(client, cart)],
  ['completeCart', (client) => completeCart(client, cart)],
  ['createOrUpdateCheckout', (client) => createOrUpdateCheckout(client, cart)],
  ['monitorProductAvailability', (client) => monitorProductAvailability(client, { email: 'a@b.se', skuId: 71 })],
  ['removeCartPromoCode', (client) => removeCartPromoCode(client, cart)],
  ['setCartMerchantData', (client) => setCartMerchantData(client, { ...cart, merchantData: '' })],
  ['setCartPromoCode', (client) => setCartPromoCode(client, { ...cart, code: 'HUNDRA' })],
  ['setCartShippingFee', (client) => setCartShippingFee(client, { ...cart, fee: 0 })],
  ['subscribeToNewsletter', (client) => subscribeToNewsletter(client, { email: 'a@b.se' })],
  ['updateCartGroup', (client) => updateCartGroup(client, { ...cart, groupKey: 'g1', quantity: 1 })],
  ['updateCartItem', (client) => updateCartItem(client, { ...cart, lineId: 'l1', quantity: 1 })],
  ['updateUser', (client) => updateUser(client, {})],
];

const adding: Calls = [
  ['addPackageToCart', (client) => addPackageToCart(client, { ...cart, packageId: 900, selections: [] })],
  ['addToCart', (client) => addToCart(client, { ...cart, skuId: 71, quantity: 1 })],
  ['cloneCart', (client) => cloneCart(client, cart)],
  ['deleteUser', (client) => deleteUser(client)],
  ['placeOrder', (client) => placeOrder(client, { ...cart, idempotencyKey: 'purchase-1' })],
  [
    'postProductReview',
    (client) => postProductReview(client, { alias: 'kudde', rating: 5, author: 'Maja', comment: '' }),
  ],
];

/** How often a call is sent where the API is down and the client asks twice whatever it may. */
async function triesOf(run: (client: CommerceClient) => Promise<unknown>): Promise<number> {
  const { client, sent } = answeringClient(() => json({}, 503), { retries: 1, wait: async () => {} });
  await expect(run(client)).rejects.toMatchObject({ code: 'SERVER' });
  return sent.length;
}

describe('what belongs to one shopper', () => {
  it.each(personal)('is asked for anew each time: %s', async (_name, run) => {
    const { client, sent } = answeringClient(() => json({ data: {} }), { cache: createMemoryCache() });
    await Promise.allSettled([run(client), run(client)]);
    await Promise.allSettled([run(client)]);
    expect(sent).toHaveLength(3);
  });
});

describe('after a failure', () => {
  it.each(setting)('what sets something is sent again: %s', async (_name, run) => {
    expect(await triesOf(run)).toBe(2);
  });

  it.each(adding)('what adds or orders something is not, as it may have been done: %s', async (_name, run) => {
    expect(await triesOf(run)).toBe(1);
  });
});
