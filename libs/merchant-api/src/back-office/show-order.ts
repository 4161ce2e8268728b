import { deliveryAddress } from '../checkout/delivery-place.rules.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { addressLines } from '../order/address-lines.rules.ts';
import { countryOf } from '../order/order-country.rules.ts';
import { creditedSum } from '../order/credited-sum.rules.ts';
import { readBoughtCards } from '../order/gift-card/bought-gift-card.repository.ts';
import type { BoughtGiftCard } from '../order/gift-card/bought-gift-card.rules.ts';
import { readOrderEvents, type OrderEventRecord } from '../order/order-event.repository.ts';
import { readOrderedLines } from '../order/order-line.repository.ts';
import type { OrderLineRecord, OrderRecord } from '../order/order-record.ts';
import { isEnded, type OrderStatus } from '../order/order-status.ts';
import { createOrderRepository } from '../order/order.repository.ts';
import type { ParcelRecord } from '../order/parcel.repository.ts';
import { timeZoneOf } from '../order/withdrawal/withdrawal.rules.ts';

/** What was bought of an article; `total` is less the reductions of the line. */
export interface ShownLine {
  articleNumber: string;
  name: string;
  quantity: number;
  /** Minor units inc VAT. */
  total: number;
  /** What the buyer wrote about it; empty where they wrote nothing. */
  message: string;
}

/** What an order cost, in minor units inc VAT: lines less discount, with both fees, are the total, which both ways of paying pay. */
export interface ShownSums {
  /** What was taken off the order as a whole. */
  discount: number;
  shippingFee: number;
  paymentFee: number;
  total: number;
  /** What gift cards and the buyer's balance paid. */
  fromBalance: number;
  /** What is paid otherwise. */
  byPayment: number;
  /** What was taken off its bill while that was not paid. */
  credited: number;
  /** What of the rest has not come. */
  leftToPay: number;
  /** What went back since, or is to. */
  refunded: number;
}

/** An order with all that it takes to pack and send it, and what happened to it. */
export interface ShownOrder {
  orderId: number;
  publicId: string;
  status: OrderStatus;
  isPaid: boolean;
  isRefundDue: boolean;
  currency: string;
  createdAt: Date;
  /** The market's, such as Europe/Oslo. */
  timeZone: string;
  email: string;
  /** Empty where none was given. */
  phone: string;
  /** Line by line, the name first. */
  billingAddress: readonly string[];
  delivery: {
    name: string;
    address: readonly string[];
    /** Of the door; empty where there is none. */
    entryCode: string;
    pickupPoint: string | null;
    /** What the buyer was promised, in words. */
    time: string | null;
    desiredDate: string | null;
  };
  paymentName: string;
  /** What the buyer wrote: to the shop, for the goods' label, and their own number. */
  texts: Readonly<Record<'message' | 'goodsLabel' | 'customerOrderNumber', string | null>>;
  /** What made it cheaper, by name. */
  promotions: readonly string[];
  lines: readonly ShownLine[];
  sums: ShownSums;
  /** The gift cards that it bought. */
  giftCards: readonly BoughtGiftCard[];
  parcels: readonly ParcelRecord[];
  events: readonly OrderEventRecord[];
}

/** One order; null where there is none with this number. */
export async function showOrder(db: ShopDatabase, orderId: number): Promise<ShownOrder | null> {
  const orders = createOrderRepository(db);
  const order = await orders.find(orderId);
  if (!order) return null;
  const [lines, events, giftCards, parcels, refunds] = await Promise.all([
    readOrderedLines(db, orderId),
    readOrderEvents(db, orderId),
    readBoughtCards(db, orderId),
    orders.parcels.load(orderId),
    orders.refunds.load(orderId),
  ]);
  const credited = creditedSum(refunds ?? []);
  const refunded = (refunds ?? []).reduce((sum, { incVat }) => sum + incVat, -credited);
  const { publicId, status, isPaid, isRefundDue, currency, createdAt, email, counted } = order;
  return {
    ...{ orderId, publicId, status, isPaid, isRefundDue, currency, createdAt, email },
    ...buyerOf(order),
    timeZone: timeZoneOf(order),
    promotions: counted.promotions.map(({ name }) => name),
    lines: lines.map((line, index) => shownLine(line, counted.lines[index]?.line.message ?? '')),
    sums: { ...sumsOf(order, credited), refunded },
    giftCards,
    parcels: parcels ?? [],
    events,
  };
}

// The shop's own people read Swedish.
function buyerOf(order: OrderRecord) {
  const { checkout, confirmation } = order;
  const { draft, shipping, payment } = checkout;
  const letter = { languageId: 'sv-SE', countryCode: countryOf(order) };
  const { billingAddress, message, goodsLabel, customerOrderNumber } = draft;
  const address = deliveryAddress(draft);
  return {
    phone: [address?.mobile, address?.phone, billingAddress?.mobile, billingAddress?.phone].find(Boolean) ?? '',
    billingAddress: addressLines(billingAddress, letter),
    delivery: {
      name: shipping.name,
      address: addressLines(address, letter),
      entryCode: address?.entryCode ?? '',
      pickupPoint: confirmation?.delivery.pickupPoint ?? draft.pickupPoint,
      time: confirmation?.delivery.time ?? null,
      desiredDate: draft.desiredDeliveryDate,
    },
    paymentName: payment.name,
    texts: { message, goodsLabel, customerOrderNumber },
  };
}

function shownLine({ articleNumber, name, quantity, totalIncVat }: OrderLineRecord, message: string): ShownLine {
  return { articleNumber, name, quantity, total: totalIncVat, message };
}

function sumsOf({ counted: { totals }, isPaid, status }: OrderRecord, credited: number): Omit<ShownSums, 'refunded'> {
  const { fixedDiscount, shipping, paymentFee, total, balance } = totals;
  const byPayment = balance.toPay.incVat;
  return {
    discount: fixedDiscount.incVat,
    shippingFee: shipping.fee.incVat,
    paymentFee: paymentFee.incVat,
    total: total.selling.incVat,
    fromBalance: balance.pending,
    byPayment,
    credited,
    leftToPay: isPaid || isEnded(status) ? 0 : byPayment - credited,
  };
}
