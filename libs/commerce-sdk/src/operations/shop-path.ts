import { withoutMarket, type AddressScope } from '../domain/address/without-market.ts';

/**
 * A path within the shop: `canonicalUrl` with a leading slash, or `fallback` where the API gives none. Accounts give paths or
 * whole addresses, and some begin them with market and language.
 */
export function shopPath(canonicalUrl: string | null, fallback: string, scope: AddressScope): string {
  if (!canonicalUrl) return fallback;
  return withoutMarket(canonicalUrl.replace(/^(https?:\/\/[^/?#]*)?\/?/i, '/'), scope);
}

/** The scope of a call that may name another market than the client's. */
export function scopeIn(scope: AddressScope, marketId: string | undefined): AddressScope {
  return marketId === undefined ? scope : { ...scope, marketId };
}
