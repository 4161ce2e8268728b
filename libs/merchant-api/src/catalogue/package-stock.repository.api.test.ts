import { afterAll, beforeAll, expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSearchTest, type SearchTest } from '../testing/open-search-test.ts';
import { refreshSearchVocabulary } from '../search/text/refresh-search-vocabulary.ts';
import { readPackageStock } from './package-stock.repository.ts';

describeApi('the stock of packages', () => {
  let shop: SearchTest;
  beforeAll(async () => {
    shop = await openSearchTest(featureCatalogue);
  });
  afterAll(() => shop.close());

  const counted = async () => [...(await readPackageStock(shop.db, 'sv-SE')).values()];
  const soldOut = () =>
    shop.db
      .selectFrom('search_labels as label')
      .innerJoin('products as product', 'product.product_id', 'label.product_id')
      .select('label.is_sold_out')
      .where('product.type', '=', 'package')
      .execute();

  it('follows what it is put together of, in lists and in the search alike', async () => {
    expect(await counted()).toEqual([{ inStock: 6, oversellable: 0, staticStock: 0 }]);
    await shop.db.updateTable('stock').set({ in_stock: 1 }).execute();
    expect(await counted()).toEqual([{ inStock: 0, oversellable: 0, staticStock: 0 }]);
    expect(await soldOut()).toEqual([{ is_sold_out: false }, { is_sold_out: false }]);
    await refreshSearchVocabulary(shop.db);
    expect(await soldOut()).toEqual([{ is_sold_out: true }, { is_sold_out: true }]);
  });

  it('leaves out what is no longer for sale', async () => {
    await shop.db.updateTable('stock').set({ in_stock: 10 }).execute();
    await shop.db.updateTable('products').set({ is_active: false }).where('key', 'like', 'mugg%').execute();
    expect(await counted()).toEqual([{ inStock: 0, oversellable: 0, staticStock: 0 }]);
  });
});
