import type { Digest } from '../ports/digest.ts';
import { sha256 } from './sha256.ts';

/**
 * SHA-256 in hexadecimal of a field about a person, as analytics take it: without spaces around it, in lower case, composed
 * (Unicode NFC), so that two ways to write one name give one hash. Null for an empty field, and where neither the caller nor the
 * platform has cryptography: a purchase must not fail for that.
 *
 * @example
 * await hashField(' Maja@Torg.example'); // SHA-256 of maja@torg.example
 */
export async function hashField(text: string | null | undefined, digest?: Digest): Promise<string | null> {
  const field = (text ?? '').trim().toLowerCase().normalize('NFC');
  return field === '' ? null : sha256(field, digest);
}
