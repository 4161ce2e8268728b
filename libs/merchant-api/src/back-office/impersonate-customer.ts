import { createAccessTokens } from '../account/access-tokens.ts';
import { impersonate, type BorrowedToken } from '../account/impersonate.ts';
import { signingSecret, type SigningSecretOptions } from '../account/signing-secret.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Who looks at the shop as whom. `now` is in milliseconds since 1970. */
export interface Impersonation extends SigningSecretOptions {
  email: string;
  /** Whoever of the shop does it; it is written down. */
  spoofedBy: string;
  now: number;
}

/** Makes a token of one hour with which the shop is seen as a customer sees it; null where there is no such customer. */
export async function impersonateCustomer(
  db: ShopDatabase,
  { email, spoofedBy, now, ...signing }: Impersonation,
): Promise<BorrowedToken | null> {
  const clock = { now: () => now };
  const accessTokens = createAccessTokens({ secret: await signingSecret(db, signing), clock });
  return impersonate({ db, clock, accessTokens }, { email, spoofedBy });
}
