import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts so that only the holder of the secret can, each signer for one purpose. */
export interface Signer {
  /** The signature as base64url. */
  sign(text: string): string;
  /** Compares in constant time. */
  isSigned(text: string, signature: string): boolean;
}

/** Makes a signer. What was signed for one purpose is not valid for another. */
export function createSigner(secret: string, purpose: string): Signer {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => digest(text).toString('base64url'),
    isSigned(text, signature) {
      const [expected, given] = [digest(text), Buffer.from(signature, 'base64url')];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
