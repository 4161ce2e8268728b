import {
  CommerceError,
  cartCalls,
  createCartSession,
  createOrUpdateCheckout,
  getPurchase,
  placeOrder,
  type CartChangeResult,
  type CommerceClient,
} from '@torg/commerce-sdk';
import type { Cart, Checkout, PlaceOrderResult } from '@torg/commerce-sdk/domain';
import type { Random } from '@torg/demo-shop/random';
import { buyer } from '../src/server/testing/buyer.ts';
import { exactTotals, type CopiedLine, type DemoCode } from './exact-totals.ts';
import type { Goods } from './goods.ts';

/** What became of one shopper. */
export interface Bought {
  /** `refused` is a no with a reason that the shopper was told, such as goods that had run out. */
  kind: 'ordered' | 'refused' | 'nobody-answered';
  /** The reason of a no. */
  reason?: string;
  /** What the orders of this cart hold, by sku; empty where there is none. */
  units: ReadonlyMap<number, number>;
  /** Which laws were broken, and how. */
  broken: readonly BrokenLaw[];
}

/** A promise that the shop did not keep. */
export interface BrokenLaw {
  law: 'lost cart' | 'double order' | 'wrong total';
  what: string;
}

/** How often something is asked for that does not come: more than any outage of a run lasts. */
const patience = 60;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** One shopper: fills a cart, perhaps in two tabs, goes to the checkout and orders it, perhaps twice. */
export async function buy(
  client: CommerceClient,
  goods: readonly Goods[],
  random: Random,
  name: string,
): Promise<Bought> {
  const broken: BrokenLaw[] = [];
  const stored: { id: string | null } = { id: null };
  const storage = { read: () => stored.id, write: (id: string | null) => void (stored.id = id) };
  const openTab = () => createCartSession({ calls: cartCalls(client), storage, wait, attempts: patience });

  const wanted = new Map<number, Wanted>();
  const tab = openTab();
  for (let left = random.between(1, 4); left > 0; left -= 1) {
    const { skuId } = random.pick(goods);
    const quantity = random.between(1, 3);
    note(wanted, skuId, quantity, await tab.add({ skuId, quantity }));
  }
  if (random.chance(0.3)) await changeOne(tab, wanted, random);
  if (random.chance(0.2)) {
    const other = openTab();
    await other.load(tab.state.cart?.id);
    const { skuId } = random.pick(goods);
    const [one] = await Promise.all([other.add({ skuId, quantity: 1 }), tab.load()]);
    note(wanted, skuId, 1, one);

    other.dispose();
  }
  const code = random.pick<DemoCode>([null, null, 'VINTER10', 'HUNDRA', 'FRIFRAKT']);
  if (code !== null) await tab.setPromoCode(code);
  const { cart, status } = await tab.load();
  tab.dispose();
  if (cart === null || status !== 'ready') {
    return { kind: 'nobody-answered', units: new Map(), broken };
  }
  const held = unitsOf(cart);
  for (const [skuId, { least, most }] of wanted) {
    const units = held.get(skuId) ?? 0;
    if (units < least)
      broken.push({ law: 'lost cart', what: `${name}: ${units} of ${skuId} in ${cart.id}, and not ${least}` });
    if (units > most)
      broken.push({ law: 'lost cart', what: `${name}: ${units} of ${skuId} in ${cart.id}, and not ${most}` });
  }
  if (held.size === 0) return { kind: 'refused', reason: 'cart-empty', units: new Map(), broken };
  const shown = cart.promoCode as DemoCode; // the run puts no other code on a cart
  checkTotal(`${name}, cart`, cart, copied(held, goods), { code: shown, shipping: 49_00, freeFrom: 99_00 }, broken);

  const checkout = await fillIn(client, cart.id, `${name}@chaos.example`);
  if (typeof checkout === 'string') return { kind: 'refused', reason: checkout, units: new Map(), broken };
  const chosen = random.pick(checkout.shippingOptions.filter(({ shippingId }) => shippingId !== 1));
  const invoice = checkout.paymentOptions.find(({ flow }) => flow === 'shop');
  if (!invoice) return { kind: 'refused', reason: 'no-invoice', units: new Map(), broken };
  const details = { shippingId: chosen.shippingId, paymentId: invoice.paymentId };
  const counted = await again(() => createOrUpdateCheckout(client, { cartId: cart.id, details }));
  if (counted?.kind !== 'open') return { kind: 'refused', reason: counted?.kind ?? 'silent', units: new Map(), broken };
  const fees = { code: shown, ...sendingOf(chosen.shippingId), payment: invoice.fee.incVat };
  checkTotal(`${name}, checkout`, counted.checkout.cart, copied(held, goods), fees, broken);

  const key = `intent-${name}`;
  const tries = [key, ...(random.chance(0.2) ? [key] : []), ...(random.chance(0.1) ? [`${key}-in-another-tab`] : [])];
  const answers = await Promise.all(
    tries.map((idempotencyKey) => again(() => placeOrder(client, { cartId: cart.id, details, idempotencyKey }))),
  );
  return confirm(client, { name, cart, counted: counted.checkout, answers, broken });
}

interface Wanted {
  least: number;
  most: number;
}

/** What the cart must hold now: a change that nobody answered may be carried out or not. */
function note(wanted: Map<number, Wanted>, skuId: number, quantity: number, result: CartChangeResult): void {
  const { least, most } = wanted.get(skuId) ?? { least: 0, most: 0 };
  const isUnknown = !result.ok && result.refusal.kind === 'unreachable';
  wanted.set(skuId, {
    least: least + (result.ok ? quantity : 0),
    most: most + (result.ok || isUnknown ? quantity : 0),
  });
}

async function changeOne(tab: ReturnType<typeof createCartSession>, wanted: Map<number, Wanted>, random: Random) {
  const lines = tab.state.cart?.lines.filter(({ isFreeGift }) => !isFreeGift) ?? [];
  if (lines.length === 0) return;
  const { id, skuId, quantity } = random.pick(lines);
  const next = random.between(0, 3);
  const result = await tab.changeQuantity(id, next);
  const isUnknown = !result.ok && result.refusal.kind === 'unreachable';
  if (result.ok) wanted.set(skuId, { least: next, most: next });
  if (isUnknown) wanted.set(skuId, { least: Math.min(next, quantity), most: Math.max(next, quantity) });
}

function unitsOf(cart: Cart): Map<number, number> {
  const units = new Map<number, number>();
  for (const { skuId, quantity, isFreeGift } of cart.lines) {
    if (!isFreeGift) units.set(skuId, (units.get(skuId) ?? 0) + quantity);
  }
  return units;
}

function copied(units: ReadonlyMap<number, number>, goods: readonly Goods[]): readonly CopiedLine[] {
  return [...units].flatMap(([skuId, quantity]) =>
    goods.filter((one) => one.skuId === skuId).map((one) => ({ ...one, quantity })),
  );
}

/** What the ways of sending cost, as the shop's page on delivery says. */
function sendingOf(shippingId: number) {
  return shippingId === 3 ? { shipping: 89_00, freeFrom: 999_00 } : { shipping: 49_00, freeFrom: 99_00 };
}

function checkTotal(
  where: string,
  cart: Cart,
  lines: readonly CopiedLine[],
  { code, shipping, freeFrom, payment = 0 }: { code: DemoCode; shipping: number; freeFrom: number; payment?: number },
  broken: BrokenLaw[],
): void {
  const exact = exactTotals(lines, code, { shipping, freeFrom, payment });
  const { subTotal, total, vat } = cart.summary;
  const told = [subTotal.incVat, cart.summary.shipping.fee.incVat, total.incVat, vat, total.incVat - total.exVat];
  const right = [exact.subTotal, exact.shipping, exact.total, exact.vat, exact.vat];
  if (told.some((amount, index) => amount !== right[index]))
    broken.push({ law: 'wrong total', what: `${where} ${cart.id}: ${told.join(' ')}, and not ${right.join(' ')}` });
}

/** Asks until somebody answers; null where nobody does. What is asked for here does no harm when it comes twice. */
async function again<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  for (let tries = 0; tries < patience; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      await wait();
    }
  }
  return null;
}

async function fillIn(client: CommerceClient, cartId: string, email: string): Promise<Checkout | string> {
  const details = { ...buyer, email };
  const answer = await again(() => createOrUpdateCheckout(client, { cartId, details }));
  return answer?.kind === 'open' ? answer.checkout : (answer?.kind ?? 'silent');
}

interface Placed {
  name: string;
  cart: Cart;
  counted: Checkout;
  answers: readonly (PlaceOrderResult | null)[];
  broken: BrokenLaw[];
}

/** Reads the order back as the confirmation does, and holds it against what was shown when the button was pressed. */
async function confirm(client: CommerceClient, { name, cart, counted, answers, broken }: Placed): Promise<Bought> {
  const orders = new Set(answers.flatMap((answer) => (answer?.kind === 'placed' ? [answer.orderId] : [])));
  if (orders.size > 1)
    broken.push({ law: 'double order', what: `${name}: ${[...orders].join(' and ')} of ${cart.id}` });
  const refusal = answers.find((answer) => answer !== null && answer.kind !== 'placed');
  const purchase = await again(() => getPurchase(client, { id: cart.id, cartId: cart.id, paymentType: 'STANDARD' }));
  const order = purchase?.order;
  if (!order) {
    if (orders.size > 0) broken.push({ law: 'double order', what: `${name}: the order of ${cart.id} cannot be read` });
    return refusal
      ? { kind: 'refused', reason: refusal.kind, units: new Map(), broken }
      : { kind: 'nobody-answered', units: new Map(), broken };
  }
  const { total } = counted.cart.summary;
  if (order.orderValue.incVat !== total.incVat || order.orderValue.exVat !== total.exVat) {
    const told = `${order.orderValue.incVat} and ${order.orderValue.exVat}`;
    broken.push({ law: 'wrong total', what: `${name}, order: ${told}, and not ${total.incVat} and ${total.exVat}` });
  }
  const units = new Map<number, number>();
  for (const { skuId, quantity } of order.rows) units.set(Number(skuId), (units.get(Number(skuId)) ?? 0) + quantity);
  return { kind: 'ordered', units, broken };
}
