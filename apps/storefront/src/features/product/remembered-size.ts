import type { Sku } from '@torg/commerce-sdk/domain';

/**
 * The size that stays chosen when the product is exchanged for the same one in another colour: the one of the same name,
 * where it can be had. What has one size alone needs no choice.
 */
export function rememberedSize(skus: readonly Sku[], chosen: Sku | null): Sku | null {
  const [only] = skus;
  if (skus.length === 1 && only) return only;
  const isKept = ({ skuId, name, stock }: Sku) => skuId === chosen?.skuId || (name === chosen?.name && stock.total > 0);
  return skus.find(isKept) ?? null;
}
