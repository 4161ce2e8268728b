import { decimalFromMinor, spreadAmount, type PlacedOrder, type PlacedOrderRow } from '@torg/commerce-sdk/domain';
import type { Purchase } from '../events/purchase.ts';
import type { AnalyticsItem } from './analytics-item.ts';

/** An order without what tells who bought. */
export type CountedOrder = Omit<PlacedOrder, 'billingAddress' | 'shippingAddress'>;

export interface PurchaseOptions {
  /** How many purchases the customer has made, this one counted. */
  nthPurchase: number;
  /** Where it was bought. */
  country: string;
}

/** Describes an order to analytics tools. What was taken off the order as a whole is spread over its rows. */
export function toPurchase(order: CountedOrder, { nthPurchase, country }: PurchaseOptions): Purchase {
  const { orderId, currency, orderValue, itemValue, shippingFee, discount, promoCode, rows } = order;
  const tax = decimalFromMinor(orderValue.incVat - orderValue.exVat);
  const totals = rows.map(rowTotal);
  const taken = Math.max(0, totals.reduce((sum, total) => sum + total, 0) - itemValue.incVat);
  const shares = spreadAmount(taken, totals);
  return {
    transaction_id: orderId,
    currency,
    value: decimalFromMinor(orderValue.incVat),
    value_ex_tax: decimalFromMinor(orderValue.exVat),
    value_tax: tax,
    tax,
    items_value: decimalFromMinor(itemValue.incVat),
    items_value_ex_tax: decimalFromMinor(itemValue.exVat),
    items_tax: decimalFromMinor(itemValue.incVat - itemValue.exVat),
    shipping: decimalFromMinor(shippingFee.incVat),
    shipping_ex_tax: decimalFromMinor(shippingFee.exVat),
    ...(promoCode && { coupon: promoCode }),
    total_discount: decimalFromMinor(discount.incVat),
    nth_purchase: nthPurchase,
    country,
    items: rows.map((row, index) => toItem(row, index, shares[index] ?? 0)),
  };
}

/** Of one unit, minor units are rounded: analytics tools multiply it by the quantity again. */
function toItem(row: PlacedOrderRow, index: number, share: number): AnalyticsItem {
  const each = (minor: number) => decimalFromMinor(Math.round(minor / row.quantity));
  const reduction = row.discount.incVat + share;
  const category = row.categoryNames.at(-1);
  return {
    item_id: String(row.productId),
    item_name: row.name,
    ...(row.brandName && { item_brand: row.brandName }),
    ...(category && { item_category: category }),
    item_variant: row.skuId,
    index,
    quantity: row.quantity,
    price: each(rowTotal(row) - share),
    ...(reduction > 0 && { discount: each(reduction) }),
  };
}

function rowTotal({ price, quantity }: PlacedOrderRow): number {
  return price.incVat * quantity;
}
