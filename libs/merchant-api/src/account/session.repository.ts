import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';

/** A session of a customer that goes on. */
export interface OpenSession {
  sessionId: string;
  /** What its browser said of itself; null where it said nothing. */
  agent: string | null;
  /** Null for sessions from before it was written down. */
  beganAt: Date | null;
  /** When its tokens were exchanged last. */
  lastSeenAt: Date;
}

/** Where a customer is signed in, the latest first. A session that has ended, or that a new password ended, is none. */
export async function readSessions(db: ShopDatabase, userId: number, now: number): Promise<readonly OpenSession[]> {
  return db
    .selectFrom('refresh_tokens as token')
    .innerJoin('users', (join) =>
      join.onRef('users.user_id', '=', 'token.user_id').onRef('users.session_epoch', '=', 'token.session_epoch'),
    )
    .leftJoin('sessions', 'sessions.session_id', 'token.family_id')
    .select(['token.family_id as sessionId', 'sessions.agent', 'sessions.began_at as beganAt'])
    .select(sql<Date>`max(token.expires_at - token.lifetime_seconds * interval '1 second')`.as('lastSeenAt'))
    .where('token.user_id', '=', userId)
    .where('token.used_at', 'is', null)
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', new Date(now))
    .groupBy(['token.family_id', 'sessions.agent', 'sessions.began_at'])
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

/** Which sessions of a customer end: one, all, or all but one. */
export type EndedSessions = { only: string } | { allBut: string | null };

/** Ends sessions of a customer, their access tokens with them, and says how many went on until then. */
export async function endSessions(
  db: ShopDatabase,
  userId: number,
  which: EndedSessions,
  now: number,
): Promise<number> {
  const open = (await readSessions(db, userId, now)).map(({ sessionId }) => sessionId);
  const ended = open.filter((id) => ('only' in which ? id === which.only : id !== which.allBut));
  if (ended.length === 0) return 0;
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('family_id', 'in', ended)
    .where('revoked_at', 'is', null)
    .execute();
  return ended.length;
}
