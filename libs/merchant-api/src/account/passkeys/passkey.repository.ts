import type { Insertable } from 'kysely';
import type { PasskeysTable } from '../account.tables.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** A key, as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  /** The host whose pages it serves. */
  host: string;
  isBackedUp: boolean;
  addedAt: Date;
  usedAt: Date | null;
}

/** What is kept of a key that a signature is tried by. */
export interface KnownPasskey {
  userId: number;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

/** A customer's keys, the newest first. */
export async function readPasskeys(db: ShopDatabase, userId: number): Promise<readonly Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'name', 'relying_party as host', 'is_backed_up as isBackedUp'])
    .select(['added_at as addedAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('credential_id')
    .execute();
}

/** Keeps a key; false where one of its id is there already. */
export async function addPasskey(db: ShopDatabase, passkey: Insertable<PasskeysTable>): Promise<boolean> {
  const added = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('credential_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The key of an id that serves the pages of a host; null where there is none. */
export async function findPasskey(db: ShopDatabase, id: string, host: string): Promise<KnownPasskey | null> {
  const found = await db
    .selectFrom('passkeys')
    .select(['user_id as userId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', id)
    .where('relying_party', '=', host)
    .executeTakeFirst();
  return found ? { ...found, publicKey: new Uint8Array(found.publicKey), counter: Number(found.counter) } : null;
}

/** Writes down that a key was used; false where it is gone, or counted as far by another use meanwhile. */
export async function notePasskeyUse(
  db: ShopDatabase,
  id: string,
  use: { before: number; counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, is_backed_up: use.isBackedUp, used_at: use.now })
    .where('credential_id', '=', id)
    .where('counter', '=', String(use.before))
    .returning('credential_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Gives a key of a customer another name; false where they have none of the id. */
export async function renamePasskey(db: ShopDatabase, userId: number, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('credential_id', '=', id)
    .where('user_id', '=', userId)
    .returning('credential_id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Ends a key of a customer; false where they have none of the id. */
export async function removePasskey(db: ShopDatabase, userId: number, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('credential_id', '=', id)
    .where('user_id', '=', userId)
    .returning('credential_id')
    .executeTakeFirst();
  return removed !== undefined;
}
