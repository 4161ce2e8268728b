import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Product } from '../../domain/product/product.ts';
import { ProductDocument } from '../../generated/graphql.ts';
import { toProduct } from './to-product.ts';

/** Reads one product in the client's market and language; null when the alias is unknown. */
export async function getProduct(
  client: CommerceClient,
  { alias }: { alias: string },
  options?: RequestOptions,
): Promise<Product | null> {
  const { product } = await client.request(ProductDocument, { alias }, options);
  return product ? toProduct(product) : null;
}
