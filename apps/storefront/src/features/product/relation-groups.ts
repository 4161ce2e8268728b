import { stockState, type RelatedProduct } from '@torg/commerce-sdk/domain';

/** What a product goes with, apart from what could be bought in its place. */
export type RelationKind = 'accessories' | 'related' | 'similar';

const kinds: readonly RelationKind[] = ['accessories', 'related', 'similar'];

function kindOf({ relationType }: RelatedProduct): RelationKind {
  if (relationType === 'ACCESSORIES') return 'accessories';
  return relationType === 'SIMILAR' ? 'similar' : 'related';
}

/** What goes with a product, by kind: what can be bought here, each once and by the first kind that names it; none is empty. */
export function relationGroups<One extends RelatedProduct>(told: readonly One[], alias: string, count: number) {
  const taken = new Set([alias]);
  return kinds.flatMap((kind) => {
    const products = told.filter((one) => kindOf(one) === kind && isForSale(one) && !taken.has(one.alias));
    const shown = [...new Map(products.map((one) => [one.alias, one])).values()].slice(0, count);
    for (const one of shown) taken.add(one.alias);
    return shown.length > 0 ? [{ kind, products: shown }] : [];
  });
}

function isForSale({ price, skus }: RelatedProduct): boolean {
  return price !== null && skus.some(({ stock }) => stockState(stock) !== 'out-of-stock');
}
