import { createCommerceClient, type CommerceClient } from '@torg/commerce-sdk';
import { testApiKey } from './demo-api-options.ts';
import { openEmbeddedApi } from './open-embedded-api.ts';
import { openShop } from './open-shop.ts';
import { orderTwoMugs } from './buy-two-mugs.ts';

const origin = 'http://localhost:3000';
const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

/** A shop in which orders are placed and paid, whose clock can be moved and whose API can be away. */
export async function openConfirmingShop() {
  const today = '2026-03-02';
  let now = Date.parse(`${today}T12:00:00Z`);
  let isAway = false;
  const asked: string[] = [];
  const shop = await openShop({
    openApi: () => openEmbeddedApi({ clock: { now: () => now } }),
    async between(request, api) {
      const text = request.method === 'POST' ? await request.clone().text() : '';
      asked.push(/"operationName":"(\w+)"/.exec(text)?.[1] ?? '');
      return isAway ? new Response(null, { status: 503 }) : api.fetch(request);
    },
  });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return Promise.resolve(shop.ask(pathname, init));
  };
  const client: CommerceClient = createCommerceClient({
    ...{ apiKey: testApiKey, scope, fetch, cache: null, retries: 0 },
    endpoint: `${origin}/graphql`,
  });
  return {
    ...shop,
    client,
    /** The day on which its API begins, as an ISO date. */
    today,
    /** The names of the operations that the API was asked since the last look. */
    takeAsked: () => asked.splice(0),
    later: (ms: number) => void (now += ms),
    away: (is: boolean) => void (isAway = is),
    /** Orders two mugs by card and presses a button of the provider's page; gives where that leads. */
    async payBy(choice: string) {
      const { cartId, placed } = await orderTwoMugs(client, {}, { flow: 'redirect' });
      if (placed.kind !== 'placed' || placed.redirectUrl === null) throw new Error(`The order is ${placed.kind}`);
      const body = new URLSearchParams({ choice });
      const answer = await shop.ask(new URL(placed.redirectUrl).pathname, { method: 'POST', body });
      const sessionId = placed.redirectUrl.split('/').at(-1);
      const confirmation = `/checkout/confirm?pid=${sessionId}&cartid=${cartId}&paymentType=GEINS_PAY`;
      return { cartId, placed, confirmation, leadsTo: answer.headers.get('location')?.replace(origin, '') ?? '' };
    },
  };
}
