/**
 * The digest of a text's UTF-8 bytes (FIPS 180-4), by the platform's own cryptography: that of browsers, workers and Node
 * alike. Null where there is none: browsers offer it on https and localhost only.
 */
export async function digest(algorithm: 'SHA-256' | 'SHA-384', text: string): Promise<Uint8Array | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // absent outside secure contexts, whatever its type says
  return subtle ? new Uint8Array(await subtle.digest(algorithm, new TextEncoder().encode(text))) : null;
}
