import { storedSecretUnder } from '../database/stored-secret.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

export interface SigningSecretOptions {
  /** The secret that the shop's settings name. Whoever reads the database does not have it. */
  secret?: string | undefined;
  randomBytes(size: number): Uint8Array;
}

/** What tokens are signed with: the secret that is named, or else one that is made once and kept in the database. */
export async function signingSecret(db: ShopDatabase, { secret, randomBytes }: SigningSecretOptions): Promise<string> {
  return secret || storedSecretUnder(db, 'auth-secret', randomBytes);
}
