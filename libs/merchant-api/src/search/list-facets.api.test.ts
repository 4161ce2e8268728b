import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const document = `query($take: Int, $url: String, $brandAlias: String, $discountCampaignAlias: String, $filter: FilterInputType, $channelId: String, $languageId: String) {
  products(take: $take, url: $url, brandAlias: $brandAlias, discountCampaignAlias: $discountCampaignAlias, filter: $filter, channelId: $channelId, languageId: $languageId) {
    count products { alias }
    filters { price { lowest highest } facets { filterId type group label order values { _id facetId parentId label url order count hidden } } }
  }
}`;

interface Value {
  _id: string;
  facetId: string;
  label: string;
  count: number;
}
interface Facet {
  filterId: string;
  type: string;
  label: string;
  values: Value[];
}

describeApi('the filters of a list', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const list = async (variables: object = {}) => (await api.query(document, variables)).data.products;
  const aliases = async (variables: object) =>
    (await list(variables)).products.map(({ alias }: { alias: string }) => alias);
  const facet = async (filterId: string, variables: object = {}): Promise<Facet> =>
    (await list(variables)).filters.facets.find((candidate: Facet) => candidate.filterId === filterId);
  const told = async (filterId: string, variables: object = {}) =>
    (await facet(filterId, variables)).values.map(({ label, count }) => [label, count]);
  const idOf = async (filterId: string, label: string) =>
    (await facet(filterId)).values.find((value) => value.label === label)?.facetId ?? '';

  it('come in every type, with the range of prices', async () => {
    const { filters } = await list();
    expect(filters.price).toEqual({ lowest: 79, highest: 499 });
    expect(filters.facets.map(({ type, label }: Facet) => [type, label])).toEqual([
      ['Category', 'Kategori'],
      ['Brand', 'Varumärke'],
      ['Sku', 'Storlek'],
      ['Parameter', 'Färg'],
      ['Price', 'Pris'],
      ['Discount', 'Nedsatt pris'],
      ['Parameter', 'Material'],
      ['StockStatus', 'Lagerstatus'],
    ]);
  });

  it('count cards, not products: the colours of a mug are one', async () => {
    expect(await told('Brand')).toEqual([
      ['Lera', 4],
      ['Väv', 1],
    ]);
    expect(await told('Brand', { filter: { includeCollapsed: true } })).toEqual([
      ['Lera', 5],
      ['Väv', 1],
    ]);
    expect(await told('Color')).toEqual([
      ['Grön', 1],
      ['Vit', 1],
    ]);
  });

  it('stand in a tree of categories, each counting what is below it', async () => {
    const { values } = await facet('Category');
    const [kitchen, mugs] = values;
    expect(kitchen).toMatchObject({ label: 'Köket', parentId: null, url: '/c/koket', count: 3, hidden: false });
    expect(mugs).toMatchObject({ label: 'Muggar', parentId: kitchen?.facetId, url: '/c/muggar', count: 3 });
  });

  it('are written in the language and the currency of the shop', async () => {
    const norwegian = { channelId: '2|no' };
    expect((await facet('Color', norwegian)).label).toBe('Farge');
    expect(await told('Price', norwegian)).toEqual([
      ['Opptil 100\u00a0kr', 1],
      ['100–200\u00a0kr', 2],
      ['200–500\u00a0kr', 1],
      ['500–1\u00a0000\u00a0kr', 1],
    ]);
    expect(await list({ languageId: 'en-GB' })).toMatchObject({ count: 0, filters: { price: null, facets: [] } });
  });

  it('tell what is reduced from its prior price, and what can be bought', async () => {
    // 150 from 180, its lowest price in the 30 days before; its regular price of 200 does not count.
    expect(await told('Discount')).toEqual([['Upp till 19\u00a0%', 1]]);
    expect(await told('StockStatus')).toEqual([
      ['I lager', 4],
      ['Slut i lager', 1],
    ]);
  });

  it('narrow the list: any value of a facet, and every facet with a choice', async () => {
    const [clay, weave, sizeL] = await Promise.all([idOf('Brand', 'Lera'), idOf('Brand', 'Väv'), idOf('Sku', 'L')]);
    expect(await aliases({ filter: { facets: [weave] } })).toEqual(['skjorta-bla']);
    expect(await aliases({ filter: { facets: [clay, weave] } })).toHaveLength(5);
    expect(await aliases({ filter: { facets: [clay, sizeL] } })).toEqual([]);
    expect(await aliases({ filter: { facets: [await idOf('Color', 'Grön')] } })).toEqual(['mugg-gron']);
  });

  it('do not empty their own facet by group, and count what is left otherwise', async () => {
    const weave = await idOf('Brand', 'Väv');
    const byGroup = { filter: { facets: [weave], filterMode: 'BY_GROUP' } };
    expect(await told('Brand', byGroup)).toEqual([
      ['Lera', 4],
      ['Väv', 1],
    ]);
    expect(await told('Sku', byGroup)).toEqual([
      ['S', 1],
      ['M', 1],
      ['L', 1],
    ]);
    expect(await told('Brand', { filter: { facets: [weave], filterMode: 'CURRENT' } })).toEqual([['Väv', 1]]);
  });

  it('keep a chosen value of which nothing is left', async () => {
    const weave = await idOf('Brand', 'Väv');
    const filter = { facets: [weave], price: { highest: 100 }, filterMode: 'CURRENT' };
    expect(await told('Brand', { filter })).toEqual([['Väv', 0]]);
  });

  it('can be required and shut out', async () => {
    const [mugs, gifts, white] = await Promise.all([
      idOf('Category', 'Muggar'),
      idOf('Category', 'Presenter'),
      idOf('Color', 'Vit'),
    ]);
    expect(await aliases({ filter: { include: [mugs, gifts] } })).toEqual(['bok']);
    expect(await aliases({ filter: { include: [mugs, gifts], includeMode: 'UNION' } })).toHaveLength(3);
    expect(await aliases({ filter: { exclude: [gifts], excludeFacets: [white] } })).toEqual([
      'mugg-gron',
      'skjorta-bla',
      'fat',
      'kaffe',
    ]);
    expect(await told('Category', { filter: { include: [gifts] } })).toHaveLength(3);
  });

  it('name products by alias, and can keep their order', async () => {
    const facets = ['a_kaffe', 'a_mugg-gron', 'a_bok', 'a_saknas'];
    expect(await aliases({ filter: { facets, sort: 'FACET_ORDER' } })).toEqual(['kaffe', 'mugg-gron', 'bok']);
  });

  it.each(['b', 'b_', 'x_1', '', 'campaign rea', 'c 1', "'; drop table brands; --"])(
    'refuse %j, which is no facet',
    async (facetId) => {
      const { codes, errors } = await api.query(document, { filter: { facets: [facetId] } });
      expect(codes).toEqual(['BAD_USER_INPUT']);
      expect(errors[0]?.message).toContain('facetId');
    },
  );

  it.each(['b_999', 'p_77_guld', 'c_\u0000', 'r_1-2'])(
    'find nothing for %j, which once may have been',
    async (facetId) => {
      expect(await list({ filter: { facets: [facetId] } })).toMatchObject({ count: 0, products: [] });
    },
  );

  it.each([
    ['/c/koket/muggar', ['mugg-vit', 'fat', 'bok']],
    ['https://torg.example/se/sv/c/muggar?sort=PRICE', ['mugg-vit', 'fat', 'bok']],
    ['/b/vav', ['skjorta-bla']],
    ['/dc/saknas', []],
    ['/om-oss', []],
    ['/c/%E0%A4%A', []],
  ])('of the address %s', async (url, expected) => {
    expect(await aliases({ url })).toEqual(expected);
  });
});
