import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Brand } from '../../domain/product/brand.ts';
import { BrandsDocument } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { toNamedLink } from './to-product.ts';

/**
 * Reads the brands of the client's channel.
 *
 * @example
 * const brands = await getBrands(client);
 */
export async function getBrands(client: CommerceClient, options?: RequestOptions): Promise<readonly Brand[]> {
  const { brands } = await client.request(BrandsDocument, {}, options);
  return present(brands).map(({ brandId, logo, ...brand }) => ({
    brandId,
    ...toNamedLink(brand, 'b', client.scope),
    logo: logo || null,
  }));
}
