import type { ShopDatabase } from '../database/shop-database.ts';
import type { IdsByKey } from './taxonomy.seed.ts';

/** Writes suppliers. Their ids stay what they were. */
export async function seedSuppliers(
  db: ShopDatabase,
  suppliers: readonly { key: string; name: string }[],
): Promise<IdsByKey> {
  if (suppliers.length === 0) return new Map();
  const written = await db
    .insertInto('suppliers')
    .values([...suppliers])
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })))
    .returning(['key', 'supplier_id'])
    .execute();
  return new Map(written.map(({ key, supplier_id }) => [key, supplier_id]));
}
