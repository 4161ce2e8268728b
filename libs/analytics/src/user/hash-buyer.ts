import type { Purchase } from '../events/purchase.ts';
import type { Buyer } from './buyer.ts';

/** The fields of a purchase that tell who bought. */
export type HashedBuyer = Pick<Purchase, 'user_email' | 'user_first_name' | 'user_last_name' | 'user_zip'>;

/** Hashes one text about a person; null for an empty one, and where nothing can hash. `hashField` of the SDK is one. */
export type HashField = (text: string) => Promise<string | null>;

/**
 * Hashes who bought, as Google's enhanced conversions and the shop's specification want it. What has no hash is left out.
 */
export async function hashBuyer({ email, firstName, lastName, zip }: Buyer, hash: HashField): Promise<HashedBuyer> {
  const fields = { user_email: email, user_first_name: firstName, user_last_name: lastName, user_zip: zip };
  const hashed = Object.entries(fields).map(async ([name, text]) => [name, await hash(text)] as const);
  return Object.fromEntries((await Promise.all(hashed)).filter(([, hash]) => hash !== null));
}
