import { decimalFromMinor, type PlacedOrder, type PlacedOrderRow } from '@torg/commerce-sdk/domain';
import type { Purchase } from '../events/purchase.ts';
import type { AnalyticsItem } from './analytics-item.ts';
import type { ItemPrice } from './item-price.ts';
import { spreadPrices } from './spread-prices.ts';

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
  const counted = rows.map(({ quantity, price, discount: { incVat }, priceCampaignId, campaignIds }) => ({
    ...{ quantity, selling: price.incVat * quantity, reduction: incVat },
    isOfCampaign: priceCampaignId !== null || campaignIds.length > 0,
  }));
  const subTotal = counted.reduce((sum, { selling }) => sum + selling, 0);
  const prices = spreadPrices(counted, Math.max(0, subTotal - itemValue.incVat));
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
    items: rows.map((row, index) => toItem(row, index, prices[index], variants[row.skuId])),
  };
}

/** `minor` times `rate` in whole currency, to one decimal. */
function toOneDecimal(minor: number, rate: number): number {
  return Math.round((minor * rate) / 10) / 10;
}

function toItem(
  row: PlacedOrderRow,
  index: number,
  price: ItemPrice | undefined,
  variant: string | undefined,
): AnalyticsItem {
  const category = row.categoryNames.at(-1);
  return {
    item_id: String(row.productId),
    item_name: row.name,
    ...(row.brandName && { item_brand: row.brandName }),
    ...(category && { item_category: category }),
    ...(variant && { item_variant: variant }),
    item_sku: row.skuId,
    index,
    quantity: row.quantity,
    ...price,
  };
}
