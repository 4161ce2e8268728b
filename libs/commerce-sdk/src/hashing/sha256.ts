import type { Digest } from '../ports/digest.ts';
import { digestOf } from './digest.ts';

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. Null where there is no cryptography, as on a page without https. */
export async function sha256(text: string, digest?: Digest): Promise<string | null> {
  const bytes = await digestOf('SHA-256', text, digest);
  return bytes && Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
