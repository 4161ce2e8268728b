import type { Purchase } from '../events/purchase.ts';
import type { Buyer } from './buyer.ts';

/** What of the browser's cryptography is used; absent where a page came without https. */
export type Hasher = Pick<SubtleCrypto, 'digest'> | undefined;

/** The fields of a purchase that tell who bought. */
export type HashedBuyer = Pick<Purchase, 'user_email' | 'user_first_name' | 'user_last_name' | 'user_zip'>;

/**
 * Hashes who bought, as Google's enhanced conversions and the shop's specification want it: composed (NFC), in small
 * letters, without space around, SHA-256 in hexadecimal digits. What is empty is left out; nothing where the browser cannot
 * hash.
 */
export async function hashBuyer({ email, firstName, lastName, zip }: Buyer, hasher: Hasher): Promise<HashedBuyer> {
  if (!hasher) return {};
  const fields = { user_email: email, user_first_name: firstName, user_last_name: lastName, user_zip: zip };
  const told = Object.entries(fields).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(
    await Promise.all(told.map(async ([name, text]) => [name, await sha256(text, hasher)] as const)),
  );
}

/** Hashes one text about a person. */
export async function sha256(text: string, hasher: NonNullable<Hasher>): Promise<string> {
  const bytes = new TextEncoder().encode(text.normalize('NFC').trim().toLowerCase());
  const digest = new Uint8Array(await hasher.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
