import {
  cartCalls,
  createCartSession,
  createOrUpdateCheckout,
  placeOrder,
  type CommerceClient,
} from '@torg/commerce-sdk';
import type { Checkout } from '@torg/commerce-sdk/domain';
import type { Random } from '@torg/demo-shop/random';
import { buyer } from '../src/server/testing/buyer.ts';
import type { DemoCode } from './exact-totals.ts';
import type { Goods } from './goods.ts';
import {
  again,
  checkOrder,
  checkTotal,
  checkUnits,
  expectMore,
  patience,
  sendingOf,
  totalsByHand,
  unitsOf,
  usualSending,
  type Bought,
  type Shopper,
  type Wanted,
} from './laws.ts';

/** How somebody buys by the SDK. */
export interface SdkShopper extends Shopper {
  client: CommerceClient;
  random: Random;
  /** May be away for a while, as people are. */
  pause(): Promise<void>;
}

type Tab = ReturnType<typeof createCartSession>;

/** One shopper by the SDK: fills a cart, perhaps in two tabs, goes to the checkout and orders it, perhaps twice. */
export async function buy(shopper: SdkShopper, goods: readonly Goods[]): Promise<Bought> {
  const { client, random, name, pause } = shopper;
  const { cart, code } = await fill(shopper, goods);
  if (cart === null) return { kind: 'nobody-answered', units: new Map() };
  if (unitsOf(cart).size === 0) return { kind: 'refused', reason: 'cart-empty', units: new Map() };
  checkTotal(shopper, 'cart', cart, totalsByHand(cart, goods, { code, ...usualSending }));
  await pause();

  const checkout = await fillIn(shopper, cart.id);
  if (typeof checkout === 'string') return { kind: 'refused', reason: checkout, units: new Map() };
  const chosen = random.pick(checkout.shippingOptions.filter(({ shippingId }) => shippingId !== 1));
  const invoice = checkout.paymentOptions.find(({ flow }) => flow === 'shop');
  if (!invoice) return { kind: 'refused', reason: 'no-invoice', units: new Map() };
  const details = { shippingId: chosen.shippingId, paymentId: invoice.paymentId };
  const counted = await again(shopper, () => createOrUpdateCheckout(client, { cartId: cart.id, details }));
  if (counted?.kind !== 'open') return { kind: 'refused', reason: counted?.kind ?? 'silent', units: new Map() };
  const fees = { code, ...sendingOf(chosen.shippingId), payment: invoice.fee.incVat };
  checkTotal(shopper, 'checkout', counted.checkout.cart, totalsByHand(cart, goods, fees));
  await pause();

  const key = `intent-${name}`;
  const tries = [key, ...(random.chance(0.2) ? [key] : []), ...(random.chance(0.1) ? [`${key}-in-another-tab`] : [])];
  const order = { cartId: cart.id, details };
  const answers = await Promise.all(
    tries.map((idempotencyKey) => again(shopper, () => placeOrder(client, { ...order, idempotencyKey }))),
  );
  return checkOrder(client, shopper, {
    cartId: cart.id,
    total: counted.checkout.cart.summary.total,
    orderIds: new Set(answers.flatMap((answer) => (answer?.kind === 'placed' ? [answer.orderId] : []))),
    refusal: answers.find((answer) => answer !== null && answer.kind !== 'placed')?.kind ?? null,
  });
}

/** Fills a cart; it is null where nobody answered. */
async function fill(shopper: SdkShopper, goods: readonly Goods[]) {
  const { client, random, wait, pause } = shopper;
  const stored: { id: string | null } = { id: null };
  const storage = { read: () => stored.id, write: (id: string | null) => void (stored.id = id) };
  const openTab = () => createCartSession({ calls: cartCalls(client), storage, wait, attempts: patience });
  const wanted = new Map<number, Wanted>();
  const add = async (tab: Tab, quantity: number) => {
    const { skuId } = random.pick(goods);
    const result = await tab.add({ skuId, quantity });
    const isUnknown = !result.ok && result.refusal.kind === 'unreachable';
    expectMore(wanted, skuId, { least: result.ok ? quantity : 0, most: result.ok || isUnknown ? quantity : 0 });
  };

  const tab = openTab();
  for (let left = random.between(1, 4); left > 0; left -= 1) await add(tab, random.between(1, 3));
  if (random.chance(0.3)) await changeOne(tab, wanted, random);
  await pause();
  if (random.chance(0.2)) {
    const other = openTab();
    await other.load(tab.state.cart?.id);
    await Promise.all([add(other, 1), tab.load()]);
    other.dispose();
  }
  const code = random.pick<DemoCode>([null, null, 'VINTER10', 'HUNDRA', 'FRIFRAKT']);
  if (code !== null) await tab.setPromoCode(code);
  const { cart, status } = await tab.load();
  tab.dispose();
  if (cart === null || status !== 'ready') return { cart: null, code: null };
  checkUnits(shopper, cart, wanted);
  return { cart, code: cart.promoCode as DemoCode }; // the run puts no other code on a cart
}

async function changeOne(tab: Tab, wanted: Map<number, Wanted>, random: Random): Promise<void> {
  const lines = tab.state.cart?.lines.filter(({ isFreeGift }) => !isFreeGift) ?? [];
  if (lines.length === 0) return;
  const { id, skuId, quantity } = random.pick(lines);
  const next = random.between(0, 3);
  const result = await tab.changeQuantity(id, next);
  const isUnknown = !result.ok && result.refusal.kind === 'unreachable';
  if (result.ok) wanted.set(skuId, { least: next, most: next });
  if (isUnknown) wanted.set(skuId, { least: Math.min(next, quantity), most: Math.max(next, quantity) });
}

async function fillIn(shopper: SdkShopper, cartId: string): Promise<Checkout | string> {
  const details = { ...buyer, email: `${shopper.name}@chaos.example` };
  const answer = await again(shopper, () => createOrUpdateCheckout(shopper.client, { cartId, details }));
  return answer?.kind === 'open' ? answer.checkout : (answer?.kind ?? 'silent');
}
