import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Product } from '../../domain/product/product.ts';
import { ProductDocument } from '../../generated/graphql.ts';
import { toProduct } from './to-product.ts';

/**
 * Reads one product in the client's market and language; null when it is unknown. The id, where given, wins over the alias.
 * With 1 as its `lowestLevel`, variants come without the skus below their products, which may be thousands.
 *
 * @example
 * const found = await getProduct(client, { alias: 'mugg' }); // null where there is none
 */
export async function getProduct(
  client: CommerceClient,
  { lowestLevel, ...request }: { alias: string; productId?: number; lowestLevel?: 0 | 1 },
  options?: RequestOptions,
): Promise<Product | null> {
  const { product } = await client.request(ProductDocument, request, options);
  return product ? toProduct(product, client.scope, lowestLevel) : null;
}
