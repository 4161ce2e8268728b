import type { CountedCartRecord } from '../cart/counted-cart.ts';
import type { OpenCheckout } from '../checkout/open-checkout.ts';
import { deliveryAddress } from '../checkout/delivery-place.rules.ts';
import type { OrderReduction } from '../mail/templates/order-facts.ts';
import type { Shop } from '../market/find-shop.ts';
import { offerIdOf } from '../promotion/promotion-offers.rules.ts';
import { addressLines } from './address-lines.rules.ts';
import type { StoredConfirmation } from './stored-confirmation.ts';
import type { PlacedCheckout } from './order-record.ts';
import type { PreparedOrder } from './prepare-order.ts';
import { receiptAddress } from './receipt/receipt-address.ts';

/** Writes down what was agreed when it was agreed: later, prices, names and delivery times may be other ones. */
export function storeConfirmation(
  prepared: PreparedOrder,
  { market, channel, language }: Shop,
  { publicId, now }: { publicId: string; now: number },
): StoredConfirmation {
  const { open, checkout, customerType } = prepared;
  const { totals } = open.cart;
  return {
    placedAt: now,
    timeZone: market.timeZone,
    countryCode: market.country.code,
    customerType,
    currency: market.currency.code,
    lines: prepared.lines.map(({ name, articleNumber, quantity, unitSelling, totalIncVat }, index) => ({
      name,
      articleNumber,
      quantity,
      unitIncVat: unitSelling,
      unitRegularIncVat: open.cart.lines[index]?.counted.regular ?? unitSelling,
      totalIncVat,
      reductions: reductionsOf(open.cart, index),
    })),
    sums: {
      discountIncVat: totals.fixedDiscount.incVat,
      discountNames: open.cart.promotions.flatMap(({ gift, name }) => (gift.kind === 'AMOUNT' ? [name] : [])),
      totalIncVat: totals.total.selling.incVat,
      vats: totals.vats,
      balance: totals.balance.pending,
    },
    delivery: deliveryOf(open, checkout, language.id),
    payment: {
      name: checkout.payment.name,
      feeIncVat: totals.paymentFee.incVat,
      isBilled: checkout.payment.kind === 'invoice',
      billingAddress: addressLines(open.draft.billingAddress, language.id),
    },
    pages: { order: null, receipt: receiptAddress(channel.url, publicId), withdrawal: null, terms: null },
  };
}

/** A gift is told by the campaign that gives it; what has no campaign's name is the price of a package. */
function reductionsOf({ lines, totals, promotions }: CountedCartRecord, index: number): readonly OrderReduction[] {
  const gift = lines[index]?.givenBy;
  if (gift) return [{ name: gift.name, amount: 0 }];
  const names = new Map(promotions.map((promotion) => [offerIdOf(promotion), promotion.name]));
  const reductions = totals.lines[index]?.reductions ?? [];
  return reductions.map(({ offerId, amount }) => ({ name: names.get(offerId) ?? null, amount }));
}

function deliveryOf(
  { carrierOption: promised, cart }: OpenCheckout,
  { draft, shipping }: PlacedCheckout,
  languageId: string,
) {
  const point = promised?.agents.find(({ id }) => id === draft.pickupPoint);
  return {
    name: shipping.name,
    feeIncVat: cart.totals.shipping.fee.incVat,
    time: promised?.description1 || null,
    // A channel with a carrier of its own names its places itself.
    pickupPoint: point
      ? [point.name, point.address1, `${point.zipCode} ${point.city}`.trim()].join(', ')
      : draft.pickupPoint || null,
    address: addressLines(deliveryAddress(draft), languageId),
  };
}
