import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogueReader } from '../catalogue/catalogue-reader.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { findShop } from '../market/find-shop.ts';
import { readMarketDirectory } from '../market/market.repository.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { createPricing } from './create-pricing.ts';

describeApi('a price list', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openSeededDatabase(featureCatalogue);
  });
  afterAll(() => open.close());

  const pricingIn = async (marketId: string) => {
    const directory = await readMarketDirectory(open.db, {});
    const channelId = marketId === 'no' ? '2|no' : '1|se';
    const found = findShop(directory, { channelId, marketId });
    if (!found.ok) throw new Error(found.reason);
    return createPricing(open.db, {
      shop: found.shop,
      vatRates: directory.vatRates,
      now: testStart,
      priceListId: null,
    });
  };
  const productNamed = async (alias: string) => {
    const reader = createCatalogueReader(open.db, 'sv-SE');
    const product = await reader.products.load((await reader.productIdByAlias(alias)) ?? 0);
    if (!product) throw new Error(`No product '${alias}'`);
    return product;
  };

  it.each([
    ['se', 250_00],
    ['no', 275_00],
  ])(
    'lowers the price for those who are given it in %s, below what the best campaign makes',
    async (market, listed) => {
      const vase = await productNamed('vas');
      const listPricing = await (await pricingIn(market)).withPriceList('vanner');
      expect(await listPricing?.current(vase.productId)).toMatchObject({ selling: listed, regular: listed });
      expect(await listPricing?.discountType(vase)).toBe('NONE');
      expect(await listPricing?.lowestPrice(vase)).toMatchObject({ isDiscounted: false });
    },
  );

  it('leaves everyone else, and every other product, as they are', async () => {
    const pricing = await pricingIn('se');
    const listPricing = await pricing.withPriceList('vanner');
    const [vase, shirt] = [await productNamed('vas'), await productNamed('skjorta-bla')];
    expect(await pricing.current(vase.productId)).toMatchObject({ selling: 300_00, regular: 400_00 });
    expect(await listPricing?.current(shirt.productId)).toEqual(await pricing.current(shirt.productId));
  });

  it('must exist', async () => {
    expect(await (await pricingIn('se')).withPriceList('ovanner')).toBeNull();
  });
});
