import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const document = `query($text: String!, $channelId: String) {
  searchSuggestions(text: $text, channelId: $channelId) {
    products { productId alias name canonicalUrl brandName imageFileName
      sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted sellingPriceExVatFormatted }
    categories { id alias name canonicalUrl }
    brands { id alias name canonicalUrl }
    phrases
  }
}`;

describeApi('suggestions', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  async function suggest(text: string, channelId = '1|se') {
    const { data, errors } = await api.queryExtensions(document, { text, channelId });
    expect(errors).toEqual([]);
    return data.searchSuggestions;
  }
  const aliases = (list: { alias: string }[]) => list.map(({ alias }) => alias);

  it('show products with picture and price, one of each variant group', async () => {
    const { products } = await suggest('mugg');
    expect(aliases(products)).toEqual(['mugg-vit', 'fat', 'bok']);
    expect(products[0]).toMatchObject({
      name: 'Mugg, vit',
      canonicalUrl: '/p/muggar/mugg-vit',
      brandName: 'Lera',
      imageFileName: 'mugg-vit-front.avif',
      sellingPriceIncVat: 100,
      sellingPriceExVat: 80,
      sellingPriceIncVatFormatted: expect.stringMatching(/^100/),
    });
  });

  it('name the categories and brands that are written first, then those of what is found', async () => {
    const { categories, brands } = await suggest('mug');
    expect(aliases(categories)).toEqual(['muggar', 'presenter']);
    expect(aliases(brands)).toEqual(['lera']);
    expect(aliases((await suggest('vav')).brands)).toEqual(['vav']);
    expect(aliases((await suggest('krus', '2|no')).categories)).toEqual(['krus', 'gaver']);
  });

  it('finish what is being written, with words that go with those before', async () => {
    expect((await suggest('sk')).phrases).toEqual(['skjorta']);
    expect((await suggest('grön mu')).phrases).toEqual(['grön mugg']);
    expect((await suggest('grön sk')).phrases).toEqual([]);
  });

  it.each(['', '  ', '%', "';--", '\u0000', 'saknas'])('are none for %j', async (text) => {
    expect(await suggest(text)).toEqual({ products: [], categories: [], brands: [], phrases: [] });
  });

  it('take as many statements for many hits as for one', async () => {
    const statementsFor = async (text: string) => {
      api.takeStatements();
      await suggest(text);
      return api.takeStatements().length;
    };
    const few = await statementsFor('skjorta');
    expect(await statementsFor('lera')).toBe(few);
  });
});
