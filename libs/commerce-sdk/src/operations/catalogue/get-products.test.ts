import { describe, expect, it } from 'vitest';
import { ProductsDocument } from '../../generated/graphql.ts';
import { answeringClient, json, swedishScope } from '../../testing/answering-client.ts';
import { getProducts } from './get-products.ts';
import type { ProductsRequest } from './get-products.ts';

const page = { skip: 0, take: 48 };

async function variablesOf(request: ProductsRequest) {
  const { client, sent } = answeringClient(() => json({ data: { products: { count: 0, products: [] } } }));
  await getProducts(client, request);
  return sent[0]?.body.variables;
}

describe('getProducts', () => {
  it.each([
    { ask: page, filter: { sort: 'NONE' } },
    { ask: { ...page, searchText: 'kudde' }, filter: { searchText: 'kudde', sort: 'RELEVANCE' } },
    { ask: { ...page, searchText: '' }, filter: { searchText: '', sort: 'NONE' } },
    { ask: { ...page, searchText: 'kudde', sort: 'PRICE' as const }, filter: { searchText: 'kudde', sort: 'PRICE' } },
    { ask: { ...page, productIds: [3, 1] }, filter: { productIds: [3, 1], sort: 'NONE' } },
  ])('always sends an order: $filter', async ({ ask, filter }) => {
    expect(await variablesOf(ask)).toEqual({ ...page, ...swedishScope, filter });
  });

  it('sends what narrows it, prices in kronor', async () => {
    const ask: ProductsRequest = {
      ...page,
      facets: ['c_1', 'p_7_ek'],
      price: { lowest: 9950 },
      filterMode: 'BY_GROUP',
      articleNumbers: ['K-7'],
      excludeBrandIds: [4],
    };
    expect((await variablesOf(ask))?.['filter']).toEqual({
      facets: ['c_1', 'p_7_ek'],
      price: { lowest: 99.5 },
      filterMode: 'BY_GROUP',
      articleNumbers: ['K-7'],
      excludeBrandIds: [4],
      sort: 'NONE',
    });
  });

  it('sends the list it is of', async () => {
    expect(
      await variablesOf({ skip: 48, take: 48, categoryAlias: 'soffor', brandAlias: 'berg', url: '/c/soffor' }),
    ).toMatchObject({
      skip: 48,
      categoryAlias: 'soffor',
      brandAlias: 'berg',
      url: '/c/soffor',
    });
  });

  it('asks for nothing that only a product page or a filter panel shows', () => {
    const text = ProductsDocument.toString();
    expect(text).toContain('unitPrice');
    expect(text).not.toMatch(/\b(filters|texts|priceLog|breadcrumbs|meta|gtin|level|primaryImage)\b/);
    // Facts are asked for because of the price by unit, and of no more than what that needs.
    expect(text).toContain('parameterGroups{parameters{identifier value}}');
  });

  it('gives the count and the products that are there', async () => {
    const { client } = answeringClient(() => json({ data: { products: { count: 7, products: [null] } } }));
    expect(await getProducts(client, page)).toEqual({ count: 7, products: [] });
  });

  it('does not take a missing list for an empty one', async () => {
    const { client } = answeringClient(() => json({ data: { products: null } }));
    await expect(getProducts(client, page)).rejects.toMatchObject({ code: 'MISSING_DATA' });
  });
});
