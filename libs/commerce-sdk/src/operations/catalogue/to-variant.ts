import type { Variant } from '../../domain/product/product.ts';
import type { VariantFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { shopPath } from '../shop-path.ts';
import { toStock } from './to-sku.ts';

/** A variant with as many levels below it as its operation asked for. */
type VariantTree = VariantFragment & { variants?: readonly (VariantTree | null)[] | null };

/** Turns a list of variants, and all below them, into the shop's. */
export function toVariants(variants: readonly (VariantTree | null)[] | null | undefined): Variant[] {
  return present(variants).map(toVariant);
}

function toVariant(variant: VariantTree): Variant {
  const { level, dimension, productId, skuId, primaryImage } = variant;
  const value = variant.value ?? '';
  const alias = variant.alias ?? '';
  return {
    level,
    dimension,
    value,
    label: variant.label ?? value,
    productId,
    skuId,
    alias,
    canonicalUrl: shopPath(variant.canonicalUrl, alias && `/p/${alias}`),
    stock: toStock(variant.stock),
    primaryImage,
    attributes: Object.fromEntries(present(variant.attributes).map((attribute) => [attribute.key, attribute.value])),
    variants: toVariants(variant.variants),
  };
}
