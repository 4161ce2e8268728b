import type { Clock } from '../../clock.ts';
import { secretHash } from '../../database/secret-hash.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** What a challenge was given out for: a new key of a customer, or, with null, somebody who signs in. */
export interface ChallengePurpose {
  userId: number | null;
  origin: string;
}

/** What passkeys are to sign. Each serves once, for its purpose alone, and not for long. */
export interface PasskeyChallenges {
  issue(purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether a challenge, as base64url, was given out for that and is still open. It is not from then on. */
  use(challenge: string, purpose: ChallengePurpose): Promise<boolean>;
}

/** As long as browsers are told to wait for the answer. */
export const CHALLENGE_MS = 5 * 60_000;

/** Keeps challenges in the database, by their hash alone: whichever process of the shop is answered may know them. */
export function createPasskeyChallenges({
  db,
  clock,
  randomBytes,
}: {
  db: ShopDatabase;
  clock: Clock;
  randomBytes(size: number): Uint8Array;
}): PasskeyChallenges {
  return {
    async issue({ userId, origin }) {
      const challenge = new Uint8Array(randomBytes(32));
      const now = clock.now();
      await db.deleteFrom('passkey_challenges').where('expires_at', '<=', new Date(now)).execute();
      const hash = secretHash(Buffer.from(challenge).toString('base64url'));
      const row = { challenge_hash: hash, user_id: userId, origin, expires_at: new Date(now + CHALLENGE_MS) };
      await db.insertInto('passkey_challenges').values(row).execute();
      return challenge;
    },
    async use(challenge, { userId, origin }) {
      const used = await db
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', '=', secretHash(challenge))
        .returning(['user_id as userId', 'origin', 'expires_at as expiresAt'])
        .executeTakeFirst();
      if (!used || used.expiresAt.getTime() <= clock.now()) return false;
      return used.userId === userId && used.origin === origin;
    },
  };
}
