import type { BasisPoints, Minor, VatAmount } from '../money/money.ts';
import { spreadAmount } from '../money/spread-amount.ts';
import { sumVatAmounts } from '../money/sum-vat-amounts.ts';
import type { CartOffer } from './cart-offer.ts';
import { atRate, goodsByRate, taxFee, vatByRate, type TaxedAmount } from './fee-by-rate.ts';
import { isOffered, reduceLines, type LineReduction } from './reduce-lines.ts';
import { amountLeftToFreeShipping, shippingFee, type ShippingRule } from './shipping-fee.ts';

/** One line as it is counted: prices of one unit in minor units inc VAT, the rate in hundredths of a percent. */
export interface CountedLine {
  lineId: string;
  quantity: number;
  /** What a unit costs before bundles, percentages and amounts off the cart. */
  selling: Minor;
  /** What a unit costs without any reduction. */
  regular: Minor;
  /** 0 for what VAT is not due on when it is sold, such as a gift card. */
  rateBp: BasisPoints;
  /** Gift cards are bought with money: no other gift card and no balance pays for one. They come by mail: alone they ship free. */
  isGiftCard?: boolean;
}

/** A cart in plain values. Amounts in minor units inc VAT. */
export interface CountedCart {
  lines: readonly CountedLine[];
  /** What the cart has earned; see {@link CartOffer} for the order in which offers count. */
  offers: readonly CartOffer[];
  shipping: ShippingRule;
  /** What the chosen way of paying costs. */
  paymentFee: Minor;
  /** What gift cards and the customer's balance hold. They pay; they do not make goods cheaper, so VAT stays. */
  balance: Minor;
  /** The market's ordinary rate: the VAT of fees where no line carries any. */
  standardRateBp: BasisPoints;
}

/** What something costs, and what it would without reductions, in minor units. */
export interface ReducedAmount {
  selling: VatAmount;
  regular: VatAmount;
}

/** What one line costs in all. */
export interface LineTotals extends ReducedAmount {
  lineId: string;
  reductions: readonly LineReduction[];
  /** Its share of the amounts taken off the whole cart, minor units inc VAT; not part of `selling`. */
  fixedDiscount: Minor;
}

/** What a cart costs, in minor units. Every sum is the sum of its lines and fees, on both sides of VAT. */
export interface CartTotals {
  lines: readonly LineTotals[];
  /** The lines, less what bundles and percentages take off. */
  subTotal: ReducedAmount;
  /** The amounts taken off the cart as a whole. */
  fixedDiscount: VatAmount;
  shipping: { fee: VatAmount; /** Null where no limit makes shipping free. */ leftToFree: Minor | null };
  paymentFee: VatAmount;
  /** Goods, less what is taken off the cart, and fees; `regular` as if nothing were taken off. */
  total: ReducedAmount;
  /** VAT in the total by rate, highest rate first. */
  vats: readonly { rateBp: BasisPoints; amount: Minor }[];
  /** What gift cards and balance pay of the total inc VAT, what stays on them, and what is left to pay otherwise. */
  balance: { pending: Minor; remaining: Minor; toPay: VatAmount };
}

/**
 * Adds a cart up; backend and shop get the same figures from it. VAT is taken out line by line and rounded there, never out
 * of a sum. Fees carry the VAT of the goods in proportion, as the tax authorities of Sweden and Norway ask. Free shipping is
 * judged by the sub-total: an amount off the cart does not take it away. An empty cart has no fees.
 *
 * @example
 * const totals = cartTotals(countedCart);
 */
export function cartTotals(cart: CountedCart): CartTotals {
  const lines = totalLines(cart);
  const subTotal = { selling: sumOf(lines, 'selling'), regular: sumOf(lines, 'regular') };
  const taxed = lines.map((line, index) => taxedLine(line, cart.lines[index]?.rateBp ?? 0));
  const rates = goodsByRate(taxed, cart.standardRateBp);
  const fees = lines.length === 0 ? { shipping: 0, payment: 0 } : feesOf(cart, subTotal.selling.incVat);
  const shippingRule = isMailed(cart) ? nothingToShip : cart.shipping;
  const shipping = taxFee(fees.shipping, rates);
  const payment = taxFee(fees.payment, rates);
  const goods = amountOf(taxed);
  const shippingTotal = amountOf(shipping);
  const paymentTotal = amountOf(payment);
  const selling = sumVatAmounts([goods, shippingTotal, paymentTotal]);
  return {
    lines,
    subTotal,
    fixedDiscount: difference(subTotal.selling, goods),
    shipping: { fee: shippingTotal, leftToFree: amountLeftToFreeShipping(subTotal.selling.incVat, shippingRule) },
    paymentFee: paymentTotal,
    total: { selling, regular: sumVatAmounts([subTotal.regular, shippingTotal, paymentTotal]) },
    vats: vatByRate([...taxed, ...shipping, ...payment]),
    balance: drawBalance(selling, cart.balance, giftCardsOf(cart, taxed)),
  };
}

function totalLines({ lines, offers }: CountedCart): LineTotals[] {
  const reductions = reduceLines(lines, offers);
  const reduced = lines.map((line) => {
    const own = reductions.filter(({ lineId }) => lineId === line.lineId);
    return { line, own, selling: own.reduce((left, { amount }) => left - amount, line.selling * line.quantity) };
  });
  const shares = fixedShares(
    reduced.map(({ line, selling }) => ({ lineId: line.lineId, left: selling })),
    offers,
  );
  return reduced.map(({ line: { lineId, quantity, regular, rateBp }, own, selling }, index) => ({
    lineId,
    selling: atRate(selling, rateBp),
    regular: atRate(regular * quantity, rateBp),
    reductions: own,
    fixedDiscount: shares[index] ?? 0,
  }));
}

/** What each line bears of the amounts taken off the cart, one offer after the other. */
function fixedShares(lines: readonly { lineId: string; left: Minor }[], offers: readonly CartOffer[]): Minor[] {
  const borne = lines.map(() => 0);
  for (const offer of offers) {
    if (offer.kind !== 'amount') continue;
    const bears = isOffered(offer.lines);
    const weights = lines.map((line, index) => (bears(line) ? line.left - (borne[index] ?? 0) : 0));
    spreadAmount(offer.amount, weights).forEach((share, index) => (borne[index] = (borne[index] ?? 0) + share));
  }
  return borne;
}

function taxedLine({ selling, fixedDiscount }: LineTotals, rateBp: BasisPoints): TaxedAmount {
  return { rateBp, amount: atRate(selling.incVat - fixedDiscount, rateBp) };
}

/** Of a cart that holds gift cards alone. */
const nothingToShip: ShippingRule = { limit: null, fee: 0 };

function isMailed({ lines }: CountedCart): boolean {
  return lines.length > 0 && lines.every((line) => line.isGiftCard);
}

function feesOf(cart: CountedCart, subTotalIncVat: Minor) {
  const { offers, shipping, paymentFee } = cart;
  const isFree = isMailed(cart) || offers.some(({ kind }) => kind === 'free-shipping');
  return { shipping: isFree ? 0 : shippingFee(subTotalIncVat, shipping), payment: paymentFee };
}

/** What the gift cards in a cart cost after every reduction. */
function giftCardsOf({ lines }: CountedCart, taxed: readonly TaxedAmount[]): Minor {
  return amountOf(taxed.filter((_, index) => lines[index]?.isGiftCard)).incVat;
}

function drawBalance(total: VatAmount, balance: Minor, giftCards: Minor): CartTotals['balance'] {
  const pending = Math.min(balance, total.incVat - giftCards);
  const incVat = total.incVat - pending;
  const [exVat = 0] = spreadAmount(total.exVat, [incVat, pending]);
  return { pending, remaining: balance - pending, toPay: { incVat, exVat } };
}

function amountOf(parts: readonly TaxedAmount[]): VatAmount {
  return sumVatAmounts(parts.map(({ amount }) => amount));
}

function difference(from: VatAmount, less: VatAmount): VatAmount {
  return { incVat: from.incVat - less.incVat, exVat: from.exVat - less.exVat };
}

function sumOf(lines: readonly LineTotals[], side: 'selling' | 'regular'): VatAmount {
  return sumVatAmounts(lines.map((line) => line[side]));
}
