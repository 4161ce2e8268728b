import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { CategoryAddressesDocument } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { toPageAddress } from './page-address.ts';
import type { CataloguePageAddress } from './page-address.ts';

/**
 * Reads where the categories of the client's channel stand that are shown: for sitemaps.
 *
 * @example
 * const addresses = await getCategoryAddresses(client);
 */
export async function getCategoryAddresses(
  client: CommerceClient,
  options?: RequestOptions,
): Promise<readonly CataloguePageAddress[]> {
  const { categories } = await client.request(CategoryAddressesDocument, {}, options);
  return present(categories).flatMap((category) => toPageAddress(category, 'c', client.scope));
}
