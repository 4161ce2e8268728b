import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { UrlHistoryDocument } from '../../generated/graphql.ts';
import { shopPath } from '../shop-path.ts';
import type { Redirect } from './redirect.ts';

/**
 * Reads where an address leads that is no more, in the client's channel and language; null where it leads nowhere.
 *
 * @example
 * const moved = await getUrlHistory(client, { url: '/p/gammal-mugg' }); // null where it never was an address
 */
export async function getUrlHistory(
  client: CommerceClient,
  { url }: { url: string },
  options?: RequestOptions,
): Promise<Redirect | null> {
  const { urlHistory } = await client.request(UrlHistoryDocument, { url }, options);
  if (!urlHistory) return null;
  const { oldUrl, newUrl } = urlHistory;
  return { oldUrl, newUrl: newUrl && shopPath(newUrl, '', client.scope) };
}
