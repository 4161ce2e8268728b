import type { CatalogueReader } from './catalogue-reader.ts';

/** The same goods, which tell whose stock is read: whatever is made of them is old once that is another. */
export function watchStock<Goods extends { catalogue: CatalogueReader }>(goods: Goods, seen: Set<number>): Goods {
  const { catalogue } = goods;
  const skusOf: CatalogueReader['skusOf'] = {
    ...catalogue.skusOf,
    load(productId) {
      seen.add(productId);
      return catalogue.skusOf.load(productId);
    },
  };
  return { ...goods, catalogue: { ...catalogue, skusOf } };
}
