import type { CommerceClient } from '@torg/commerce-sdk';

/** The same client, whose carts are counted in the market that `marketOf` names at that moment. */
export function countInMarket(commerce: CommerceClient, marketOf: () => string): CommerceClient {
  return {
    scope: commerce.scope,
    request: (document, variables, options) =>
      commerce.request(document, { ...variables, marketId: marketOf() }, options),
  };
}
