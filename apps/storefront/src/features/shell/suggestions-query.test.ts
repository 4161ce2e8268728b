import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { mug } from '../../display/testing/mug.ts';
import type { ChannelSearch, ShopClient } from '../../scope/shop-client.ts';
import { suggestionsQuery } from './suggestions-query.ts';

const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

function client(products: readonly ListedProduct[], asked: unknown[]): ShopClient {
  const search = {
    list: async (request: unknown) => {
      asked.push(request);
      return { count: products.length, products };
    },
  } as unknown as ChannelSearch; // all of it that suggestions ask
  return { scope, request: () => Promise.reject(new Error('nobody asks the API')), search: async () => search };
}

it('products are suggested by the search provider of a channel, with price and the code by which it counts a click', async () => {
  const asked: unknown[] = [];
  const commerce = client([{ ...mug, trackingCode: 'aGl0' }], asked);
  const told = await new QueryClient().fetchQuery(suggestionsQuery({ commerce, extensions: async () => null }, 'mugg'));
  expect(asked).toEqual([{ searchText: 'mugg', skip: 0, take: 4 }]);
  expect(told).toMatchObject({
    products: [
      {
        productId: mug.productId,
        name: 'Mugg',
        canonicalUrl: mug.canonicalUrl,
        formattedPrice: { incVat: '129\u00a0kr' },
        trackingCode: 'aGl0',
      },
    ],
    categories: [],
    brands: [],
    phrases: [],
  });
});
