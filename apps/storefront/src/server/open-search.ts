import type { CommerceClient } from '@torg/commerce-sdk';
import { createClickCollectSearch } from '@torg/commerce-sdk/search';
import type { SearchProviderConfig } from '../config/search-provider.ts';
import { createChannelSearch } from '../queries/channel-search.ts';
import type { ChannelSearch, ShopClient } from '../scope/shop-client.ts';
import type { SharedReads } from '../scope/shared-reads.ts';

/** How a site reaches its provider. */
export interface SiteSearch extends SearchProviderConfig {
  endpoint: string;
  /** A provider that is slower than this (ms) has the Merchant API stand in for it. */
  timeoutMs: number;
  fetch: typeof fetch;
}

/** What a request searches by. */
interface RequestSearch {
  commerce: CommerceClient;
  shared: SharedReads;
  report: (error: unknown) => void;
  /** By whom the provider knows the visitor, where they agree to be followed. */
  visitor: string | null;
}

/** The search of one request; null where the site has no provider. */
export function openSearch(
  { search }: { search: SiteSearch | null },
  { commerce, shared, visitor, ...ports }: RequestSearch,
): ChannelSearch | null {
  if (!search) return null;
  const report = (_: string, error: unknown) => ports.report(error);
  const provider = createClickCollectSearch({ ...search, trackingUserId: () => visitor, report });
  return createChannelSearch({ provider, websiteUuid: search.websiteUuid, commerce, shared, report });
}

/** The client of one document, with the search of its channel. A document is for everyone, so its provider hears of nobody. */
export function withSearch(site: { search: SiteSearch | null }, request: Omit<RequestSearch, 'visitor'>): ShopClient {
  const search = openSearch(site, { ...request, visitor: null });
  return search ? { ...request.commerce, search: async () => search } : request.commerce;
}
