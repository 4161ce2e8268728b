import { isDeepStrictEqual } from 'node:util';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { KeptAddressParts } from './kept-address.rules.ts';

/** How many addresses a customer keeps at most. */
const MOST_KEPT = 20;

/** The addresses that a customer keeps, the oldest first. */
export async function readAddressBook(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('kept_addresses')
    .select(['address_id as id', 'parts', 'is_default as isDefault'])
    .where('user_id', '=', userId)
    .orderBy('address_number')
    .execute();
}

/**
 * Keeps an address, or changes the one of the id; false where the book is full. The same address under a new id is the one that
 * is there: its first answer was lost, and it goes by the later id.
 */
export async function writeAddress(
  db: ShopDatabase,
  { userId, id, parts }: { userId: number; id: string; parts: KeptAddressParts },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // One after the other, so that none counts without the other.
    await trx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    const kept = await readAddressBook(trx, userId);
    const isKnown = kept.some((address) => address.id === id);
    const same = isKnown ? undefined : kept.find((address) => isDeepStrictEqual(address.parts, parts));
    if (same) {
      await trx
        .updateTable('kept_addresses')
        .set({ address_id: id })
        .where('user_id', '=', userId)
        .where('address_id', '=', same.id)
        .execute();
      return true;
    }
    if (kept.length >= MOST_KEPT && !isKnown) return false;
    const text = JSON.stringify(parts);
    await trx
      .insertInto('kept_addresses')
      .values({ user_id: userId, address_id: id, parts: text })
      .onConflict((conflict) => conflict.columns(['user_id', 'address_id']).doUpdateSet({ parts: text }))
      .execute();
    return true;
  });
}

/** Keeps an address no more; false where there is none of the id. */
export async function deleteAddress(db: ShopDatabase, userId: number, id: string): Promise<boolean> {
  const deleted = db.deleteFrom('kept_addresses').where('user_id', '=', userId).where('address_id', '=', id);
  return (await deleted.returning('address_id').execute()).length > 0;
}

/** Makes an address the default one, or none of the kept: null. False where there is none of the id. */
export async function writeDefaultAddress(db: ShopDatabase, userId: number, id: string | null): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const addresses = trx.updateTable('kept_addresses').where('user_id', '=', userId);
    if (id === null) {
      await addresses.set({ is_default: false }).execute();
      return true;
    }
    const known = await trx
      .selectFrom('kept_addresses')
      .select('address_id')
      .where('user_id', '=', userId)
      .where('address_id', '=', id)
      .executeTakeFirst();
    if (!known) return false;
    // First none, as there is never more than one.
    await addresses.set({ is_default: false }).execute();
    await addresses.set({ is_default: true }).where('address_id', '=', id).execute();
    return true;
  });
}
