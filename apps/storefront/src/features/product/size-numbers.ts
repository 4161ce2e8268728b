import type { Sku } from '@torg/commerce-sdk/domain';

/** By which number each size is ordered, such as by quick order; none where there is one size, which has the product's. */
export function sizeNumbers(skus: readonly Pick<Sku, 'name' | 'articleNumber'>[]): readonly string[] {
  const numbered = skus.filter(({ articleNumber }) => articleNumber !== '');
  return numbered.length < 2 ? [] : numbered.map(({ name, articleNumber }) => `${name}: ${articleNumber}`);
}
