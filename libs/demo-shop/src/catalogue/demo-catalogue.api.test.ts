import { describeApi, openTestApi, type TestApi } from '@torg/merchant-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';

const goods = `query($channelId: String) {
  products(take: 200, channelId: $channelId, filter: { includeCollapsed: true }) {
    count products {
      name canonicalUrl unitPrice { sellingPriceIncVat } brand { name } primaryCategory { name } productImages { fileName }
    }
  }
  categories(channelId: $channelId) { alias }
}`;
const asked = `query($alias: String!, $channelId: String) { questions(alias: $alias, channelId: $channelId) { count } }`;

describeApi('the demo catalogue as the API shows it', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue: demoCatalogue });
  });
  afterAll(() => api.close());

  it.each(['1|se', '2|no'])('is whole in channel %s', async (channelId) => {
    const { data, errors } = await api.query(goods, { channelId });
    expect(errors).toEqual([]);
    expect(data.products.count).toBeGreaterThanOrEqual(60);
    for (const product of data.products.products) {
      expect(product.canonicalUrl).toMatch(/^\/p\/[a-z0-9-]+\/[a-z0-9-]+$/);
      expect(product.unitPrice.sellingPriceIncVat).toBeGreaterThan(0);
      expect(product.brand.name && product.primaryCategory.name && product.productImages[0].fileName).toBeTruthy();
    }
    expect(data.categories.length).toBe(demoCatalogue.categories.length);
  });

  it.each(['1|se', '2|no'])('has questions that can be read in channel %s', async (channelId) => {
    const { data } = await api.queryExtensions(asked, { alias: 'mugg-strand-kritvit', channelId });
    expect(data.questions.count).toBeGreaterThan(0);
  });
});
