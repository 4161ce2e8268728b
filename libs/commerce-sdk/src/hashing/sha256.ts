import { digest } from './digest.ts';

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. Null where the platform has no cryptography, as on a page without https. */
export async function sha256(text: string): Promise<string | null> {
  const bytes = await digest('SHA-256', text);
  return bytes && Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
