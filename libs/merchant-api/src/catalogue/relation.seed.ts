import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { productKeyOf, type SeededProduct } from './seeded-product.ts';
import { idOf, type IdsByKey } from './taxonomy.seed.ts';

/** Writes which products go with which. A family is related in the same colour where it has it, else in its first. */
export async function seedRelations(
  db: ShopDatabase,
  products: readonly SeededProduct[],
  productIds: IdsByKey,
): Promise<void> {
  const rows = products.flatMap(({ key, family, colour }) =>
    (family.related ?? []).map((relation, index) => ({
      product_id: idOf(productIds, key),
      related_product_id: idOf(productIds, productKeyOf(products, relation.family, colour.key)),
      relation_type: relation.type,
      position: index + 1,
    })),
  );
  for (const chunk of inChunks(rows)) await db.insertInto('product_relations').values(chunk).execute();
}
