import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueWithLaterSale } from '../testing/later-sale.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const document = `{
  products(filter: { sort: PRICE }) {
    count products { alias unitPrice { sellingPriceIncVat } totalStock { inStock } brand { name } categories { name } }
    filters { facets { values { count } } }
  }
}`;

describeApi('lists as they are served to many', () => {
  let api: TestApi;
  beforeAll(async () => {
    const catalogue = catalogueWithLaterSale({ version: 'kept-1', family: 'skjorta', percent: 90 });
    api = await openTestApi({ catalogue, checkListsEvery: 1000 });
  });
  afterAll(() => api.close());

  const cheapest = async () => {
    const { data, errors } = await api.query(document);
    expect(errors).toEqual([]);
    const [{ alias, unitPrice }] = data.products.products;
    return [alias, unitPrice.sellingPriceIncVat];
  };

  it('are read once for all who look at them', async () => {
    const first = await api.query(document);
    api.takeStatements();
    const second = await api.query(document);
    expect(second.data).toEqual(first.data);
    expect(api.takeStatements()).toEqual([]);
  });

  it('know what a text finds for its next page and every choice among it', async () => {
    const search = (part: string) =>
      api.query(`{ products(${part}) { count products { alias } filters { facets { type } } } }`);
    const { data } = await search('filter: { searchText: "skjorta" }');
    expect(data.products.count).toBeGreaterThan(0);
    const lookUps = () => api.takeStatements().filter(({ sql }) => sql.includes('search_'));
    expect(lookUps()).not.toEqual([]);
    await search('skip: 1, filter: { searchText: "skjorta" }');
    await search('filter: { searchText: "skjorta", facets: ["t_in-stock"] }');
    expect(lookUps()).toEqual([]);
  });

  it('show the new price from the moment on when it holds', async () => {
    expect(await cheapest()).toEqual(['kaffe', 79]);
    api.setNow('2026-11-22T22:59:59Z');
    expect(await cheapest()).toEqual(['kaffe', 79]);
    api.setNow('2026-11-22T23:00:00Z');
    expect(await cheapest()).toEqual(['skjorta-bla', 49.9]);
  });
});
