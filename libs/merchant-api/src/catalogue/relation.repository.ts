import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** A product that goes with another one, and how. */
export interface RelationRecord {
  relatedProductId: number;
  relationType: string;
}

/** Reads what goes with products, in their order, by product id. */
export function relationsOfProducts(db: ShopDatabase): GatheredRead<number, readonly RelationRecord[]> {
  return gatheredRead(
    (productIds) =>
      db
        .selectFrom('product_relations')
        .select(['product_id', 'related_product_id as relatedProductId', 'relation_type as relationType'])
        .where('product_id', '=', anyOf(productIds))
        .orderBy('position'),
    (rows) => groupBy(rows, ({ product_id }) => product_id),
  );
}
