import type { RequestOptions } from '../client/commerce-client.ts';
import { StockNoticesDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** Goods that a customer asked to hear of while they were signed in. */
export interface StockNotice {
  id: number;
  skuId: number;
  productName: string;
  /** The product is found by it. */
  alias: string;
  /** ISO 8601. */
  askedAt: string;
  /** Whether the owner of the address has said that it is theirs; without it no mail comes. */
  isConfirmed: boolean;
}

/**
 * Reads what the customer waits for whose access token is sent, the newest first; null where nobody is signed in.
 *
 * @example
 * const notices = await getStockNotices(extensions); // null where nobody is signed in
 */
export function getStockNotices(
  client: ExtensionsClient,
  options?: RequestOptions,
): Promise<readonly StockNotice[] | null> {
  return unlessSignedOut(async () => (await client.request(StockNoticesDocument, {}, personal(options))).stockNotices);
}
