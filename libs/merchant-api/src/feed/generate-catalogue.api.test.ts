import { expect, it } from 'vitest';
import { describeApi, graphqlRequest, testKey } from '../testing/open-test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createMerchantApi } from '../server/create-merchant-api.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const clock = { now: () => Date.parse('2026-11-21T12:00:00Z') };
const list = `query($channelId: String) { products(take: 200, channelId: $channelId, filter: { includeCollapsed: true }) {
  count products { name alias canonicalUrl unitPrice { sellingPriceIncVat } lowestPrice { isDiscounted }
    primaryCategory { name } skus { name stock { totalStock } } productImages { fileName } } } }`;

describeApi('a generated catalogue', () => {
  it('is what the shop shows in both languages, and stays when it is made again', async () => {
    const database = await createTestDatabase();
    const generate = () =>
      generateCatalogue({ place: database.place, clock, products: 60, seed: 3, onProgress: () => {} });
    const [swedish, norwegian] = await generate();
    expect(swedish).toMatchObject({ productsAdded: 60, rejected: 0 });
    expect(norwegian).toMatchObject({ productsAdded: 0, productsUpdated: 60, rejected: 0 });

    const show = async (channelId: string) => {
      const api = await createMerchantApi({
        ...database.place,
        apiKey: testKey,
        clock,
        randomId: () => 'id',
        report: () => {},
        picturesDir: 'nowhere',
      });
      const answer = await (await api.fetch(graphqlRequest({ query: list, variables: { channelId } }))).json();
      await api.close();
      return answer.data.products;
    };
    const shown = await show('1|se');
    expect(shown.count).toBe(60);
    for (const product of shown.products) {
      expect(product.unitPrice.sellingPriceIncVat).toBeGreaterThan(0);
      expect(product.productImages.length).toBeGreaterThan(0);
      expect(product.primaryCategory.name).toBeTruthy();
      expect(product.skus.length).toBeGreaterThan(0);
    }
    expect(
      shown.products.some((product: { lowestPrice: { isDiscounted: boolean } }) => product.lowestPrice.isDiscounted),
    ).toBe(true);
    expect((await show('2|no')).count).toBe(60);

    expect(await generate()).toMatchObject([
      { productsAdded: 0, skusAdded: 0 },
      { productsAdded: 0, skusAdded: 0 },
    ]);
    expect(await show('1|se')).toEqual(shown);
    await database.drop();
  });
});
