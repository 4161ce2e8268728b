import { reducedPrice } from '../price/reduced-price.ts';
import type { Cart, CartLine } from './cart.ts';
import { cartTotals, type CartTotals, type CountedCart } from './cart-totals.ts';
import { summaryOf } from './cart-summary.ts';
import type { CartOffer } from './cart-offer.ts';
import type { OptimisticUpdate } from './optimistic-update.ts';
import type { PackageConfiguration } from './grouped-items.ts';
import { needsDelivery } from '../gift-card/needs-delivery.ts';
import { groupLines } from './group-lines.ts';
import { rateOf } from './line-rate.ts';
import type { ProjectionGap } from './projection-gap.ts';
import type { ShippingRule } from './shipping-fee.ts';
import { updatedLines } from './updated-lines.ts';

/** A cart as it will be once the shopper's updates are carried out. */
export interface ProjectedCart {
  cart: Cart;
  /** Units that are added and have no line yet. */
  newUnits: number;
  /** What is not sure. Nothing, and only then, where the cart is the server's own. */
  unknown: readonly ProjectionGap[];
}

/**
 * Works out what a cart comes to with the updates under way, by the rules that the backend adds carts up by, until
 * the server has said it. Figures that a gap concerns are to be shown as provisional: any change may earn or lose
 * a discount, so those of a changed cart are never sure. `known.shipping` is the market's rule, where it is known;
 * `known.configurations` are what was picked for packages, by group key, which tells how many there are.
 *
 * @example
 * const { cart: shown, unknown } = projectCart(cart, cartSession.state.optimisticUpdates);
 */
export function projectCart(
  cart: Cart,
  optimisticUpdates: readonly OptimisticUpdate[],
  known: {
    shipping?: ShippingRule | undefined;
    configurations?: ReadonlyMap<string, PackageConfiguration> | undefined;
  } = {},
): ProjectedCart {
  const { lines, newUnits, gaps } = updatedLines(cart.lines, optimisticUpdates, known.configurations ?? new Map());
  if (gaps.size === 0 && isSame(cart.lines, lines)) return { cart, newUnits: 0, unknown: [] };
  const unknown = new Set<ProjectionGap>(['discounts', ...gaps]);
  const totals = cartTotals(count(cart, lines, known.shipping, unknown));
  const { currency, shipping } = cart.summary;
  return {
    cart: {
      ...cart,
      lines: lines.map((line, index) => withTotal(line, totals.lines[index])),
      summary: summaryOf(totals, { currency, isDefault: shipping.isDefault }),
    },
    newUnits,
    unknown: [...unknown].sort(),
  };
}

function isSame(before: readonly CartLine[], after: readonly CartLine[]): boolean {
  return before.length === after.length && before.every(({ quantity }, index) => quantity === after[index]?.quantity);
}

/** The cart as the totals count it. What cannot be told from the server's figures is put among the gaps. */
function count(
  cart: Cart,
  lines: readonly CartLine[],
  rule: ShippingRule | undefined,
  gaps: Set<ProjectionGap>,
): CountedCart {
  const { summary } = cart;
  const rates = summary.vats.map(({ rateBp }) => rateBp);
  const counted = lines.map((line) => countLine(line, rates, gaps));
  // Where no line carries VAT, fees carry the market's ordinary rate, which a cart tells where that was so already.
  const areOfFees = !cart.lines.some(({ totalPrice: { selling } }) => selling.incVat !== selling.exVat);
  if (rates.length === 0 || (!areOfFees && counted.every(({ rateBp }) => rateBp === 0))) gaps.add('vat');
  return {
    lines: counted,
    offers: [...lineOffers(cart.lines, lines), ...cartOffers(cart)],
    shipping: rule ?? shippingRule(cart, counted, gaps),
    paymentFee: summary.paymentFee.incVat,
    balance: balanceOf(cart),
    standardRateBp: Math.max(...rates, 0) || 2500,
  };
}

/**
 * What balances can pay. Where they hold more than they pay although something is left to pay, that is for gift cards; of an
 * account that does not tell those from goods, no more is known.
 */
function balanceOf({ lines, summary: { balance } }: Cart) {
  const { pending, remaining, toPay } = balance;
  const areTold = lines.some(({ product }) => product.type === 'giftcard');
  return toPay.incVat > 0 && !areTold ? pending : pending + remaining;
}

function countLine(
  { id, quantity, unitPrice, totalPrice, product }: CartLine,
  rates: readonly number[],
  gaps: Set<ProjectionGap>,
) {
  const { selling, regular } = unitPrice;
  const { rateBp, isCertain } = rateOf([selling, regular, totalPrice.selling, totalPrice.regular], rates);
  if (!isCertain && regular.incVat > 0) gaps.add('vat');
  const isGiftCard = product.type === 'giftcard';
  return { lineId: id, quantity, selling: selling.incVat, regular: regular.incVat, rateBp, isGiftCard };
}

/** What lines that stay as they are have been given already, and packages whose number changes in proportion. */
function lineOffers(before: readonly CartLine[], after: readonly CartLine[]): CartOffer[] {
  return groupLines(after).flatMap(({ groupKey, lines }): CartOffer[] => {
    const old = before.filter(({ id }) => lines.some((line) => line.id === id));
    if (isSame(old, lines)) return old.map((line) => offerOf(line.id, [line], 1));
    return groupKey === null ? [] : [offerOf(groupKey, old, (lines[0]?.quantity ?? 0) / (old[0]?.quantity ?? 1))];
  });
}

/** Lines at what they cost before, so many times as much. */
function offerOf(offerId: string, lines: readonly CartLine[], times: number): CartOffer {
  const price = lines.reduce((sum, { totalPrice }) => sum + totalPrice.selling.incVat, 0);
  return { kind: 'package-price', offerId, price: Math.round(price * times), lines: lines.map(({ id }) => id) };
}

function cartOffers({ hasFreeShipping, summary }: Cart): CartOffer[] {
  const amount = summary.fixedDiscount.incVat;
  return [
    ...(amount > 0 ? [{ kind: 'amount', offerId: 'fixed', amount, lines: null } as const] : []),
    ...(hasFreeShipping ? [{ kind: 'free-shipping', offerId: 'free' } as const] : []),
  ];
}

/** The rule that the server's figures follow from. Where shipping is free already, it is open from where it costs. */
function shippingRule({ lines, summary }: Cart, counted: CountedCart['lines'], gaps: Set<ProjectionGap>): ShippingRule {
  const { fee, amountLeftToFreeShipping: left } = summary.shipping;
  // A cart of gift cards alone tells no rule, and one without lines none that counts.
  if (lines.length === 0 || (!needsDelivery(lines) && counted.length === 0)) gaps.add('shipping');
  if (left === null || left > 0) return { limit: left && summary.subTotal.incVat + left, fee: fee.incVat };
  const units = new Map(counted.map(({ lineId, quantity }) => [lineId, quantity]));
  const isMore = lines.every(({ id, quantity }) => (units.get(id) ?? 0) >= quantity);
  if (!isMore || fee.incVat > 0) gaps.add('shipping');
  return { limit: fee.incVat > 0 ? null : 0, fee: fee.incVat };
}

function withTotal(line: CartLine, totals: CartTotals['lines'][number] | undefined): CartLine {
  return totals
    ? { ...line, totalPrice: reducedPrice(line.totalPrice.currency, totals.selling, totals.regular) }
    : line;
}
