import type { Clock } from '../clock.ts';
import { storableText } from '../database/storable-text.ts';
import { secretHash } from '../database/secret-hash.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { createSigner } from './signer.ts';
import type { UserRecord } from './user-record.ts';

/** A token that keeps a session going. */
export interface IssuedToken {
  /** What access tokens name their session by; nobody can do anything with it. */
  sessionId: string;
  /** What access tokens name by which they were given out: as little use to anybody. */
  exchangeId: string;
  refreshToken: string;
}

/** A token that was exchanged for the next one of its family. */
export interface RotatedToken extends IssuedToken {
  userId: number;
  /** The epoch that the session belongs to; an access token for it says the same. */
  sessionEpoch: number;
}

/** Whose session it is. */
type SessionOwner = Pick<UserRecord, 'userId' | 'sessionEpoch'>;

/** How long after its exchange a token is answered again, in milliseconds: an outage of a minute loses no session. */
const ANSWERED_AGAIN_FOR = 2 * 60_000;

/**
 * How old an access token is, in milliseconds, whose use shows that its owner has it. The shop's server uses a younger one for the
 * request that exchanged it, and the answer to that may be lost still, or the owner's next request be under way with the old one.
 */
const UNDER_WAY_FOR = 10_000;

/** Tokens that keep a session going. Each serves once and is exchanged for the next. */
export interface RefreshTokenRepository {
  /** Begins a family; `agent` is what the browser said of itself. */
  issue(user: SessionOwner, lifetimeSeconds: number, agent?: string | null): Promise<IssuedToken>;
  /**
   * Exchanges a token; null where it serves no more. For a while it is exchanged for the same next one, as the first answer
   * may be lost on its way. Once that has served or evidently arrived, or later, a token that comes twice ends its whole family.
   */
  rotate(refreshToken: string): Promise<RotatedToken | null>;
  /** Hears that an access token of an exchange was used. One whose answer may be lost or repeated no more is not looked at. */
  arrived(exchangeId: string, issuedAt: number): Promise<void>;
  /** Ends the family of a token, if there is one. */
  revoke(refreshToken: string): Promise<void>;
  /** Whether a session stands: nobody has signed out of it, and no token of it was used twice. */
  stands(sessionId: string): Promise<boolean>;
}

export interface RefreshTokenOptions {
  db: ShopDatabase;
  clock: Clock;
  randomBytes(size: number): Uint8Array;
  /** Makes each token's successor, so that the same one can be given twice and no successor be guessed. */
  secret: string;
}

/** Keeps refresh tokens in the database, by their hash alone. */
export function createRefreshTokenRepository(options: RefreshTokenOptions): RefreshTokenRepository {
  const { db, clock, randomBytes, secret } = options;
  const newText = () => Buffer.from(randomBytes(32)).toString('base64url');
  const signer = createSigner(secret, 'refresh-token');

  async function insert(
    into: ShopDatabase,
    refreshToken: string,
    family: SessionOwner & { familyId: string; lifetimeSeconds: number },
  ) {
    const exchangeId = secretHash(refreshToken);
    const row = {
      token_hash: exchangeId,
      family_id: family.familyId,
      user_id: family.userId,
      lifetime_seconds: family.lifetimeSeconds,
      expires_at: new Date(clock.now() + family.lifetimeSeconds * 1000),
      used_at: null,
      arrived_at: null,
      revoked_at: null,
      session_epoch: family.sessionEpoch,
    };
    await into.insertInto('refresh_tokens').values(row).execute();
    return { sessionId: family.familyId, exchangeId, refreshToken };
  }

  return {
    async issue({ userId, sessionEpoch }, lifetimeSeconds, agent = null) {
      const now = new Date(clock.now());
      await forgetExpired(db, userId, now);
      const familyId = newText();
      const session = { session_id: familyId, user_id: userId, agent: agent && agentOf(agent), began_at: now };
      await db.insertInto('sessions').values(session).execute();
      return insert(db, newText(), { familyId, userId, sessionEpoch, lifetimeSeconds });
    },
    rotate: (refreshToken) =>
      db.transaction().execute(async (trx) => {
        const now = new Date(clock.now());
        const next = signer.sign(refreshToken);
        const exchangeId = secretHash(next);
        const used = await useOnce(trx, secretHash(refreshToken), now);
        if (used) {
          const { userId, sessionEpoch } = used;
          await forgetExpired(trx, userId, now);
          return { userId, sessionEpoch, ...(await insert(trx, next, used)) };
        }
        const waiting = await findWaiting(trx, secretHash(refreshToken), exchangeId, now);
        if (waiting) return { ...waiting, exchangeId, refreshToken: next };
        await revokeFamily(trx, secretHash(refreshToken), now, 'if-used');
        return null;
      }),
    async arrived(exchangeId, issuedAt) {
      const now = clock.now();
      const age = now - issuedAt;
      if (age < UNDER_WAY_FOR || age > ANSWERED_AGAIN_FOR) return;
      await db
        .updateTable('refresh_tokens')
        .set({ arrived_at: new Date(now) })
        .where('token_hash', '=', exchangeId)
        .where('arrived_at', 'is', null)
        .execute();
    },
    revoke: (refreshToken) => revokeFamily(db, secretHash(refreshToken), new Date(clock.now()), 'always'),
    async stands(sessionId) {
      const open = db
        .selectFrom('refresh_tokens')
        .select('family_id')
        .where('family_id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .limit(1);
      return (await open.executeTakeFirst()) !== undefined;
    },
  };
}

/** One statement, so that of two requests with one token only one is served. A new password has ended older sessions. */
async function useOnce(db: ShopDatabase, tokenHash: string, now: Date) {
  return db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('session_epoch', '=', ({ selectFrom, ref }) =>
      selectFrom('users').select('users.session_epoch').where('users.user_id', '=', ref('refresh_tokens.user_id')),
    )
    .returning([
      'user_id as userId',
      'family_id as familyId',
      'lifetime_seconds as lifetimeSeconds',
      'session_epoch as sessionEpoch',
    ])
    .executeTakeFirst();
}

/** The session whose token was exchanged lately for one that has not served yet, nor shown that it arrived. */
async function findWaiting(db: ShopDatabase, tokenHash: string, nextHash: string, now: Date) {
  return db
    .selectFrom('refresh_tokens as next')
    .innerJoin('refresh_tokens as used', 'used.family_id', 'next.family_id')
    .innerJoin('users', 'users.user_id', 'next.user_id')
    .select(['next.user_id as userId', 'next.family_id as sessionId', 'next.session_epoch as sessionEpoch'])
    .where('used.token_hash', '=', tokenHash)
    .where('used.used_at', '>', new Date(now.getTime() - ANSWERED_AGAIN_FOR))
    .where('next.token_hash', '=', nextHash)
    .where('next.used_at', 'is', null)
    .where('next.arrived_at', 'is', null)
    .where('next.revoked_at', 'is', null)
    .where('next.expires_at', '>', now)
    .whereRef('next.session_epoch', '=', 'users.session_epoch')
    .executeTakeFirst();
}

async function revokeFamily(db: ShopDatabase, tokenHash: string, now: Date, when: 'always' | 'if-used'): Promise<void> {
  const family = db.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', tokenHash);
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('family_id', 'in', when === 'if-used' ? family.where('used_at', 'is not', null) : family)
    .where('revoked_at', 'is', null)
    .execute();
}

async function forgetExpired(db: ShopDatabase, userId: number, now: Date): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    // One that begins at this very moment has no token yet.
    .where('began_at', '<', new Date(now.getTime() - ANSWERED_AGAIN_FOR))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refresh_tokens')
            .select('family_id')
            .whereRef('refresh_tokens.family_id', '=', 'sessions.session_id'),
        ),
      ),
    )
    .execute();
}

/** Longer is no browser's. */
const LONGEST_AGENT = 400;

function agentOf(text: string): string {
  return storableText(text).slice(0, LONGEST_AGENT);
}
