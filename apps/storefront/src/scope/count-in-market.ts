import type { CommerceClient } from '@torg/commerce-sdk';

/** The same client, whose carts are counted in the market of this alias. */
export function countInMarket(commerce: CommerceClient, market: string): CommerceClient {
  return {
    scope: commerce.scope,
    request: (document, variables, options) => commerce.request(document, { ...variables, marketId: market }, options),
  };
}
