import type { Product, Variant } from '@torg/commerce-sdk/domain';

/** One thing to choose about a product, such as its shape, with the choice made now. */
export interface VariantLevel {
  /** What is chosen between, such as Color. */
  dimension: string;
  options: readonly Variant[];
  current: Variant;
}

/** Every level of a product's group above its skus, from the highest down; a level with one choice is left out. */
export function variantLevels({ productId, variants }: Pick<Product, 'productId' | 'variants'>): VariantLevel[] {
  return levelsBelow(variants, productId).filter(({ options }) => options.length > 1);
}

function levelsBelow(variants: readonly Variant[], productId: number): VariantLevel[] {
  const place = variants.findIndex((variant) => leadsTo(variant, productId));
  const here = variants[place];
  if (!here) return [];
  const below = here.level > 1 ? levelsBelow(here.variants, productId) : [];
  // Whoever changes the shape wants to keep the colour.
  const options = variants.map((option) => sameBelow(option, below[0]?.current));
  return [{ dimension: here.dimension, options, current: options[place] ?? here }, ...below];
}

function leadsTo({ level, productId, variants }: Variant, wanted: number): boolean {
  return level > 1 ? variants.some((variant) => leadsTo(variant, wanted)) : productId === wanted;
}

/** A choice that leads to what below it has the same value as the one held now, where there is such. */
function sameBelow(option: Variant, kept: Variant | undefined): Variant {
  const same = kept && option.variants.find(({ level, value }) => level === kept.level && value === kept.value);
  if (!same) return option;
  const { productId, alias, canonicalUrl, primaryImage } = same;
  return { ...option, productId, alias, canonicalUrl, primaryImage };
}
