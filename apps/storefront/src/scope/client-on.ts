import type { CommerceClient, SendOperation } from '@torg/commerce-sdk';
import type { MarketSite } from '@torg/market-routing';

/** The same client, asking for another site of the shop: for where a page stands there. */
export function clientOn(commerce: CommerceClient, { channelId, marketId, languageId }: MarketSite): CommerceClient {
  const scope = { channelId, marketId, languageId };
  // What a call names itself wins over the client's own scope.
  const request: SendOperation = (document, variables, options) =>
    commerce.request(document, { ...variables, ...scope }, options);
  return { scope, request };
}
