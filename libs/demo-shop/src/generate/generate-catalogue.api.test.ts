import { createMerchantApi } from '@torg/merchant-api';
import { withShopDatabase } from '@torg/merchant-api/feed';
import {
  answerOf,
  createTestDatabase,
  describeApi,
  graphqlRequest,
  testKey,
  testProfile,
  withImport,
} from '@torg/merchant-api/testing';
import { expect, it } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';

const clock = { now: () => Date.parse('2026-11-21T12:00:00Z') };
const list = `query($channelId: String) { products(take: 200, channelId: $channelId, filter: { includeCollapsed: true }) {
  count products { name alias canonicalUrl unitPrice { sellingPriceIncVat } lowestPrice { isDiscounted }
    primaryCategory { name } skus { name stock { totalStock } } productImages { fileName } } } }`;

describeApi('a generated catalogue', () => {
  it('is what the shop shows in both languages, and stays when it is made again', async () => {
    const database = await createTestDatabase();
    await withShopDatabase(database.place, async (db) => {
      const generate = () => generateCatalogue(db, { clock, products: 60, seed: 3, onProgress: () => {} });
      expect(await generate()).toMatchObject([
        { productsAdded: 60, rejected: 0 },
        { productsAdded: 0, productsUpdated: 60, rejected: 0 },
      ]);
      expect(await generate()).toMatchObject([
        { productsAdded: 0, skusAdded: 0 },
        { productsAdded: 0, skusAdded: 0 },
      ]);
    });

    const api = await createMerchantApi({
      ...database.place,
      apiKey: testKey,
      clock,
      profile: testProfile,
      randomId: () => 'id',
      report: () => {},
      picturesDir: 'nowhere',
    });
    const show = async (channelId: string) => {
      const answer = await api.fetch(graphqlRequest({ query: list, variables: { channelId } }));
      return (await answerOf(answer)).data.products;
    };
    const swedish = await show('1|se');
    expect(swedish.count).toBe(60);
    for (const product of swedish.products) {
      expect(product.unitPrice.sellingPriceIncVat).toBeGreaterThan(0);
      expect(product.productImages.length).toBeGreaterThan(0);
      expect(product.primaryCategory.name).toBeTruthy();
      expect(product.skus.length).toBeGreaterThan(0);
    }
    const isReduced = (product: { lowestPrice: { isDiscounted: boolean } }) => product.lowestPrice.isDiscounted;
    expect(swedish.products.some(isReduced)).toBe(true);
    expect((await show('2|no')).count).toBe(60);
    await api.close();
    await database.drop();
  });

  it('is the same again after it was exported and imported, in both languages', () =>
    withImport(async (shop) => {
      const norwegian = { languageId: 'nb-NO', marketId: 'no' };
      await generateCatalogue(shop.db, { clock, products: 40, seed: 5, onProgress: () => {} });
      const [swedish, translated] = [await shop.export('rss'), await shop.export('rss', norwegian)];
      expect(swedish).toContain('SEK');
      expect(translated).toContain('NOK');
      await shop.empty();
      await shop.import(swedish);
      await shop.import(translated, norwegian);
      expect(await shop.export('rss')).toBe(swedish);
      expect(await shop.export('rss', norwegian)).toBe(translated);
    }));
});
