import { CryptographyUnavailableError } from '../errors/cryptography-unavailable-error.ts';
import type { Digest } from '../ports/digest.ts';
import { digestOf } from './digest.ts';

/** Part of the contract and the same for every account: it tells the digest apart from other sites' and hides nothing. */
const PUBLIC_SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/**
 * What is sent in place of a password: Base64 of SHA-384 over the password and the contract's salt. It opens the account
 * as the password does, so treat it as secretly. Throws a {@link CryptographyUnavailableError} where neither the
 * caller nor the platform can hash: browsers can on https and localhost only, and a password must not be sent as it is.
 *
 * @example
 * const digest = await passwordDigest('torg-demo-1');
 */
export async function passwordDigest(password: string, digest?: Digest): Promise<string> {
  const bytes = await digestOf('SHA-384', `${password}${PUBLIC_SALT}`, digest);
  if (!bytes) throw new CryptographyUnavailableError();
  return btoa(String.fromCharCode(...bytes));
}
