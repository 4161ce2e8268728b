/**
 * A UUID of version 4 (RFC 9562). Made of the platform's random bytes, because `crypto.randomUUID` is missing in browsers
 * on addresses without https. React Native has no `crypto` at all: what chance gives there tells requests apart as well, and
 * keeps no secret.
 *
 * @example
 * const idempotencyKey = randomUuid();
 */
export function randomUuid(): string {
  const bytes = randomBytes(16);
  const digits = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function randomBytes(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  const { crypto } = globalThis as { crypto?: Crypto }; // its type says that it is always there
  if (crypto) return crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256)); // eslint-disable-line no-restricted-syntax -- the platform has nothing better
}
