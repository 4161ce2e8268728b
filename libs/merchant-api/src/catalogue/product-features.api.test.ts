import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('what a product brings beside its texts', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue: featureCatalogue });
  });
  afterAll(() => api.close());

  const ask = async (field: string, selection: string, args: object = {}, channelId = '1|se') => {
    const names = Object.entries({ ...args, channelId }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const { data, errors } = await api.query(`{ ${field}(${names.join(', ')}) { ${selection} } }`);
    expect(errors).toEqual([]);
    return data[field];
  };
  const product = (alias: string, selection: string, channelId?: string) =>
    ask('product', selection, { alias }, channelId);

  describe('its facts', () => {
    const facts = 'parameterGroups { name parameters { parameterId identifier label value show } }';
    const valuesOf = (
      groups: readonly { name: string; parameters: readonly { identifier: string; value: string }[] }[],
      name: string,
    ) => groups.find((group) => group.name === name)?.parameters.map(({ identifier, value }) => [identifier, value]);

    it('of food are what the law wants readable before it is bought', async () => {
      const { parameterGroups } = await product('kaffe', facts);
      expect(valuesOf(parameterGroups, 'Om livsmedlet')).toEqual([['food.ingredients', 'Kaffebönor.']]);
      expect(valuesOf(parameterGroups, 'Näringsvärde')).toEqual([
        ['nutrition.per', '100 g'],
        ['nutrition.energy', '1\u00a0650 kJ / 394 kcal'],
        ['nutrition.fat', '1,5 g'],
        ['nutrition.salt', '0 g'],
      ]);
    });

    it('say who made it, with both addresses, and what to beware of', async () => {
      const { parameterGroups } = await product('krus-hvit', facts, '2|no');
      expect(valuesOf(parameterGroups, 'Produsent og produktsikkerhet')).toEqual([
        ['product-safety.manufacturer.name', 'Lera AB'],
        ['product-safety.manufacturer.postal-address', 'Storgatan 1, 111 22 Stockholm'],
        ['product-safety.manufacturer.electronic-address', 'hej@lera.example'],
        ['product-safety.warnings', 'Blir varm.'],
      ]);
      expect(valuesOf((await product('skjorta-bla', facts)).parameterGroups, 'Tillverkare och produktsäkerhet')).toBe(
        undefined,
      );
    });

    it('hold the price per kilogram of each market, which programs can read too', async () => {
      const swedish = (await product('kaffe', facts)).parameterGroups.at(-1);
      expect(valuesOf([swedish], 'Jämförpris')).toEqual([
        ['unit-price.content', '250 g'],
        ['unit-price.text', '316,00\u00a0kr/kg'],
        ['unit-price.amount', '316.00'],
        ['unit-price.unit', 'kg'],
      ]);
      expect(swedish.parameters.map(({ show }: { show: boolean }) => show)).toEqual([false, true, false, false]);
      expect(new Set(swedish.parameters.map(({ parameterId }: { parameterId: number }) => parameterId)).size).toBe(4);
      const norwegian = (await product('kaffe', facts, '2|no')).parameterGroups;
      expect(valuesOf(norwegian, 'Enhetspris')?.[1]).toEqual(['unit-price.text', '356,00\u00a0kr/kg']);
    });
  });

  it('are marked where lists can be narrowed by them', async () => {
    const { parameterGroups } = await product('kaffe', 'parameterGroups { parameters { identifier showFilter } }');
    const filters = parameterGroups
      .flatMap(({ parameters }: { parameters: { identifier: string; showFilter: boolean }[] }) => parameters)
      .filter(({ showFilter }: { showFilter: boolean }) => showFilter);
    expect(filters).toEqual([{ identifier: 'material', showFilter: true }]);
  });

  it('are its measures, its freight and its supplier, and nothing where they are not known', async () => {
    const fields = 'type supplierId freightClass dimensions { length width height } skus { dimensions { width } }';
    const mug = await product('mugg-vit', fields);
    expect(mug).toMatchObject({ type: 'product', freightClass: 'small' });
    expect(mug.dimensions).toEqual({ length: 90, width: 80, height: 95 });
    expect(mug.skus[0].dimensions).toEqual({ width: 80 });
    expect(mug.supplierId).toBeGreaterThan(0);
    expect(await product('bok', fields)).toMatchObject({ supplierId: 0, freightClass: null, dimensions: null });
  });

  it('is when more comes and where it stands', async () => {
    const fields = 'totalStock { totalStock incoming } skus { incoming shelf gtin stock { incoming shelf } }';
    const incoming = '2026-12-01T12:00:00.000Z';
    expect(await product('vas', fields)).toEqual({
      totalStock: { totalStock: 0, incoming },
      skus: [{ incoming, shelf: 'A3', gtin: null, stock: { incoming, shelf: 'A3' } }],
    });
  });

  it('is a gift card that bears no VAT until it is redeemed', async () => {
    expect(await product('presentkort', 'type unitPrice { sellingPriceIncVat sellingPriceExVat vat }')).toEqual({
      type: 'giftcard',
      unitPrice: { sellingPriceIncVat: 500, sellingPriceExVat: 500, vat: 0 },
    });
  });

  describe('a campaign', () => {
    const fields = `unitPrice { sellingPriceIncVat regularPriceIncVat } discountType
      discountCampaigns { campaignId name hideTitle ruleType category action actionValue canonicalUrl }
      lowestPrice { isDiscounted comparisonPriceIncVat }`;

    it('lowers the price, the best of those that run, and all of them are told of', async () => {
      const vase = await product('vas', fields);
      expect(vase).toMatchObject({
        unitPrice: { sellingPriceIncVat: 300, regularPriceIncVat: 400 },
        lowestPrice: { isDiscounted: true, comparisonPriceIncVat: 400 },
        discountType: 'PRICE_CAMPAIGN',
      });
      const { campaignId: _id, ...first } = vase.discountCampaigns[1];
      expect(first).toEqual({
        name: 'Höstrea',
        hideTitle: false,
        ruleType: 'PRICE_CAMPAIGN',
        category: 'PRODUCT',
        action: 'PERCENT_OFF',
        actionValue: '25',
        canonicalUrl: '/dc/hostrea',
      });
      expect(vase.discountCampaigns[0]).toMatchObject({ hideTitle: true, action: 'AMOUNT_OFF', actionValue: '20.00' });
      expect(vase.discountCampaigns).toHaveLength(2);
    });

    it('is named in the language of the shop', async () => {
      const { discountCampaigns } = await product('skjorte-bla', fields, '2|no');
      expect(discountCampaigns.map(({ name, ruleType }: Record<string, unknown>) => [name, ruleType])).toEqual([
        ['Høstsalg', 'PRICE_CAMPAIGN'],
        ['Utvalgt', null],
      ]);
    });

    it('is told of where a market converts the prices of another', async () => {
      const { data } = await api.query(`{ product(alias: "vas", marketId: "de") { ${fields} } }`);
      expect(data.product.discountType).toBe('PRICE_CAMPAIGN');
      expect(data.product.discountCampaigns).toHaveLength(2);
    });

    it('ends at midnight in the market, and the old price is back', async () => {
      api.setNow('2026-11-30T22:59:59Z');
      expect((await product('skjorta-bla', fields)).unitPrice.sellingPriceIncVat).toBe(499);
      api.setNow('2026-11-26T22:59:59Z');
      expect((await product('skjorta-bla', fields)).unitPrice.sellingPriceIncVat).toBe(374.25);
      api.setNow('2026-11-26T23:00:00Z');
      expect((await product('skjorta-bla', fields)).unitPrice.sellingPriceIncVat).toBe(499);
      api.setNow('2026-11-21T12:00:00Z');
    });
  });

  describe('a package', () => {
    it('asks for its choices, with the default picked and the stock of each', async () => {
      const fields = `type skus { skuId } productPackage { groups { name description image required sortOrder
        options { name quantity isSelected sortOrder product { alias skus { stock { inStock } } } } } }`;
      const breakfast = await product('frukost', fields);
      expect(breakfast).toMatchObject({ type: 'package', skus: [] });
      expect(breakfast.productPackage.groups).toEqual([
        {
          name: 'Mugg',
          description: null,
          image: null,
          required: true,
          sortOrder: 1,
          options: [
            {
              name: 'Mugg, vit',
              quantity: 2,
              isSelected: true,
              sortOrder: 1,
              product: { alias: 'mugg-vit', skus: [{ stock: { inStock: 10 } }] },
            },
            {
              name: 'Mugg, grön',
              quantity: 2,
              isSelected: false,
              sortOrder: 2,
              product: { alias: 'mugg-gron', skus: [{ stock: { inStock: 3 } }] },
            },
          ],
        },
        {
          name: 'Kaffe',
          description: 'En påse',
          image: null,
          required: false,
          sortOrder: 2,
          options: [
            {
              name: 'Kaffe',
              quantity: 1,
              isSelected: false,
              sortOrder: 1,
              product: { alias: 'kaffe', skus: [{ stock: { inStock: 1 } }] },
            },
          ],
        },
      ]);
    });

    it('can be put together as often as its options allow', async () => {
      const fields = 'totalStock { totalStock inStock oversellable static }';
      expect((await product('frukost', fields)).totalStock).toEqual({
        totalStock: 6,
        inStock: 6,
        oversellable: 0,
        static: 0,
      });
    });

    it('is what no other product is', async () => {
      expect((await product('kaffe', 'productPackage { groups { name } }')).productPackage).toBeNull();
    });
  });

  it('are the products that go with it, in their own order', async () => {
    const fields = `alias canonicalUrl relation relationType primaryImage secondaryImage brand { name }
      unitPrice { sellingPriceIncVat } skus { articleNumber }`;
    expect(await ask('relatedProducts', fields, { alias: 'mugg-gron' })).toEqual([
      {
        alias: 'fat',
        canonicalUrl: '/p/muggar/fat',
        relation: 'SIMILAR',
        relationType: 'SIMILAR',
        primaryImage: 'fat-front.avif',
        secondaryImage: null,
        brand: { name: 'Lera' },
        unitPrice: { sellingPriceIncVat: 150 },
        skus: [{ articleNumber: 'FAT-1' }],
      },
      expect.objectContaining({ alias: 'kaffe', relation: null, relationType: 'GOES_WITH' }),
    ]);
    expect(await ask('relatedProducts', 'alias', { alias: 'bok' })).toEqual([]);
    expect(await ask('relatedProducts', 'alias', { alias: 'saknas' })).toBeNull();
  });

  it('are pictures and numbers of its category and brand', async () => {
    const fields = `brand { brandId } primaryCategory { primaryImage backgroundImage secondaryDescription
      googleTaxonomy { id parentId name path } }`;
    expect((await product('mugg-vit', fields)).primaryCategory).toEqual({
      primaryImage: 'muggar.avif',
      backgroundImage: null,
      secondaryDescription: null,
      googleTaxonomy: {
        id: 2169,
        parentId: null,
        name: 'Mugs',
        path: 'Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs',
      },
    });
    expect(await ask('brands', 'alias logo primaryImage secondaryDescription')).toEqual([
      { alias: 'lera', logo: 'lera.svg', primaryImage: null, secondaryDescription: null },
      { alias: 'vav', logo: null, primaryImage: null, secondaryDescription: null },
    ]);
  });

  it('takes no more statements for many products than for few', async () => {
    const everything = `products(take: $take, filter: { includeCollapsed: true }) { products {
      name alias rating { voteCount } discountCampaigns { name } discountType unitPrice { sellingPriceIncVat }
      lowestPrice { isDiscounted } priceLog { date } dimensions { width } totalStock { totalStock incoming }
      parameterGroups { parameters { value } } productPackage { groups { options { product { alias skus { skuId } } } } }
      variantGroup { variants { label } } skus { incoming } brand { name } categories { name } alternativeUrls { url } } }`;
    const statementsFor = async (take: number) => {
      api.takeStatements();
      const { errors } = await api.query(`query($take: Int) { ${everything} }`, { take });
      expect(errors).toEqual([]);
      return api.takeStatements().length;
    };
    const few = await statementsFor(2);
    expect(await statementsFor(9)).toBeLessThanOrEqual(few + 2);
    expect(few).toBeLessThan(31);
  });

  it('takes as many statements for a product with much around it as for a plain one', async () => {
    const page = `name texts { text1 } rating { voteCount } discountCampaigns { name } unitPrice { sellingPriceIncVat }
      lowestPrice { isDiscounted } priceLog { date } parameterGroups { parameters { value } } skus { incoming }
      brand { name } breadcrumbs { name } alternativeUrls { url } productImages { fileName } totalStock { totalStock }`;
    const statementsFor = async (alias: string) => {
      api.takeStatements();
      const { errors } = await api.query(
        `query($alias: String!) { product(alias: $alias) { ${page} }
          relatedProducts(alias: $alias) { name unitPrice { sellingPriceIncVat } skus { skuId } }
          reviews(alias: $alias) { count reviews { comment } } }`,
        { alias },
      );
      expect(errors).toEqual([]);
      return api.takeStatements().length;
    };
    const plain = await statementsFor('bok');
    expect(await statementsFor('mugg-vit')).toBeLessThanOrEqual(plain + 3);
    expect(plain).toBeLessThan(24);
  });
});
