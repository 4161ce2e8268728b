import { describe, expect, it } from 'vitest';
import { ProductFiltersDocument } from '../../generated/graphql.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getProductFilters } from './get-product-filters.ts';

const value = { facetId: 'b_1', parentId: null, label: 'Berg', url: '/b/berg', order: 2, count: 4, hidden: false };
const facet = { filterId: 'Brand', type: 'Brand', group: null, label: 'Varumärke', order: 2 };
const answer = {
  count: 7,
  filters: {
    price: { lowest: 49.5, highest: 1299 },
    facets: [
      { ...facet, values: [value, null, { ...value, facetId: 'b_2', order: 1 }, { ...value, facetId: null }] },
      null,
      { ...facet, filterId: 'Price', type: null, order: 1, values: null },
    ],
  },
};

function answering(products: object | null) {
  return answeringClient(() => json({ data: { products } }));
}

describe('what a list can be narrowed by', () => {
  it('is told in order, prices in minor units', async () => {
    const filters = await getProductFilters(answering(answer).client, { categoryAlias: 'hem' });
    expect(filters).toMatchObject({ count: 7, price: { lowest: 4950, highest: 129_900 } });
    expect(filters.facets.map(({ filterId }) => filterId)).toEqual(['Price', 'Brand']);
    expect(filters.facets[1]).toMatchObject({ group: '', values: [{ facetId: 'b_2' }, { facetId: 'b_1', count: 4 }] });
    expect(filters.facets[1]?.values).toHaveLength(2);
  });

  it('is asked for by the same selection as the list, and without its products', async () => {
    const { client, sent } = answering(answer);
    await getProductFilters(client, { categoryAlias: 'hem', searchText: 'kudde', facets: ['b_1'] });
    expect(sent[0]?.body.variables).toMatchObject({
      categoryAlias: 'hem',
      filter: { searchText: 'kudde', facets: ['b_1'], sort: 'RELEVANCE' },
    });
    expect(ProductFiltersDocument.toString()).toContain('take:0');
    expect(ProductFiltersDocument.toString()).not.toContain('productId');
  });

  it('may be nothing, but not left out', async () => {
    const none = { count: 0, price: null, facets: [] };
    expect(await getProductFilters(answering({ count: 0, filters: null }).client)).toEqual(none);
    await expect(getProductFilters(answering(null).client)).rejects.toMatchObject({ code: 'MISSING_DATA' });
  });
});
