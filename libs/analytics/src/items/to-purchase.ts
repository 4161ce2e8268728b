import { decimalFromMinor, spreadAmount, type PlacedOrder, type PlacedOrderRow } from '@torg/commerce-sdk/domain';
import type { Purchase } from '../events/purchase.ts';
import type { AnalyticsItem } from './analytics-item.ts';
import { reducedPrice } from './item-price.ts';

/** An order without what tells who bought. */
export type CountedOrder = Omit<PlacedOrder, 'billingAddress' | 'shippingAddress'>;

export interface PurchaseOptions {
  /** How many purchases the customer has made, this one counted; 1 where nobody counts. */
  nthPurchase?: number;
  /** Where it was bought. */
  country: string;
  /** What each sku is among its variants, such as its colour; an order does not tell. */
  variants?: Readonly<Record<string, string>>;
  /**
   * Where all markets of a channel are counted together: what an amount is multiplied by to be in the account's own
   * currency. The value is then that of the rows, before what is taken off the whole, rounded to one decimal.
   */
  rate?: number;
}

/** Describes an order to analytics tools. What was taken off the order as a whole is spread over its rows. */
export function toPurchase(
  order: CountedOrder,
  { nthPurchase = 1, country, variants = {}, rate }: PurchaseOptions,
): Purchase {
  const { orderId, currency, orderValue, itemValue, shippingFee, discount, promoCode, rows } = order;
  const tax = decimalFromMinor(orderValue.incVat - orderValue.exVat);
  const totals = rows.map(rowTotal);
  const subTotal = totals.reduce((sum, total) => sum + total, 0);
  const taken = Math.max(0, subTotal - itemValue.incVat);
  const shares = spreadAmount(taken, totals);
  return {
    transaction_id: orderId,
    currency,
    value: rate === undefined ? decimalFromMinor(orderValue.incVat) : toOneDecimal(subTotal, rate),
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
    items: rows.map((row, index) => toItem(row, index, shares[index] ?? 0, variants[row.skuId])),
  };
}

/** `minor` times `rate` in whole currency, to one decimal. */
function toOneDecimal(minor: number, rate: number): number {
  return Math.round((minor * rate) / 10) / 10;
}

/** Of one unit, minor units are rounded: analytics tools multiply it by the quantity again. */
function toItem(row: PlacedOrderRow, index: number, share: number, variant: string | undefined): AnalyticsItem {
  const each = (minor: number) => Math.round(minor / row.quantity);
  const category = row.categoryNames.at(-1);
  const isOfCampaign = row.priceCampaignId !== null || row.campaignIds.length > 0;
  return {
    item_id: String(row.productId),
    item_name: row.name,
    ...(row.brandName && { item_brand: row.brandName }),
    ...(category && { item_category: category }),
    ...(variant && { item_variant: variant }),
    item_sku: row.skuId,
    index,
    quantity: row.quantity,
    ...reducedPrice(each(rowTotal(row) - share), each(row.discount.incVat + share), isOfCampaign),
  };
}

function rowTotal({ price, quantity }: PlacedOrderRow): number {
  return price.incVat * quantity;
}
