/** Whose market and language an account may begin addresses with. */
export interface AddressScope {
  /** The market's alias, such as `se`. */
  marketId: string;
  /** BCP 47; the first part of it counts, such as `sv` of sv-SE. */
  languageId: string;
}

/**
 * Takes market and language off the front of a path: `/se/sv/c/muggar` is `/c/muggar`. Only both together, in this order and of this
 * scope, are taken for them, since a category may well be called `se`. What is no path stays as it is.
 *
 * @example
 * withoutMarket('https://shop.example/se/sv/c/muggar', { marketId: 'se', languageId: 'sv-SE' }); // /c/muggar
 */
export function withoutMarket(address: string, { marketId, languageId }: AddressScope): string {
  const prefix = `/${marketId}/${languageId.split('-')[0]}`.toLowerCase();
  const rest = address.slice(prefix.length);
  const isPrefixed = address.toLowerCase().startsWith(prefix) && /^([/?#]|$)/.test(rest);
  return isPrefixed ? rest.replace(/^\/?/, '/') : address;
}
