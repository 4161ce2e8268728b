import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { ProductTextsDocument } from '../../generated/graphql.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { present } from '../present.ts';

/**
 * Reads the short texts of some products, at most 200, by their ids: lists leave them out. One without a text, or that is not
 * for sale in this market, is left out. A text may hold markup, as whoever wrote it wrote it.
 *
 * @example
 * const texts = await getProductTexts(client, [11, 12]);
 * texts.get(11); // 'A mug for the first cup'
 */
export async function getProductTexts(
  client: CommerceClient,
  productIds: readonly number[],
  options?: RequestOptions,
): Promise<ReadonlyMap<number, string>> {
  if (productIds.length === 0) return new Map();
  const variables = { take: productIds.length, filter: { productIds: [...productIds], includeCollapsed: true } };
  const { products } = await client.request(ProductTextsDocument, variables, options);
  if (!products) throw new MissingDataError('ProductTexts');
  return new Map(
    present(products.products).flatMap(({ productId, texts }) => (texts?.text1 ? [[productId, texts.text1]] : [])),
  );
}
