import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { presentCountedCart } from '../cart/present-cart.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import type { CountedCartRecord } from '../cart/counted-cart.ts';
import { moneyFormatter, presentPrice, type Amount } from '../pricing/present-price.ts';
import type { OrderType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderView } from './order-view.ts';
import { isByMail } from '../checkout/sent-by-mail.ts';
import { presentPayments } from './present-payments.ts';

/** An order as the contract's OrderType, to the customer who placed it. */
export function presentOrder(order: OrderRecord, view: OrderView): Presented<OrderType> {
  const { draft, shipping } = order.checkout;
  return {
    ...presentPublicOrder(order, view),
    customerId: order.userId,
    cart: presentCountedCart(completed(order), view),
    billingAddress: draft.billingAddress,
    shippingAddress: isByMail(shipping) ? null : (draft.shippingAddress ?? draft.billingAddress),
    customerOrderNumber: draft.customerOrderNumber,
    goodsLabel: draft.goodsLabel,
    message: draft.message,
  };
}

/** An order to whoever has its public id: what was bought, and nothing of who did. */
export function presentPublicOrder(order: OrderRecord, view: OrderView): Presented<OrderType> {
  const { checkout, createdAt, updatedAt, status } = order;
  const balance = order.counted.totals.balance.pending;
  return {
    id: order.orderId,
    publicId: order.publicId,
    customerId: null,
    billingAddress: null,
    shippingAddress: null,
    customerOrderNumber: null,
    goodsLabel: null,
    message: null,
    status,
    currency: order.currency,
    createdAt,
    updatedAt,
    completedAt: order.completedAt,
    desiredDeliveryDate: checkout.draft.desiredDeliveryDate,
    // By the cart's own id anybody is told who bought.
    cart: presentCountedCart(completed(order, { cartId: order.publicId, merchantData: null }), view),
    ...presentSums(order, view),
    fromBalance: decimalFromMinor(balance),
    fromBalanceFormatted: moneyFormatter(view.shop)(balance),
    paymentDetails: () => presentPayments(order, view),
    shippingDetails: () => presentShipping(order, view),
    refunds: () => presentRefunds(order, view),
  };
}

/** The cart as it was ordered. */
function completed({ counted }: OrderRecord, hidden: Partial<CartRecord> = {}): CountedCartRecord {
  return { ...counted, cart: { ...counted.cart, isCompleted: true, ...hidden } };
}

function presentSums({ counted: { totals } }: OrderRecord, { shop }: OrderView) {
  const plain = (amount: Amount) => presentPrice({ selling: amount, regular: amount }, shop);
  const { subTotal, fixedDiscount, total } = totals;
  const discount = {
    incVat: subTotal.regular.incVat - subTotal.selling.incVat + fixedDiscount.incVat,
    exVat: subTotal.regular.exVat - subTotal.selling.exVat + fixedDiscount.exVat,
  };
  const vat = total.selling.incVat - total.selling.exVat;
  return {
    orderTotal: presentPrice(total, shop),
    discount: plain(discount),
    paymentFee: plain(totals.paymentFee),
    shippingFee: plain(totals.shipping.fee),
    // VAT carries no VAT of its own.
    vat: { ...plain({ incVat: vat, exVat: vat }), vat: decimalFromMinor(vat), vatFormatted: moneyFormatter(shop)(vat) },
  };
}

/** Every parcel, or how it will be sent while there is none. */
async function presentShipping({ orderId, checkout: { shipping } }: OrderRecord, { orders }: OrderView) {
  const way = { name: shipping.name, shippingId: shipping.id };
  const parcels = (await orders.parcels.load(orderId)) ?? [];
  if (parcels.length === 0) {
    return [{ id: orderId, ...way, parcelNumber: null, shippingDate: null, trackingLink: null }];
  }
  return parcels.map(({ parcelId, parcelNumber, trackingLink, sentAt }) => ({
    id: parcelId,
    ...way,
    parcelNumber,
    shippingDate: sentAt,
    trackingLink,
  }));
}

/** What went back, row by row; what was paid in two ways goes back in two rows. */
async function presentRefunds({ orderId }: OrderRecord, { orders }: OrderView) {
  const rows = (await orders.refunds.load(orderId)) ?? [];
  return rows.map(({ rowId, skuId, articleNumber, createdAt, reason, kind, toBalance, incVat, vat }) => ({
    id: rowId,
    // Fees and sums that are no line's have no item.
    itemId: skuId ?? 0,
    articleNumber,
    createdAt,
    reason,
    reasonCode: null,
    refundType: kind,
    toBalance,
    total: decimalFromMinor(incVat),
    vat: decimalFromMinor(vat),
  }));
}
