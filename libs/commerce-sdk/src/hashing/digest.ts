import type { Digest } from '../ports/digest.ts';

/**
 * The digest of a text's UTF-8 bytes. Null where none was given and the platform has none: browsers offer cryptography on
 * https and localhost only.
 */
export async function digestOf(
  text: string,
  algorithm: 'SHA-256' | 'SHA-384',
  digest: Digest | undefined = platformDigest(),
): Promise<Uint8Array | null> {
  return digest ? new Uint8Array(await digest(algorithm, new TextEncoder().encode(text))) : null;
}

/** That of browsers, workers and Node alike. */
function platformDigest(): Digest | undefined {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // absent outside secure contexts, whatever its type says
  return subtle && ((algorithm, data) => subtle.digest(algorithm, data));
}
