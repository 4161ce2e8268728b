import { keptSecretUnder } from '../database/kept-secret.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** The secret that this database's tokens are signed with, made at the first start so that sessions outlive a restart. */
export function keptSecret(db: ShopDatabase, randomBytes: (size: number) => Uint8Array): Promise<string> {
  return keptSecretUnder(db, 'auth-secret', randomBytes);
}
