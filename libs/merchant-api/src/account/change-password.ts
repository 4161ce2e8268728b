import type { ShopDatabase } from '../database/shop-database.ts';
import { isPasswordDigest } from './password-digest.ts';
import { signIn, type Credentials, type SignInPorts, type SignInResult } from './sign-in.ts';
import type { StoredPassword, UserRecord } from './user-record.ts';

export type ChangePasswordResult = SignInResult | { kind: 'no-digest' };

export interface ChangePasswordPorts extends SignInPorts {
  hash(digest: string): Promise<StoredPassword>;
  /** Tells the owner of an account that it has another password, in case it was not they who chose it. */
  tellOwner(trx: ShopDatabase, user: UserRecord, languageId: string): Promise<void>;
}

/** Sets a new password for whoever has the old one. Every session ends; the one that asked begins anew. */
export async function changePassword(
  ports: ChangePasswordPorts,
  credentials: Credentials,
  newPassword: string,
  { address, languageId }: { address: string; languageId: string },
): Promise<ChangePasswordResult> {
  if (!isPasswordDigest(newPassword)) return { kind: 'no-digest' };
  const result = await signIn(ports, credentials, address);
  if (result.kind !== 'signed-in') return result;
  const password = await ports.hash(newPassword);
  const user = await ports.users.replacePassword(result.user, password, (trx, owner) =>
    ports.tellOwner(trx, owner, languageId),
  );
  // Of two changes at once one came first, and the old password of the other is no password any more.
  return user ? { kind: 'signed-in', user } : { kind: 'refused' };
}
