import { expect, it } from 'vitest';
import { answeringClient, json } from '../testing/answering-client.ts';
import { createMerchantSearch } from './merchant-search.ts';

function setUp() {
  const { client, sent } = answeringClient(() => json({ data: { products: { count: 0, products: [] } } }));
  return { provider: createMerchantSearch(client), sent };
}
const part = { skip: 20, take: 10 };

it.each([
  [undefined, 'RELEVANCE', 'LATEST'],
  ['RECOMMENDED', 'RELEVANCE', 'LATEST'],
  ['LATEST', 'LATEST', 'LATEST'],
  ['PRICE_DESC', 'PRICE_DESC', 'PRICE_DESC'],
] as const)('a wish for %s orders a search by %s and a list by %s', async (sort, search, list) => {
  const { provider, sent } = setUp();
  const wanted = { ...part, ...(sort && { sort }) };
  await provider.search({ ...wanted, text: 'mugg' });
  await provider.list(wanted);
  expect(sent.map(({ body }) => body.variables)).toMatchObject([
    { filter: { sort: search } },
    { filter: { sort: list } },
  ]);
});

it('a list is that of a category and a brand', async () => {
  const { provider, sent } = setUp();
  await provider.list({ ...part, category: { alias: 'muggar', names: [] }, brand: { alias: 'lera', name: 'Lera' } });
  expect(sent[0]?.body.variables).toMatchObject({ skip: 20, take: 10, categoryAlias: 'muggar', brandAlias: 'lera' });
});

it('filters count what each choice would leave', async () => {
  const { provider, sent } = setUp();
  await provider.search({ ...part, text: 'mugg', facets: ['b_1'], withFilters: true });
  const filters = sent.find(({ body }) => body.operationName === 'ProductFilters');
  expect(filters?.body.variables).toMatchObject({
    filter: { searchText: 'mugg', facets: ['b_1'], filterMode: 'BY_GROUP' },
  });
});
