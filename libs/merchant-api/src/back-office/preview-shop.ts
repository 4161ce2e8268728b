import { createAccessTokens } from '../account/access-tokens.ts';
import { signingSecret, type SigningSecretOptions } from '../account/signing-secret.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Makes a token of one hour with which what is not published is seen. It names who asked for it. */
export async function previewShop(
  db: ShopDatabase,
  { by, now, ...signing }: SigningSecretOptions & { by: string; now: number },
): Promise<string> {
  const secret = await signingSecret(db, signing);
  return createAccessTokens({ secret, clock: { now: () => now } }).issuePreview(by);
}
