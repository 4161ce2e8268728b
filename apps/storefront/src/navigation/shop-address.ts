import { withoutMarket } from '@torg/commerce-sdk/domain';
import type { MarketSite } from '@torg/market-routing';

/**
 * A path of the shop from an address that may be any site's: a path or a whole address, which may begin with the market and
 * language of one: `/no/nb/c/kopper`. What the SDK gives as `canonicalUrl` is a path already.
 */
export function shopPathOnAny(sites: readonly Pick<MarketSite, 'marketId' | 'locale'>[], address: string): string {
  const path = pathOf(address);
  const withins = sites.map(({ marketId, locale }) => withoutMarket(path, { marketId, languageId: locale }));
  return withins.find((within) => within !== path) ?? path;
}

function pathOf(address: string): string {
  if (address.startsWith('/')) return address;
  return URL.canParse(address) ? new URL(address).pathname : `/${address}`;
}

/** A page of the catalogue as a part of the way to another. */
export function toCrumb({ name, canonicalUrl }: { name: string; canonicalUrl: string }) {
  return { label: name, href: canonicalUrl };
}
