import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Product } from '../../domain/product/product.ts';
import { ProductDocument } from '../../generated/graphql.ts';
import { toProduct } from './to-product.ts';

/**
 * Reads one product in the client's market and language; null when it is unknown. The id, where given, wins over the alias.
 *
 * @example
 * const found = await getProduct(client, { alias: 'mugg' }); // null where there is none
 */
export async function getProduct(
  client: CommerceClient,
  request: { alias: string; productId?: number },
  options?: RequestOptions,
): Promise<Product | null> {
  const { product } = await client.request(ProductDocument, request, options);
  return product ? toProduct(product, client.scope) : null;
}
