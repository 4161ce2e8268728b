import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { RelatedProduct } from '../../domain/product/related-product.ts';
import { RelatedProductsDocument } from '../../generated/graphql.ts';
import type { RelatedProductsQuery } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import { toCampaigns } from './to-campaigns.ts';
import { toNamed } from './to-listed-product.ts';
import { toPrice } from './to-price.ts';
import { toImages, toSku } from './to-sku.ts';

/**
 * Reads the products that go with one, in the client's market and language; none where the alias is unknown.
 *
 * @example
 * const related = await getRelatedProducts(client, { alias: 'mugg' });
 */
export async function getRelatedProducts(
  client: CommerceClient,
  { alias }: { alias: string },
  options?: RequestOptions,
): Promise<readonly RelatedProduct[]> {
  const { relatedProducts } = await client.request(RelatedProductsDocument, { alias }, options);
  return present(relatedProducts).map((product) => toRelatedProduct(product, client.scope));
}

type RelatedAnswer = NonNullable<NonNullable<RelatedProductsQuery['relatedProducts']>[number]>;

function toRelatedProduct(product: RelatedAnswer, scope: AddressScope): RelatedProduct {
  const { alias, relationType, unitPrice } = product;
  return {
    alias,
    name: product.name ?? '',
    canonicalUrl: shopPath(product.canonicalUrl, `/p/${alias}`, scope),
    relationType,
    brand: toNamed(product.brand),
    primaryCategory: toNamed(product.primaryCategory),
    images: toImages(product.productImages),
    price: unitPrice && toPrice(unitPrice),
    skus: present(product.skus).map(toSku),
    campaigns: toCampaigns(product.discountCampaigns, scope),
  };
}
