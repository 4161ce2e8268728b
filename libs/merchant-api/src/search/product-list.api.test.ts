import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestAnswer, type TestApi } from '../testing/open-test-api.ts';
import { largeCatalogue } from '../testing/test-catalogue.ts';

const document = `query($skip: Int, $take: Int, $categoryAlias: String, $brandAlias: String, $filter: FilterInputType, $channelId: String) {
  products(skip: $skip, take: $take, categoryAlias: $categoryAlias, brandAlias: $brandAlias, filter: $filter, channelId: $channelId) {
    count products { alias productId }
  }
}`;
const aliasesOf = ({ data }: TestAnswer): string[] =>
  data.products.products.map(({ alias }: { alias: string }) => alias);

describeApi('a list', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const list = (variables: object) => api.query(document, variables);
  const aliases = async (variables: object) => aliasesOf(await list(variables));

  it('shows a variant group as its main product, unless asked to show all', async () => {
    expect(await aliases({})).toEqual(['mugg-vit', 'skjorta-bla', 'fat', 'kaffe', 'bok']);
    const all = await list({ filter: { includeCollapsed: true } });
    expect(all.data.products.count).toBe(6);
    expect(aliasesOf(all).slice(0, 2)).toEqual(['mugg-vit', 'mugg-gron']);
  });

  it('shows the variant that was looked for where the main product was not', async () => {
    expect(await aliases({ filter: { searchText: 'grön mugg' } })).toEqual(['mugg-gron']);
  });

  it('of a category holds what stands below it, each product once', async () => {
    expect(await aliases({ categoryAlias: 'koket' })).toEqual(['mugg-vit', 'fat', 'bok']);
    expect(await aliases({ categoryAlias: 'krus', channelId: '2|no' })).toEqual(['krus-hvit', 'fat', 'bok']);
    expect(await aliases({ categoryAlias: 'saknas' })).toEqual([]);
  });

  it('can be limited by brand, category and price', async () => {
    expect(await aliases({ brandAlias: 'vav' })).toEqual(['skjorta-bla']);
    expect(await aliases({ brandAlias: 'saknas' })).toEqual([]);
    expect(await aliases({ brandAlias: 'vav', categoryAlias: 'mat' })).toEqual([]);
    expect(await aliases({ filter: { price: { lowest: 100, highest: 249 } } })).toEqual(['mugg-vit', 'fat', 'bok']);
    expect(await aliases({ filter: { price: { highest: 89 } }, channelId: '2|no' })).toEqual(['kaffe']);
  });

  it('refuses a price that is no amount, and keeps the filters of the list for everyone else', async () => {
    const ask = (price: object) =>
      api.query('query($filter: FilterInputType) { products(filter: $filter) { filters { facets { filterId } } } }', {
        filter: { price },
      });
    for (const price of [{ lowest: 1e308 }, { highest: -1e308 }, { lowest: 1e15 }]) {
      expect((await ask(price)).codes).toEqual(['BAD_USER_INPUT']);
    }
    expect((await ask({})).data.products.filters.facets.length).toBeGreaterThan(0);
  });

  it('of ids keeps their order and ignores the rest', async () => {
    const { data } = await api.query(
      '{ products(filter: { includeCollapsed: true }) { products { productId alias } } }',
    );
    const [first, second, third] = data.products.products;
    const productIds = [third.productId, 99_999, second.productId, first.productId];
    const filter = { productIds, sort: 'PRICE', searchText: 'kaffe' };
    expect(await aliases({ filter })).toEqual([third.alias, second.alias, first.alias]);
    expect(await aliases({ filter: { articleNumbers: ['FAT-1', 'KAF-1'] } })).toEqual(['fat', 'kaffe']);
  });

  it.each([
    ['PRICE', ['kaffe', 'mugg-vit', 'fat', 'bok', 'skjorta-bla']],
    ['PRICE_DESC', ['skjorta-bla', 'bok', 'fat', 'mugg-vit', 'kaffe']],
    ['LATEST', ['skjorta-bla', 'mugg-vit', 'kaffe', 'bok', 'fat']],
    ['MOST_SOLD', ['mugg-vit', 'skjorta-bla', 'fat', 'kaffe', 'bok']],
    ['ALPHABETICAL', ['bok', 'fat', 'kaffe', 'mugg-vit', 'skjorta-bla']],
    ['ALPHABETICAL_DESC', ['skjorta-bla', 'mugg-vit', 'kaffe', 'fat', 'bok']],
    ['AVAILABLE_STOCK', ['bok', 'kaffe', 'fat', 'skjorta-bla', 'mugg-vit']],
    ['TOTAL_STOCK_DESC', ['mugg-vit', 'skjorta-bla', 'kaffe', 'fat', 'bok']],
    ['RELEVANCE', ['mugg-vit', 'skjorta-bla', 'fat', 'kaffe', 'bok']],
    ['VOTES', ['mugg-vit', 'skjorta-bla', 'fat', 'kaffe', 'bok']],
  ])('sorts by %s, ties in the order of the shop', async (sort, order) => {
    expect(await aliases({ filter: { sort } })).toEqual(order);
  });

  it.each([
    { take: -1 },
    { skip: -1 },
    { skip: 6001 },
    { filter: { productIds: Array.from({ length: 601 }, (_, index) => index) } },
  ])('refuses %j with the limit', async (variables) => {
    const { codes, errors } = await list(variables);
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(errors[0]?.message).toMatch(/\d/);
  });

  it('gives 200 where more are asked for, as many as the contract has', async () => {
    const [asked, most] = await Promise.all([list({ take: 1000 }), list({ take: 200 })]);
    expect(asked.codes).toEqual([]);
    expect(asked.data).toEqual(most.data);
  });

  it('counts beyond its end, and without showing any', async () => {
    expect((await list({ skip: 6000 })).data.products).toEqual({ count: 5, products: [] });
    expect((await list({ take: 0 })).data.products).toEqual({ count: 5, products: [] });
  });

  describe('of a search', () => {
    const search = (searchText: string, channelId = '1|se') =>
      aliases({ filter: { searchText, sort: 'RELEVANCE' }, channelId });

    it.each([
      ['mugg', ['mugg-vit', 'fat', 'bok']],
      ['MUGGAR', ['mugg-vit', 'fat', 'bok']],
      ['skjor', ['skjorta-bla']],
      ['blabar', ['bok']],
      ['shi-1-m', ['skjorta-bla']],
      ['Väv', ['skjorta-bla']],
      ['vav', ['skjorta-bla']],
      ['saknas', []],
    ])('for %s in Swedish', async (text, found) => {
      expect(await search(text)).toEqual(found);
    });

    it.each([
      ['skjorter', ['skjorte-bla']],
      ['blåbær', ['bok']],
      ['blåbär', ['bok']],
    ])('for %s in Norwegian', async (text, found) => {
      expect(await search(text, '2|no')).toEqual(found);
    });

    it.each([
      "'",
      '%',
      '\\',
      ':*',
      'a & | ! b',
      "'; drop table products; --",
      '\u0000',
      '<->',
      '(((',
      'x'.repeat(5000),
      '🧶',
      '\ud800',
    ])('for %j ends without an error', async (text) => {
      const { errors, data } = await list({ filter: { searchText: text } });
      expect(errors).toEqual([]);
      expect(data.products.count).toBeGreaterThanOrEqual(0);
    });

    it('for blanks is no search', async () => {
      expect(await search('   ')).toHaveLength(5);
    });
  });
});

describeApi('a long list', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue: largeCatalogue(60) });
  });
  afterAll(() => api.close());

  it.each(['PRICE', 'LATEST', 'MOST_SOLD', 'NONE', 'RELEVANCE', 'AVAILABLE_STOCK'])(
    'shows every product once on its pages when all are alike, sorted by %s',
    async (sort) => {
      const pages = [0, 24, 48].map((skip) => api.query(document, { skip, filter: { sort } }));
      const seen = (await Promise.all(pages)).flatMap(aliasesOf);
      expect(seen).toHaveLength(60);
      expect(new Set(seen).size).toBe(60);
    },
  );

  it('takes as many statements for 48 products as for 10', async () => {
    const cards = `query($take: Int) { products(take: $take) { count products { name canonicalUrl alternativeUrls { url }
      brand { name } primaryCategory { name } categories { name } breadcrumbs { url } productImages { fileName } texts { text1 }
      unitPrice { vat } lowestPrice { vat } priceLog { vat } totalStock { inStock } skus { name } parameterGroups { name }
      variantGroup { variants { label primaryImage stock { inStock } } } variantDimensions { label } } } }`;
    const statementsFor = async (take: number) => {
      api.takeStatements();
      const { data, errors } = await api.query(cards, { take });
      expect(errors).toEqual([]);
      expect(data.products.products).toHaveLength(take);
      return api.takeStatements().length;
    };
    const few = await statementsFor(10);
    expect(await statementsFor(48)).toBe(few);
    expect(few).toBeLessThanOrEqual(16);
  });
});
