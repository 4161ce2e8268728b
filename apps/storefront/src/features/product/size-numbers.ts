import type { Sku } from '@torg/commerce-sdk/domain';

/** Nobody looks for a number among more. */
const mostSizes = 40;

/**
 * By which number each size is ordered, such as by quick order; none where there is one size, which has the product's, or
 * more than anybody would look through.
 */
export function sizeNumbers(skus: readonly Pick<Sku, 'name' | 'articleNumber'>[]): readonly string[] {
  const numbered = skus.filter(({ articleNumber }) => articleNumber !== '');
  return numbered.length < 2 || numbered.length > mostSizes
    ? []
    : numbered.map(({ name, articleNumber }) => `${name}: ${articleNumber}`);
}
