import { withoutMarket } from '@torg/commerce-sdk/domain';
import type { MarketSite } from '@torg/market-routing';

/**
 * A path of the shop from a canonical address of the Merchant API. Accounts answer with a path or with a whole
 * address; links need the path alone.
 */
export function shopPath(canonicalUrl: string): string {
  if (canonicalUrl.startsWith('/')) return canonicalUrl;
  return URL.canParse(canonicalUrl) ? new URL(canonicalUrl).pathname : `/${canonicalUrl}`;
}

/**
 * The same from an address that may be any site's, and may begin with the market and language of one: `/no/nb/c/kopper`.
 * Addresses of the site that was asked for come without them already.
 */
export function shopPathOnAny(sites: readonly Pick<MarketSite, 'marketId' | 'locale'>[], address: string): string {
  const path = shopPath(address);
  const withins = sites.map(({ marketId, locale }) => withoutMarket(path, { marketId, languageId: locale }));
  return withins.find((within) => within !== path) ?? path;
}

/** A page of the catalogue as a part of the way to another. */
export function toCrumb({ name, canonicalUrl }: { name: string; canonicalUrl: string }) {
  return { label: name, href: shopPath(canonicalUrl) };
}
