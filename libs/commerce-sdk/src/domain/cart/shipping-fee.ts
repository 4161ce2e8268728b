import type { Minor } from '../money/money.ts';

/** What shipping costs, in minor units inc VAT. */
export interface ShippingRule {
  /** The sub-total from which shipping is free; null where it never is. */
  limit: Minor | null;
  fee: Minor;
}

/**
 * The shipping fee in minor units inc VAT for a sub-total inc VAT. A cart that meets the limit exactly ships free.
 *
 * @example
 * shippingFee(45_000, { limit: 49_900, fee: 4900 }); // 4900
 */
export function shippingFee(subTotalIncVat: Minor, { limit, fee }: ShippingRule): Minor {
  return limit !== null && subTotalIncVat >= limit ? 0 : fee;
}

/**
 * Minor units inc VAT left to free shipping: 0 when reached, null where no limit is set.
 *
 * @example
 * amountLeftToFreeShipping(45_000, { limit: 49_900 }); // 4900
 */
export function amountLeftToFreeShipping(subTotalIncVat: Minor, { limit }: Pick<ShippingRule, 'limit'>): Minor | null {
  return limit === null ? null : Math.max(0, limit - subTotalIncVat);
}

/**
 * The sub-total inc VAT from which shipping is free, by what is left to it; null where that is reached or is not set.
 *
 * @example
 * freeShippingFrom(45_000, 4900); // 49 900
 */
export function freeShippingFrom(subTotalIncVat: Minor, left: Minor | null): Minor | null {
  return left ? subTotalIncVat + left : null;
}
