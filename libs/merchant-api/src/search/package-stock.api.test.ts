import { afterAll, beforeAll, expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const document = `query($facets: [String]) {
  products(filter: { facets: $facets, includeCollapsed: true }) {
    products { alias type totalStock { totalStock inStock } }
    filters { facets { filterId values { facetId count } } }
  }
}`;

interface Product {
  alias: string;
  type: string;
  totalStock: { totalStock: number; inStock: number };
}

describeApi('the filter of what is in stock', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue: featureCatalogue });
  });
  afterAll(() => api.close());

  const list = async (facets: string[] = []) => (await api.query(document, { facets })).data.products;
  const stateOf = ({ totalStock: { totalStock, inStock } }: Product) =>
    inStock > 0 ? 't_in-stock' : totalStock > 0 ? 't_orderable' : 't_sold-out';

  it('says of every product what its page says, a package among them', async () => {
    const { products, filters }: { products: Product[]; filters: { facets: { filterId: string; values: [] }[] } } =
      await list();
    expect(products.filter(({ type }) => type === 'package').map(stateOf)).toEqual(['t_in-stock']);
    const { values = [] } = filters.facets.find(({ filterId }) => filterId === 'StockStatus') ?? {};
    for (const { facetId, count } of values) {
      const expected = products.filter((product) => stateOf(product) === facetId).map(({ alias }) => alias);
      const chosen: Product[] = (await list([facetId])).products;
      expect(chosen.map(({ alias }) => alias)).toEqual(expected);
      expect(count).toBe(expected.length);
    }
  });
});
