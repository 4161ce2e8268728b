import { readEmailAddress } from '@torg/commerce-sdk/domain';
import type { Clock } from '../clock.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { findResetKey, storeResetKey, useResetKey } from './password-reset.repository.ts';
import type { StoredPassword, UserRecord } from './user-record.ts';
import { createUserRepository, type UserRepository } from './user.repository.ts';

const HOURS_VALID = 1;

/** Who asks for a new password, and where the link in the mail shall lead. */
export interface ResetRequest {
  email: string;
  /** Where the request comes from. */
  address: string;
  languageId: string;
  /** Scheme and host of the shop's pages. */
  shopUrl: string;
}

/** New passwords for those who have forgotten theirs, by a key that only the owner of the mailbox gets. */
export interface PasswordResets {
  /** Sends a key where there is an account. Whether there was one is not told, and must not be seen in how long it took. */
  request(asked: ResetRequest): Promise<void>;
  /** Sets a new password and ends every session; false where the key serves no more. */
  commit(resetKey: string, digest: string, languageId: string): Promise<boolean>;
}

export interface PasswordResetPorts {
  db: ShopDatabase;
  clock: Clock;
  randomBytes(size: number): Uint8Array;
  users: UserRepository;
  queueMail: QueueMail;
  /** Counts every request by account and address. */
  resets: RateLimit;
  /** Counts every request by address, so that nobody fills the memory with accounts that are none. */
  resetsFromAddress: RateLimit;
  hash(digest: string): Promise<StoredPassword>;
}

/** Keeps keys in the database, by their hash alone; each serves once, for an hour. */
export function createPasswordResets(ports: PasswordResetPorts): PasswordResets {
  const { db, clock, users } = ports;
  return {
    async request({ email: text, address, languageId, shopUrl }) {
      const email = readEmailAddress(text);
      if (email === null || !(await ports.resetsFromAddress.begin(address)).allowed) return;
      if (!(await ports.resets.begin(JSON.stringify([email, address]))).allowed) return;
      const found = await users.findByEmail(email);
      if (!found) return;
      const resetKey = Buffer.from(ports.randomBytes(32)).toString('base64url');
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const key = { resetKey, userId: found.user.userId };
        const isKept = await storeResetKey(trx, key, {
          now: new Date(now),
          expires: new Date(now + HOURS_VALID * 60 * 60_000),
        });
        if (!isKept) return;
        const address = `${shopUrl}/account/reset-password?resetKey=${resetKey}`;
        const data = { address, hoursValid: HOURS_VALID };
        await ports.queueMail(trx, { to: found.user.email, kind: 'password-reset', languageId, data }, now);
      });
    },
    async commit(resetKey, digest, languageId) {
      const userId = await findResetKey(db, resetKey, new Date(clock.now()));
      // A hash is only worth its work for a key that serves.
      const before = userId === null ? null : await users.find(userId);
      if (!before) return false;
      const password = await ports.hash(digest);
      return db.transaction().execute(async (trx) => {
        if (!(await useResetKey(trx, resetKey, new Date(clock.now())))) return false;
        const tellOwner = (within: ShopDatabase, { email: to }: UserRecord) => {
          const data = { wasForgotten: true };
          return ports.queueMail(within, { to, kind: 'password-changed', languageId, data }, clock.now());
        };
        const user = await createUserRepository(trx).find(before.userId);
        return user !== null && (await createUserRepository(trx).replacePassword(user, password, tellOwner)) !== null;
      });
    },
  };
}
