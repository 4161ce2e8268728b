import { createHash } from 'node:crypto';

/** Part of the contract and the same for every account: it tells the digest apart from other sites' and hides nothing. */
const PUBLIC_SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** What clients send in place of a password. */
export function passwordDigest(password: string): string {
  return createHash('sha384').update(`${password}${PUBLIC_SALT}`).digest('base64');
}

/** Whether a text has the form of a digest. Anything else is a client's mistake, perhaps a password as it was typed. */
export function isPasswordDigest(text: string): boolean {
  return /^[A-Za-z0-9+/]{64}$/.test(text);
}
