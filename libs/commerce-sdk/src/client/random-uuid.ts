/**
 * A UUID of version 4 (RFC 9562). Made of the platform's random bytes, because `crypto.randomUUID` is missing in browsers
 * on addresses without https. React Native has no `crypto` at all: what chance gives there tells requests apart as well, and
 * keeps no secret.
 *
 * @example
 * const idempotencyKey = randomUuid();
 */
export function randomUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const kept = Number(digit);
    // Of the digit 8 two bits stand for the variant; all of the others are by chance.
    return (kept ^ (randomByte() & (15 >> (kept / 4)))).toString(16);
  });
}

function randomByte(): number {
  const { crypto } = globalThis as { crypto?: Crypto }; // its type says that it is always there
  return crypto?.getRandomValues(new Uint8Array(1))[0] ?? Math.random() * 256; // eslint-disable-line no-restricted-syntax -- the platform has nothing better
}
