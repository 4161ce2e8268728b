import { exVatFrom, readGreeting, type CustomerType } from '@torg/commerce-sdk/domain';
import type { CartLineRecord } from '../cart/cart-record.ts';
import type { CountedCartRecord } from '../cart/counted-cart.ts';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';
import type { OpenCheckout } from '../checkout/open-checkout.ts';
import { isByMail } from '../checkout/sent-by-mail.ts';
import { pickupPlace } from '../checkout/pickup-place.ts';
import { deliveryAddress } from '../checkout/delivery-place.rules.ts';
import type { OrderBuyer, OrderedLine, OrderReduction } from '../mail/templates/order-facts.ts';
import type { Shop } from '../market/find-shop.ts';
import { offerIdOf } from '../promotion/promotion-offers.rules.ts';
import { addressLines } from './address-lines.rules.ts';
import { companyNumber } from './company-number.rules.ts';
import type { StoredConfirmation } from './stored-confirmation.ts';
import type { OrderLineRecord, PlacedCheckout } from './order-record.ts';
import type { PreparedOrder } from './prepare-order.ts';
import { reductionsExVat } from './reductions-ex-vat.rules.ts';
import { orderPages } from './order-pages.rules.ts';

/** Writes down what was agreed when it was agreed: later, prices, names and delivery times may be other ones. */
export function storeConfirmation(
  prepared: PreparedOrder,
  { market, channel, language }: Shop,
  { publicId, cartId, now }: { publicId: string; cartId: string; now: number },
): StoredConfirmation {
  const { open, checkout, customerType } = prepared;
  const { totals } = open.cart;
  const { timeZone } = market;
  const countryCode = market.country.code;
  return {
    placedAt: now,
    timeZone,
    countryCode,
    customerType,
    buyer: buyerOf(open.draft, customerType, countryCode),
    currency: market.currency.code,
    lines: prepared.lines.map((line, index) => ({
      ...orderedLine(line, open.cart, index),
      ...packageOf(open.cart.lines[index]?.line, prepared.packageNames),
    })),
    sums: {
      discountIncVat: totals.fixedDiscount.incVat,
      discountExVat: totals.fixedDiscount.exVat,
      discountNames: open.cart.promotions.flatMap(({ gift, name }) => (gift.kind === 'AMOUNT' ? [name] : [])),
      totalIncVat: totals.total.selling.incVat,
      totalExVat: totals.total.selling.exVat,
      vats: totals.vats,
      balance: totals.balance.pending,
    },
    delivery: deliveryOf(open, checkout, { languageId: language.id, countryCode }),
    payment: {
      name: checkout.payment.name,
      feeIncVat: totals.paymentFee.incVat,
      feeExVat: totals.paymentFee.exVat,
      isBilled: checkout.payment.kind === 'invoice',
      billingAddress: addressLines(open.draft.billingAddress, { languageId: language.id, countryCode }),
    },
    pages: orderPages(channel.url, { publicId, cartId, languageId: language.id }),
  };
}

function buyerOf(draft: CheckoutDraft, customerType: CustomerType, countryCode: string): OrderBuyer {
  const { identityNumber, goodsLabel, customerOrderNumber, message } = draft;
  return {
    organisationNumber: companyNumber({ customerType, identityNumber }, countryCode) ?? '',
    reference: goodsLabel ?? '',
    orderNumber: customerOrderNumber ?? '',
    message: message ?? '',
  };
}

function orderedLine(line: OrderLineRecord, cart: CountedCartRecord, index: number): OrderedLine {
  const { name, articleNumber, quantity, unitSelling, totalIncVat, totalExVat, rateBp } = line;
  const regular = cart.lines[index]?.counted.regular ?? unitSelling;
  const reductions = reductionsOf(cart, index);
  const exVats = reductionsExVat(
    line,
    reductions.map(({ amount }) => amount),
  );
  return {
    ...{ name, articleNumber, quantity, totalIncVat },
    unitIncVat: unitSelling,
    unitRegularIncVat: regular,
    exVat: { unit: exVatFrom(unitSelling, rateBp), unitRegular: exVatFrom(regular, rateBp), total: totalExVat },
    reductions: reductions.map((reduction, at) => ({ ...reduction, amountExVat: exVats[at] ?? 0 })),
  };
}

/** A package is told by its name, as its lines are parts of it. */
function packageOf(line: CartLineRecord | undefined, names: PreparedOrder['packageNames']) {
  if (!line?.choice || line.groupKey === null) return {};
  const name = names.get(line.choice.packageId);
  if (name === undefined) return {};
  return { package: { key: line.groupKey, name, quantity: line.quantity / line.choice.units } };
}

/** A gift is told by the campaign that gives it; what has no campaign's name is the price of a package. */
function reductionsOf({ lines, totals, promotions }: CountedCartRecord, index: number): readonly OrderReduction[] {
  const gift = lines[index]?.givenBy;
  if (gift) return [{ name: gift.name, amount: 0 }];
  const names = new Map(promotions.map((promotion) => [offerIdOf(promotion), promotion.name]));
  const reductions = totals.lines[index]?.reductions ?? [];
  return reductions.map(({ offerId, amount }) => ({ name: names.get(offerId) ?? null, amount }));
}

/** Where gift cards are sent by mail: to those they are for, or to their buyer. */
function receivers({ lines }: CountedCartRecord, { email }: CheckoutDraft): readonly string[] {
  const emails = lines.map(({ line }) => readGreeting(line.message)?.email ?? email ?? '');
  return [...new Set(emails)].filter(Boolean);
}

function deliveryOf(
  { carrierOption: promised, cart }: OpenCheckout,
  { draft, shipping }: PlacedCheckout,
  letter: { languageId: string; countryCode: string },
) {
  const isMailed = isByMail(shipping);
  return {
    name: isMailed
      ? `${shipping.name} ${letter.languageId.startsWith('nb') ? 'til' : 'till'} ${receivers(cart, draft).join(', ')}`
      : shipping.name,
    feeIncVat: cart.totals.shipping.fee.incVat,
    feeExVat: cart.totals.shipping.fee.exVat,
    time: promised?.description1 || null,
    pickupPoint: pickupPlace(promised, draft),
    ...(isMailed && { isByMail: true as const }),
    address: isMailed ? [] : addressLines(deliveryAddress(draft), letter),
  };
}
