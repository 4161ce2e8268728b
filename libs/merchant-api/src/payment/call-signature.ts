import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header in which a callback's signature stands. */
export const signatureHeader = 'x-torg-signature';

/** Signs the bytes of a callback by HMAC with SHA-256. */
export function signCall(body: Uint8Array, secret: string): string {
  return `v1=${digest(body, secret).toString('hex')}`;
}

/** Whether a callback was signed with the secret. The comparison takes as long whatever is wrong. */
export function isSigned(body: Uint8Array, signature: string | null, secret: string): boolean {
  const hex = /^v1=([0-9a-f]{64})$/.exec(signature ?? '')?.[1];
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), digest(body, secret));
}

function digest(body: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}
