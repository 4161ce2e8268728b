import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Profile } from './profile-record.ts';
import type { ProfileChange } from './profile.rules.ts';

/** Reads a customer's profile; null where the account is gone. */
export async function readProfile(db: ShopDatabase, userId: number): Promise<Profile | null> {
  const row = await db
    .selectFrom('users')
    .select(['address', 'gender', 'personal_id as personalId', 'meta_data as metaData'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes what a change says and leaves the rest, also where another change is under way. */
export async function writeProfile(trx: ShopDatabase, userId: number, change: ProfileChange): Promise<void> {
  const { firstName, lastName, customerType, address, gender, personalId, metaData } = change;
  const columns = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(customerType === undefined ? {} : { customer_type: customerType }),
    ...(address === undefined ? {} : { address: sql<string>`address || ${JSON.stringify(address)}::jsonb` }),
    ...(gender === undefined ? {} : { gender }),
    ...(personalId === undefined ? {} : { personal_id: personalId }),
    ...(metaData === undefined ? {} : { meta_data: metaData }),
  };
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('users').set(columns).where('user_id', '=', userId).execute();
}
