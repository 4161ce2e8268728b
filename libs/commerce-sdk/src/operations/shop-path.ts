import type { CommerceScope } from '../client/commerce-client.ts';

/** Whose market and language addresses may begin with. */
export type AddressScope = Pick<CommerceScope, 'marketId' | 'languageId'>;

/**
 * A path within the shop: `canonicalUrl` with a leading slash, or `fallback` where the API gives none. Accounts give paths or
 * whole addresses, and some begin them with market and language.
 */
export function shopPath(canonicalUrl: string | null, fallback: string, scope: AddressScope): string {
  if (!canonicalUrl) return fallback;
  return withoutMarket(canonicalUrl.replace(/^(https?:\/\/[^/?#]*)?\/?/i, '/'), scope);
}

/**
 * Takes market and language off the front of a path: `/se/sv/c/muggar` is `/c/muggar`. Only both together, in this order and of this
 * scope, are taken for them, since a category may well be called `se`. What is no path stays as it is.
 */
export function withoutMarket(address: string, { marketId, languageId }: AddressScope): string {
  const prefix = `/${marketId}/${languageId.split('-')[0]}`.toLowerCase();
  const rest = address.slice(prefix.length);
  const isPrefixed = address.toLowerCase().startsWith(prefix) && /^([/?#]|$)/.test(rest);
  return isPrefixed ? rest.replace(/^\/?/, '/') : address;
}

/** The scope of a call that may name another market than the client's. */
export function scopeIn(scope: AddressScope, marketId: string | undefined): AddressScope {
  return marketId === undefined ? scope : { ...scope, marketId };
}
