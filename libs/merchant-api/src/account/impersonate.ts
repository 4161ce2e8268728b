import type { Clock } from '../clock.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { BORROWED_TOKEN_SECONDS, type AccessTokens } from './access-tokens.ts';
import { createUserRepository } from './user.repository.ts';

export interface BorrowedToken {
  token: string;
  /** How long it serves. It cannot be refreshed. */
  seconds: number;
}

export interface ImpersonationPorts {
  db: ShopDatabase;
  clock: Clock;
  accessTokens: AccessTokens;
}

/**
 * Lets someone of the shop, named by `spoofedBy`, look at it as a customer; null where there is no such customer. Who did
 * and when is written down before there is a token.
 */
export async function impersonate(
  { db, clock, accessTokens }: ImpersonationPorts,
  { email, spoofedBy }: { email: string; spoofedBy: string },
): Promise<BorrowedToken | null> {
  const found = await createUserRepository(db).findByEmail(email);
  if (!found) return null;
  const now = clock.now();
  const row = {
    user_id: found.user.userId,
    spoofed_by: spoofedBy,
    issued_at: new Date(now),
    expires_at: new Date(now + BORROWED_TOKEN_SECONDS * 1000),
  };
  await db.insertInto('impersonations').values(row).execute();
  return { token: accessTokens.issueSpoofed(found.user, spoofedBy), seconds: BORROWED_TOKEN_SECONDS };
}
