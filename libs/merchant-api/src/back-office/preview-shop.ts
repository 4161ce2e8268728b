import { createAccessTokens } from '../account/access-tokens.ts';
import { keptSecret } from '../account/signing-secret.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Makes a token of one hour with which what is not published is seen. It names who asked for it. */
export async function previewShop(
  db: ShopDatabase,
  { by, now, randomBytes }: { by: string; now: number; randomBytes(size: number): Uint8Array },
): Promise<string> {
  const secret = await keptSecret(db, randomBytes);
  return createAccessTokens({ secret, clock: { now: () => now } }).issuePreview(by);
}
