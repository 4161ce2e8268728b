import { hashField, type Digest } from '@torg/commerce-sdk';
import type { Purchase } from '../events/purchase.ts';
import type { Buyer } from './buyer.ts';

/** The fields of a purchase that tell who bought. */
export type HashedBuyer = Pick<Purchase, 'user_email' | 'user_first_name' | 'user_last_name' | 'user_zip'>;

/**
 * Hashes who bought, as Google's enhanced conversions and the shop's specification want it (`hashField`). What is empty is
 * left out; nothing where neither the caller nor the browser can hash.
 */
export async function hashBuyer({ email, firstName, lastName, zip }: Buyer, digest?: Digest): Promise<HashedBuyer> {
  const fields = { user_email: email, user_first_name: firstName, user_last_name: lastName, user_zip: zip };
  const hashed = Object.entries(fields).map(async ([name, text]) => [name, await hashField(text, digest)] as const);
  return Object.fromEntries((await Promise.all(hashed)).filter(([, hash]) => hash !== null));
}
