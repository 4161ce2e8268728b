import { normalisedEmail } from './normalised-email.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { NewUser, StoredPassword, UserRecord } from './user-record.ts';

export interface UserRepository {
  find(userId: number): Promise<UserRecord | null>;
  /** Finds by email, in whatever case it is written. */
  findByEmail(email: string): Promise<{ user: UserRecord; password: StoredPassword } | null>;
  /** Keeps a new user; false where the email has an account already, which stays as it is. */
  add(user: NewUser, password: StoredPassword, now: number): Promise<boolean>;
  /** Ends every session, and tells the owner in the same transaction; null where another new password came first. */
  replacePassword(
    user: Pick<UserRecord, 'userId' | 'sessionEpoch'>,
    password: StoredPassword,
    tellOwner: (trx: ShopDatabase, owner: UserRecord) => Promise<void>,
  ): Promise<UserRecord | null>;
}

const userColumns = [
  'user_id as userId',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'customer_type as customerType',
  'may_preview as mayPreview',
  'session_epoch as sessionEpoch',
] as const;

/** Keeps users in the database. */
export function createUserRepository(db: ShopDatabase): UserRepository {
  return {
    async find(userId) {
      const query = db.selectFrom('users').select(userColumns).where('user_id', '=', userId);
      return (await query.executeTakeFirst()) ?? null;
    },
    async findByEmail(email) {
      const row = await db
        .selectFrom('users')
        .select([...userColumns, 'password_salt as salt', 'password_hash as hash'])
        .where('email', '=', normalisedEmail(email))
        .executeTakeFirst();
      if (!row) return null;
      const { salt, hash, ...user } = row;
      return { user, password: { salt, hash } };
    },
    async add({ email, firstName, lastName, customerType, mayPreview }, { salt, hash }, now) {
      const row = {
        email: normalisedEmail(email),
        first_name: firstName,
        last_name: lastName,
        customer_type: customerType,
        may_preview: mayPreview,
        password_salt: salt,
        password_hash: hash,
        personal_id: null,
        meta_data: null,
        created_at: new Date(now),
      };
      const insert = db
        .insertInto('users')
        .values(row)
        .onConflict((conflict) => conflict.column('email').doNothing());
      return (await insert.returning('user_id').execute()).length === 1;
    },
    async replacePassword({ userId, sessionEpoch }, { salt, hash }, tellOwner) {
      const replace = async (trx: ShopDatabase) => {
        const update = trx
          .updateTable('users')
          .set({ password_salt: salt, password_hash: hash, session_epoch: sessionEpoch + 1 })
          .where('user_id', '=', userId)
          .where('session_epoch', '=', sessionEpoch);
        const user = await update.returning(userColumns).executeTakeFirst();
        if (!user) return null;
        // After the row is locked, so that a key asked for meanwhile waits for it and is one for the new password.
        await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
        await tellOwner(trx, user);
        return user;
      };
      return db.isTransaction ? replace(db) : db.transaction().execute(replace);
    },
  };
}
