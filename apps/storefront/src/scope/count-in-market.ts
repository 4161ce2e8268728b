import type { CommerceClient } from '@torg/commerce-sdk';

/** The same client, whose carts are counted in the market of this alias. */
export function countInMarket<Client extends CommerceClient>(client: Client, market: string): Client {
  return {
    ...client,
    request: (document, variables, options) => client.request(document, { ...variables, marketId: market }, options),
  } satisfies Client;
}
