import { CommerceError, getPurchase, type CommerceClient } from '@torg/commerce-sdk';
import type { Cart } from '@torg/commerce-sdk/domain';
import { exactTotals, type CopiedLine, type DemoCode, type ExactTotals } from './exact-totals.ts';
import type { Goods } from './goods.ts';

/** What became of one shopper. */
export interface Bought {
  /** `refused` is a no with a reason that the shopper was told, such as goods that had run out. */
  kind: 'ordered' | 'refused' | 'nobody-answered';
  /** The reason of a no. */
  reason?: string;
  /** What the orders of this cart hold, by sku; empty where there is none. */
  units: ReadonlyMap<number, number>;
}

/** A promise that the shop did not keep. */
export interface BrokenLaw {
  law: 'lost cart' | 'double order' | 'wrong total' | 'lost session';
  what: string;
}

/** How often something is asked for that does not come: more than chance lets fail in a row. */
export const patience = 60;

/** What a cart must hold of a size: a change that nobody answered may be carried out or not. */
export interface Wanted {
  least: number;
  most: number;
}

/** Who shops, and where what is wrong is told. */
export interface Shopper {
  name: string;
  /** Waits before something is asked for again. */
  wait(): Promise<void>;
  broken: BrokenLaw[];
}

/** Asks until somebody answers; null where nobody does. What is asked for here does no harm when it comes twice. */
export async function again<Answer>(
  { wait }: Pick<Shopper, 'wait'>,
  ask: () => Promise<Answer>,
): Promise<Answer | null> {
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

/** Adds to what a cart must hold now. */
export function expectMore(wanted: Map<number, Wanted>, skuId: number, more: Wanted): void {
  const { least, most } = wanted.get(skuId) ?? { least: 0, most: 0 };
  wanted.set(skuId, { least: least + more.least, most: most + more.most });
}

/** How many of each size a cart holds, without gifts. */
export function unitsOf(cart: Cart): Map<number, number> {
  const units = new Map<number, number>();
  for (const { skuId, quantity, isFreeGift } of cart.lines) {
    if (!isFreeGift) units.set(skuId, (units.get(skuId) ?? 0) + quantity);
  }
  return units;
}

/** Holds a cart against what was put in it. */
export function checkUnits({ name, broken }: Shopper, cart: Cart, wanted: ReadonlyMap<number, Wanted>): void {
  const held = unitsOf(cart);
  for (const [skuId, { least, most }] of wanted) {
    const units = held.get(skuId) ?? 0;
    if (units >= least && units <= most) continue;
    const right = units < least ? least : most;
    broken.push({ law: 'lost cart', what: `${name}: ${units} of ${skuId} in ${cart.id}, and not ${right}` });
  }
}

/** What is paid beside the goods: öre inc VAT. */
export interface Fees {
  code: DemoCode;
  shipping: number;
  freeFrom: number;
  payment?: number;
}

/** What is told of sending before a way was chosen. */
export const usualSending = { shipping: 49_00, freeFrom: 99_00 };

/** What the ways of sending cost, as the shop's page on delivery says. */
export function sendingOf(shippingId: number) {
  return shippingId === 3 ? { shipping: 89_00, freeFrom: 999_00 } : usualSending;
}

/** Adds up by hand what a cart holds. */
export function totalsByHand(
  cart: Cart,
  goods: readonly Goods[],
  { code, payment = 0, ...sending }: Fees,
): ExactTotals {
  const lines = [...unitsOf(cart)].flatMap(([skuId, quantity]): CopiedLine[] =>
    goods.filter((one) => one.skuId === skuId).map((one) => ({ ...one, quantity })),
  );
  return exactTotals(lines, code, { ...sending, payment });
}

/** Holds the API's sums against those by hand. */
export function checkTotal({ name, broken }: Shopper, where: string, cart: Cart, exact: ExactTotals): void {
  const { subTotal, total, vat } = cart.summary;
  const told = [subTotal.incVat, cart.summary.shipping.fee.incVat, total.incVat, vat, total.incVat - total.exVat];
  const right = [exact.subTotal, exact.shipping, exact.total, exact.vat, exact.vat];
  if (told.some((amount, index) => amount !== right[index]))
    broken.push({
      law: 'wrong total',
      what: `${name}, ${where} ${cart.id}: ${told.join(' ')}, and not ${right.join(' ')}`,
    });
}

/** What was ordered, and what came of it. */
export interface Placed {
  cartId: string;
  /** What it was to cost when the button was pressed. */
  total: { incVat: number; exVat: number };
  /** The ids of the orders that the answers named, whichever kind of id the asked one gives. */
  orderIds: ReadonlySet<string>;
  /** The first no, if there was one. */
  refusal: string | null;
}

/** Reads the order back as the confirmation does, and holds it against what was shown when the button was pressed. */
export async function checkOrder(client: CommerceClient, shopper: Shopper, placed: Placed): Promise<Bought> {
  const { name, broken } = shopper;
  const { cartId, total, orderIds, refusal } = placed;
  if (orderIds.size > 1)
    broken.push({ law: 'double order', what: `${name}: ${[...orderIds].join(' and ')} of ${cartId}` });
  const purchase = await again(shopper, () => getPurchase(client, { id: cartId, cartId, paymentType: 'STANDARD' }));
  const order = purchase?.order;
  if (!order) {
    if (orderIds.size > 0) broken.push({ law: 'double order', what: `${name}: the order of ${cartId} cannot be read` });
    return refusal === null
      ? { kind: 'nobody-answered', units: new Map() }
      : { kind: 'refused', reason: refusal, units: new Map() };
  }
  if (order.orderValue.incVat !== total.incVat || order.orderValue.exVat !== total.exVat) {
    const told = `${order.orderValue.incVat} and ${order.orderValue.exVat}`;
    broken.push({ law: 'wrong total', what: `${name}, order: ${told}, and not ${total.incVat} and ${total.exVat}` });
  }
  const units = new Map<number, number>();
  for (const { skuId, quantity } of order.rows) units.set(Number(skuId), (units.get(Number(skuId)) ?? 0) + quantity);
  return { kind: 'ordered', units };
}
