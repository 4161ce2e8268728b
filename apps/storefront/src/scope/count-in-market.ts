import type { CommerceClient, SendOperation } from '@torg/commerce-sdk';

/** The same client, whose carts are counted in the market of this alias. */
export function countInMarket<Client extends CommerceClient>(client: Client, market: string): Client {
  const request: SendOperation = (document, variables, options) =>
    client.request(document, { ...variables, marketId: market }, options);
  return { ...client, request };
}
