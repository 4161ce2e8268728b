import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** A product that goes with another one, and how. */
export interface RelationRecord {
  relatedProductId: number;
  relationType: string;
}

/** Reads what goes with products, in their order, by product id. */
export async function readRelations(
  db: ShopDatabase,
  productIds: readonly number[],
): Promise<Map<number, readonly RelationRecord[]>> {
  const rows = await db
    .selectFrom('product_relations')
    .select(['product_id', 'related_product_id as relatedProductId', 'relation_type as relationType'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute();
  return groupBy(rows, ({ product_id }) => product_id);
}
