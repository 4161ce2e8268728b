import type { ListedVariant, Variant } from '../../domain/product/product.ts';
import type { ListedVariantFragment, VariantFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import { toStock } from './to-sku.ts';

/** A variant with as many levels below it as its operation asked for. */
type VariantTree = VariantFragment & { variants?: readonly (VariantTree | null)[] | null };

/** Turns a list of variants, and all below them down to a level, into the shop's. */
export function toVariants(
  variants: readonly (VariantTree | null)[] | null | undefined,
  scope: AddressScope,
  lowestLevel = 0,
): Variant[] {
  return present(variants).map((variant) => toVariant(variant, scope, lowestLevel));
}

function toVariant(variant: VariantTree, scope: AddressScope, lowestLevel: number): Variant {
  const { level, skuId, primaryImage, alias } = variant;
  return {
    ...toListedVariant(variant, scope),
    level,
    value: variant.value ?? '',
    skuId,
    alias: alias ?? '',
    stock: toStock(variant.stock),
    primaryImage,
    variants: level > lowestLevel ? toVariants(variant.variants, scope, lowestLevel) : [],
  };
}

/** Turns a variant of a product in a list into the shop's. */
export function toListedVariant(variant: ListedVariantFragment, scope: AddressScope): ListedVariant {
  const { dimension, value, label, productId, alias } = variant;
  return {
    dimension,
    label: label ?? value ?? '',
    productId,
    canonicalUrl: shopPath(variant.canonicalUrl, alias ? `/p/${alias}` : '', scope),
    attributes: Object.fromEntries(present(variant.attributes).map((attribute) => [attribute.key, attribute.value])),
  };
}
