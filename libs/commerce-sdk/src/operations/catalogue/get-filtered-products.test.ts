import { expect, it } from 'vitest';
import { answeringClient, json, swedishScope } from '../../testing/answering-client.ts';
import { getFilteredProducts } from './get-filtered-products.ts';

const page = { skip: 20, take: 20, categoryAlias: 'muggar' };

function clientOf(products: unknown) {
  return answeringClient(() => json({ data: { products } }));
}

it('a page of a list and its filters come in one call', async () => {
  const value = { facetId: 'b_1', parentId: null, label: 'Lera', url: '/b/lera', order: 1, count: 7, hidden: false };
  const facet = { filterId: 'Brand', type: 'Brand', group: null, label: 'Varumärke', order: 1, values: [value] };
  const { client, sent } = clientOf({
    count: 7,
    products: [null],
    filters: { price: { lowest: 99.5, highest: 200 }, facets: [facet] },
  });
  expect(await getFilteredProducts(client, { ...page, facets: ['b_1'], filterMode: 'BY_GROUP' })).toEqual({
    list: { count: 7, products: [] },
    filters: {
      count: 7,
      price: { lowest: 9_950, highest: 20_000 },
      facets: [
        {
          filterId: 'Brand',
          type: 'Brand',
          group: '',
          label: 'Varumärke',
          order: 1,
          values: [
            { facetId: 'b_1', parentId: null, label: 'Lera', url: '/b/lera', order: 1, count: 7, isHidden: false },
          ],
        },
      ],
    },
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body.variables).toEqual({
    ...page,
    ...swedishScope,
    filter: { facets: ['b_1'], filterMode: 'BY_GROUP', sort: 'NONE' },
  });
});

it('does not take a missing list for an empty one', async () => {
  await expect(getFilteredProducts(clientOf(null).client, page)).rejects.toMatchObject({ code: 'MISSING_DATA' });
});
