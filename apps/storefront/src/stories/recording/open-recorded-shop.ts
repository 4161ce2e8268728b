import type { ListedProduct } from '@torg/commerce-sdk/domain';
import type { Locale } from '@torg/market-routing';
import { openEmbeddedApi } from '../../server/testing/open-embedded-api.ts';
import { openShop } from '../../server/testing/open-shop.ts';

/** What became of a line, as the API tells it. */
export interface ToldNews {
  lineId: string;
  kind: 'PRICE' | 'STOCK' | 'GONE';
  before?: number;
  after?: number;
  left?: number;
}

/** A shop over the demo goods, whose API can be made to tell what became of the lines of a cart. */
export async function openRecordedShop() {
  const api = await openEmbeddedApi({ outbox: true });
  let told: readonly ToldNews[] = [];
  const shop = await openShop({
    openApi: async () => api,
    // Stories draw all of a page.
    hasStaticParts: false,
    async between(request) {
      const text = request.method === 'POST' ? await request.clone().text() : '';
      return text.includes('CartChanges') && told.length > 0
        ? Response.json({ data: { cartChanges: told } })
        : api.fetch(request);
    },
  });
  return {
    /** What it sells in each language, once somebody looked for it. */
    goods: new Map<Locale, Promise<readonly ListedProduct[]>>(),
    /** The cookies of who is signed in, by their address. */
    sessions: new Map<string, string>(),
    ask: shop.ask,
    close: shop.close,
    tell: (news: readonly ToldNews[]) => void (told = news),
    /** Reads a page of the API's own tools, such as the outbox. */
    askApi: (path: string) => api.fetch(new Request(`http://localhost:3000${path}`, { headers: { accept: '*/*' } })),
  };
}

export type RecordedShop = Awaited<ReturnType<typeof openRecordedShop>>;
