import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Category } from '../../domain/listing/product-list.ts';
import { CategoryDocument } from '../../generated/graphql.ts';
import { toCategory } from './to-category.ts';

/**
 * Reads one category in the client's channel and language, a hidden one too; null when the alias is unknown.
 *
 * @example
 * const category = await getCategory(client, { alias: 'muggar' }); // null where there is none
 */
export async function getCategory(
  client: CommerceClient,
  { alias }: { alias: string },
  options?: RequestOptions,
): Promise<Category | null> {
  const { category } = await client.request(CategoryDocument, { alias }, options);
  return category ? toCategory(category, client.scope) : null;
}
