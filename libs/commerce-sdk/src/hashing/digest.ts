import type { Digest } from '../ports/digest.ts';

/**
 * The digest of a text's UTF-8 bytes, by the platform's own cryptography where no other is given. Null where there is none:
 * browsers offer it on https and localhost only.
 */
export async function digestOf(
  algorithm: 'SHA-256' | 'SHA-384',
  text: string,
  digest?: Digest,
): Promise<Uint8Array | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // absent outside secure contexts, whatever its type says
  digest ??= subtle?.digest.bind(subtle);
  return digest ? new Uint8Array(await digest(algorithm, new TextEncoder().encode(text))) : null;
}
