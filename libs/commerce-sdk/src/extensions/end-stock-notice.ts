import type { RequestOptions } from '../client/commerce-client.ts';
import { EndStockNoticeDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of a wish to hear of goods that is taken back. */
export type EndStockNoticeResult = { kind: 'ended' } | { kind: 'unknown-notice' } | OwnerRefusal;

/**
 * Takes back the wish to hear of goods, for the customer whose access token is sent.
 *
 * @example
 * const result = await endStockNotice(extensions, { id: 1 });
 */
export async function endStockNotice(
  client: ExtensionsClient,
  { id }: { id: number },
  options?: RequestOptions,
): Promise<EndStockNoticeResult> {
  try {
    const answer = await client.request(EndStockNoticeDocument, { id }, repeatable(options));
    return { kind: answer.endStockNotice ? 'ended' : 'unknown-notice' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
