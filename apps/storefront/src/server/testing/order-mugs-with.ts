import { createCommerceClient, type CommerceClient } from '@torg/commerce-sdk';
import { orderTwoMugs } from './buy-two-mugs.ts';
import { testApiKey } from './demo-api-options.ts';
import type { openShop } from './open-shop.ts';

const origin = 'http://localhost:3000';

/** A client of the Swedish channel that asks through the shop, as a browser with these cookies does. */
export function clientWith(shop: Pick<Awaited<ReturnType<typeof openShop>>, 'ask'>, cookie: string): CommerceClient {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    headers.set('cookie', cookie);
    return Promise.resolve(shop.ask(pathname, { ...init, headers }));
  };
  const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
  return createCommerceClient({
    ...{ apiKey: testApiKey, scope, fetch, cache: null, retries: 0, endpoint: `${origin}/graphql` },
  });
}

/** Orders two mugs by invoice, for whom the client asks; throws where that is refused. */
export async function orderMugsWith(client: CommerceClient) {
  const { placed, cartId, skuId } = await orderTwoMugs(client);
  if (placed.kind !== 'placed') throw new Error(`The order is ${placed.kind}`);
  return { ...placed, cartId, skuId };
}
