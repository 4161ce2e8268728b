import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('products, categories and brands', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const product = async (alias: string, fields: string, channelId = '1|se') => {
    const document = `query($alias: String, $channelId: String) { product(alias: $alias, channelId: $channelId) { ${fields} } }`;
    return (await api.query(document, { alias, channelId })).data.product;
  };

  describe('an address', () => {
    it('of another language leads to the product in the own one', async () => {
      const found = await product('mugg-gron', 'name alias canonicalUrl', '2|no');
      expect(found).toEqual({ name: 'Krus, grønn', alias: 'krus-gronn', canonicalUrl: '/p/krus/krus-gronn' });
    });

    it('is known in every channel', async () => {
      const { alternativeUrls } = await product('mugg-gron', 'alternativeUrls { url culture country channelId }');
      expect(alternativeUrls).toEqual([
        { url: 'https://torg.example/p/muggar/mugg-gron', culture: 'sv-SE', country: 'SE', channelId: '1|se' },
        { url: 'https://nb.torg.example/p/krus/krus-gronn', culture: 'nb-NO', country: 'NO', channelId: '2|no' },
      ]);
    });

    it.each(['saknas', '', 'mugg-gron\u0000x', "'; drop table products; --", '🧶'])(
      '%j is no product',
      async (alias) => {
        expect(await product(alias || 'tom', 'name')).toBeNull();
      },
    );

    it('yields to the id', async () => {
      const { productId } = await product('fat', 'productId');
      const { data } = await api.query('query($id: Int) { product(alias: "kaffe", productId: $id) { alias } }', {
        id: productId,
      });
      expect(data.product.alias).toBe('fat');
    });

    it('finds nothing in a language that is not spoken', async () => {
      const { data } = await api.query(
        '{ product(alias: "fat", languageId: "sv") { name } products(languageId: "sv") { count products { name } } categories(languageId: "sv") { name } }',
      );
      expect(data).toEqual({ product: null, products: { count: 0, products: [] }, categories: [] });
    });
  });

  describe('a price', () => {
    const price =
      'unitPrice { sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted regularPriceIncVat discountIncVat discountPercentage vat isDiscounted currency { code } }';

    it('stands in the currency and with the VAT of the market', async () => {
      expect((await product('kaffe', price)).unitPrice).toMatchObject({
        sellingPriceIncVat: 79,
        sellingPriceExVat: 74.53,
        vat: 4.47,
        sellingPriceIncVatFormatted: '79\u00a0kr',
        currency: { code: 'SEK' },
      });
      expect((await product('kaffe', price, '2|no')).unitPrice).toMatchObject({
        sellingPriceIncVat: 89,
        sellingPriceExVat: 77.39,
        currency: { code: 'NOK' },
      });
    });

    it('that is reduced is compared with the prior price, not with the regular one', async () => {
      const fields = `${price} discountType lowestPrice { isDiscounted sellingPriceIncVat comparisonPriceIncVat lowestPriceIncVat discountIncVat discountPercentage }`;
      const reduced = await product('fat', fields);
      expect(reduced.discountType).toBe('SALE_PRICE');
      expect(reduced.unitPrice).toMatchObject({ regularPriceIncVat: 200, discountIncVat: 50, discountPercentage: 25 });
      expect(reduced.lowestPrice).toEqual({
        isDiscounted: true,
        sellingPriceIncVat: 150,
        comparisonPriceIncVat: 180,
        lowestPriceIncVat: 150,
        discountIncVat: 30,
        discountPercentage: 16,
      });
    });

    it('has a history of 30 days with its lowest day marked', async () => {
      const { priceLog } = await product('fat', 'priceLog { date sellingPriceIncVat isLowest }');
      expect(priceLog).toHaveLength(30);
      expect(priceLog.at(-1)).toEqual({ date: '2026-11-21', sellingPriceIncVat: 150, isLowest: true });
      expect(priceLog.filter((day: { isLowest: boolean }) => day.isLowest)).toHaveLength(1);
    });
  });

  describe('a variant', () => {
    it('knows its group down to the skus', async () => {
      const fields = `variantGroup { mainProductId activeProducts variants {
        level dimension label canonicalUrl attributes { key value } stock { totalStock } primaryImage
        variants { level dimension label skuId stock { totalStock } } } } productId`;
      const white = await product('mugg-vit', fields);
      expect(white.variantGroup).toMatchObject({ mainProductId: white.productId, activeProducts: 2 });
      expect(white.variantGroup.variants).toMatchObject([
        { level: 1, dimension: 'Color', label: 'Vit', stock: { totalStock: 10 }, primaryImage: 'mugg-vit-front.avif' },
        {
          level: 1,
          label: 'Grön',
          canonicalUrl: '/p/muggar/mugg-gron',
          attributes: [{ key: 'hex', value: '#aabbcc' }],
          variants: [{ level: 0, dimension: 'Size', label: '-', stock: { totalStock: 3 } }],
        },
      ]);
    });

    it('stands alone where there is no other', async () => {
      const shirt = await product(
        'skjorta-bla',
        'name variantGroup { name } variantDimensions { level group { label } }',
      );
      expect(shirt).toEqual({
        name: 'Skjorta',
        variantGroup: null,
        variantDimensions: [{ level: 0, group: [{ label: 'S' }, { label: 'M' }, { label: 'L' }] }],
      });
    });
  });

  it('adds stock up by kind', async () => {
    const { totalStock } = await product('kaffe', 'totalStock { totalStock inStock oversellable static }');
    expect(totalStock).toEqual({ totalStock: 6, inStock: 1, oversellable: 2, static: 3 });
  });

  it('shows where a product stands and what is known about it', async () => {
    const fields = `breadcrumbs { name url } brand { name canonicalUrl } categories { alias } texts { text1 } meta { title }
      parameterGroups { name parameters { identifier label value } } rating { score voteCount } articleNumber`;
    expect(await product('krus-hvit', fields, '2|no')).toEqual({
      breadcrumbs: [
        { name: 'Kjøkken', url: '/c/kjokken' },
        { name: 'Krus', url: '/c/krus' },
      ],
      brand: { name: 'Lera', canonicalUrl: '/b/lera' },
      categories: [{ alias: 'krus' }],
      texts: { text1: 'Kort om mugg' },
      meta: { title: 'Krus, hvit' },
      parameterGroups: [
        { name: 'Fakta', parameters: [{ identifier: 'material', label: 'Materiale', value: 'Leire' }] },
      ],
      rating: { score: 0, voteCount: 0 },
      articleNumber: 'MUG-1',
    });
  });

  it('shows categories as a tree', async () => {
    const { data } = await api.query(
      '{ all: categories { alias } roots: categories(parentCategoryId: 0) { alias categoryId } one: category(alias: "krus") { alias parentCategoryId canonicalUrl } none: category(alias: "saknas") { alias } }',
    );
    expect(data.all.map(({ alias }: { alias: string }) => alias)).toEqual([
      'koket',
      'muggar',
      'klader',
      'mat',
      'presenter',
    ]);
    expect(data.roots.map(({ alias }: { alias: string }) => alias)).toEqual(['koket', 'klader', 'mat', 'presenter']);
    expect(data.one).toEqual({
      alias: 'muggar',
      parentCategoryId: data.roots[0].categoryId,
      canonicalUrl: '/c/muggar',
    });
    expect(data.none).toBeNull();
  });
});
