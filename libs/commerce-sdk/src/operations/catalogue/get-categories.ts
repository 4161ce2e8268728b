import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ListedCategory } from '../../domain/listing/product-list.ts';
import { CategoriesDocument } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { toListedCategory } from './to-category.ts';

/** Which part of the category tree to read. */
export interface CategoriesRequest {
  /** 0 asks for the root categories; left out, all are given. */
  parentCategoryId?: number;
  includeHidden?: boolean;
}

/**
 * Reads the categories of the client's channel in its language, as a flat list.
 *
 * @example
 * const categories = await getCategories(client);
 */
export async function getCategories(
  client: CommerceClient,
  { parentCategoryId, includeHidden }: CategoriesRequest = {},
  options?: RequestOptions,
): Promise<readonly ListedCategory[]> {
  const { categories } = await client.request(CategoriesDocument, { parentCategoryId, includeHidden }, options);
  return present(categories).map((category) => toListedCategory(category, client.scope));
}
