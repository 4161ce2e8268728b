import type { RequestOptions } from '../client/commerce-client.ts';
import type { UnitPriceBreak } from '../domain/price/price-break.ts';
import { OwnPricesDocument } from '../generated/extensions.ts';
import type { PriceBreakFragment } from '../generated/extensions.ts';
import { toVatAmount } from '../operations/catalogue/to-price.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What a product costs by the price list of an organization. */
export interface OwnPrice {
  productId: number;
  /** Whether one unit has a price of the list: it has everybody's where that is lower. */
  isOwn: boolean;
  /** What makes a unit cheaper by number, by quantity; the sizes of a product count together. */
  breaks: readonly UnitPriceBreak[];
}

/**
 * Reads what whoever is signed in pays for products by the list of their organization; 100 at most. Products that it does not have
 * are left out; there are none for whoever buys at everybody's prices.
 *
 * @example
 * const [own] = await getOwnPrices(extensions, { productIds: [product.productId] });
 * const next = nextBreak(own?.breaks ?? [], 7);
 */
export async function getOwnPrices(
  client: ExtensionsClient,
  { productIds }: { productIds: readonly number[] },
  options?: RequestOptions,
): Promise<readonly OwnPrice[]> {
  if (productIds.length === 0) return [];
  const { ownPrices } = await client.request(OwnPricesDocument, { productIds: [...productIds] }, options);
  return ownPrices.map(({ productId, isOwn, breaks }) => ({ productId, isOwn, breaks: breaks.map(toPriceBreak) }));
}

/** Turns a break of the API into the shop's. */
export function toPriceBreak(one: PriceBreakFragment): UnitPriceBreak {
  const { fromQuantity, sellingPriceIncVat, sellingPriceExVat } = one;
  return { fromQuantity, selling: toVatAmount(sellingPriceIncVat, sellingPriceExVat) };
}
