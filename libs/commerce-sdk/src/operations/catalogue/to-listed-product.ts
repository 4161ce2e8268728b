import { statedUnitPrice } from '../../domain/price/stated-unit-price.ts';
import type { ListedProduct, Named } from '../../domain/product/product.ts';
import type { ProductsQuery } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import { toCampaigns } from './to-campaigns.ts';
import { toLowestPrice, toPrice } from './to-price.ts';
import { toImages, toStock } from './to-sku.ts';
import { toListedVariant } from './to-variant.ts';

/** A product as a list asks for it. */
type ListedAnswer = NonNullable<NonNullable<NonNullable<ProductsQuery['products']>['products']>[number]>;

/** Turns a product of a list, or the same part of a whole product, into the shop's. */
export function toListedProduct(product: ListedAnswer, scope: AddressScope): ListedProduct {
  const { productId, alias, rating } = product;
  const price = product.unitPrice && toPrice(product.unitPrice);
  return {
    productId,
    alias,
    name: product.name ?? '',
    articleNumber: product.articleNumber ?? '',
    canonicalUrl: shopPath(product.canonicalUrl, `/p/${alias}`, scope),
    brand: toNamed(product.brand),
    primaryCategory: toNamed(product.primaryCategory),
    images: toImages(product.productImages),
    price,
    lowestPrice: toLowestPrice(product.lowestPrice),
    discountType: product.discountType ?? 'NONE',
    pricePerUnit: price && statedUnitPrice(statedFacts(product), price.selling),
    campaigns: toCampaigns(product.discountCampaigns, scope),
    rating: { score: rating?.score ?? 0, voteCount: rating?.voteCount ?? 0 },
    stock: toStock(product.totalStock),
    skus: present(product.skus).map(({ skuId }) => ({ skuId })),
    variants: present(product.variantGroup?.variants).map((variant) => toListedVariant(variant, scope)),
  };
}

/** The name of a brand or a category; null where the product has none. */
export function toNamed(thing: { name: string | null } | null): Named | null {
  return thing && { name: thing.name ?? '' };
}

/** What the product says of itself, by the identifiers that other systems know it by. */
function statedFacts({ parameterGroups }: Pick<ListedAnswer, 'parameterGroups'>): ReadonlyMap<string, string> {
  const parameters = present(parameterGroups).flatMap((group) => present(group.parameters));
  return new Map(parameters.flatMap(({ identifier, value }) => (identifier && value ? [[identifier, value]] : [])));
}
