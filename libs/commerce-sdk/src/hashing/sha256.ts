/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, in hexadecimal. Null where the platform has no cryptography: browsers offer
 * it on https and localhost only.
 */
export async function sha256(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // absent outside secure contexts, whatever its type says
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
