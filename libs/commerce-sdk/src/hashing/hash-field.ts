/**
 * SHA-256 in hexadecimal of a field about a person, as analytics take it: composed (NFC), without spaces around it, in lower
 * case, so that two ways to write one name give one hash. Null for an empty field, and where the platform has no
 * cryptography: browsers offer it on https and localhost only, and a purchase must not fail for that.
 */
export async function hashField(text: string | null | undefined): Promise<string | null> {
  const field = (text ?? '').normalize('NFC').trim().toLowerCase();
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // absent outside secure contexts, whatever its type says
  if (field === '' || !subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(field));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
