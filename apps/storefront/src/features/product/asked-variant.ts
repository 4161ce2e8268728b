import type { Product, Variant } from '@torg/commerce-sdk/domain';

/** What names another product of the group in the address, where it was chosen from a list without script. */
export const variantParameter = 'variant';

/** The page of the product of its group that an address asks for; null where it asks for none that there is. */
export function askedVariant({ productId, variants }: Pick<Product, 'productId' | 'variants'>, { searchParams }: URL) {
  const asked = Number(searchParams.get(variantParameter));
  if (!asked || asked === productId) return null;
  return variants.flatMap(withBelow).find((variant) => variant.productId === asked)?.canonicalUrl ?? null;
}

function withBelow(variant: Variant): readonly Variant[] {
  return [variant, ...variant.variants.flatMap(withBelow)];
}
