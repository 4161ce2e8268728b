/** Part of the contract and the same for every account: it tells the digest apart from other sites' and hides nothing. */
const PUBLIC_SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/**
 * What is sent in place of a password: Base64 of SHA-384 over the password and the contract's salt. It opens the account
 * as the password does, so treat it as secretly. Browsers offer the hash on https and localhost only.
 */
export async function passwordDigest(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${password}${PUBLIC_SALT}`);
  const digest = await crypto.subtle.digest('SHA-384', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
