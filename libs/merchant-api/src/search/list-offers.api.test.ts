import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';

const document = `query($discountCampaignAlias: String, $url: String, $filter: FilterInputType) {
  products(discountCampaignAlias: $discountCampaignAlias, url: $url, filter: $filter) {
    products { alias }
    filters { price { lowest highest } facets { type values { facetId label count } } }
  }
}`;

const both = (sv: string, nb: string = sv) => ({ sv, nb });
const campaign = { name: both('Rea', 'Salg'), startsDaysAgo: 1, endsInDays: 3, families: ['kaffe', 'bok'] };
const withOffers = {
  ...testCatalogue,
  version: 'offers-1',
  campaigns: [
    { ...campaign, key: 'rea', alias: both('rea', 'salg'), discount: { percent: 50 } },
    { ...campaign, key: 'senare', alias: both('senare'), startsDaysAgo: -2 },
  ],
  priceLists: [
    { identifier: 'B2B', name: 'Företag', prices: [{ family: 'skjorta', sek: 50, nok: 60 }] },
    { identifier: 'DYR', name: 'Dyrare', prices: [{ family: 'skjorta', sek: 900, nok: 900 }] },
  ],
};

describeApi('lists with offers', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue: withOffers });
  });
  afterAll(() => api.close());

  const list = async (variables: object = {}) => (await api.query(document, variables)).data.products;
  const aliases = async (variables: object = {}) =>
    (await list(variables)).products.map(({ alias }: { alias: string }) => alias);

  it('hold the products of a campaign, by its alias in any language and by the address of its page', async () => {
    expect(await aliases({ discountCampaignAlias: 'rea' })).toEqual(['kaffe', 'bok']);
    expect(await aliases({ discountCampaignAlias: 'salg' })).toEqual(['kaffe', 'bok']);
    expect(await aliases({ url: '/dc/rea' })).toEqual(['kaffe', 'bok']);
    expect(await aliases({ discountCampaignAlias: 'saknas' })).toEqual([]);
  });

  it('hold them by id, and without them', async () => {
    const ids = [1, 2, 3, 4];
    expect(await aliases({ filter: { discountCampaignIds: ids } })).toEqual(['kaffe', 'bok']);
    expect(await aliases({ filter: { excludeDiscountCampaignIds: ids } })).toEqual(['mugg-vit', 'skjorta-bla', 'fat']);
  });

  it('sort, count and limit by the prices of a price list where they are lower', async () => {
    const priceListIdentifier = 'B2B';
    expect((await aliases({ filter: { sort: 'PRICE_DESC' } }))[0]).toBe('skjorta-bla');
    expect(await aliases({ filter: { sort: 'PRICE', priceListIdentifier } })).toEqual([
      'kaffe',
      'skjorta-bla',
      'mugg-vit',
      'bok',
      'fat',
    ]);
    expect(await aliases({ filter: { price: { highest: 50 }, priceListIdentifier } })).toEqual([
      'skjorta-bla',
      'kaffe',
    ]);
    expect((await aliases({ filter: { sort: 'PRICE_DESC', priceListIdentifier: 'DYR' } }))[0]).toBe('skjorta-bla');
    expect((await list({ filter: { priceListIdentifier: 'DYR' } })).filters.price.highest).toBe(499);
  });

  it('refuse a price list that does not exist', async () => {
    const { codes, errors } = await api.query(document, { filter: { priceListIdentifier: 'saknas' } });
    expect(codes[0]).toBe('BAD_USER_INPUT');
    expect(errors[0]?.message).toContain("'saknas'");
  });

  it('know a campaign only while it runs, and its prices too', async () => {
    expect(await aliases({ discountCampaignAlias: 'senare' })).toEqual([]);
    expect((await list()).filters.price.lowest).toBe(39.5);
    api.setNow('2026-11-23T12:00:00Z');
    expect(await aliases({ discountCampaignAlias: 'senare' })).toEqual(['kaffe', 'bok']);
    api.setNow('2026-11-26T12:00:00Z');
    expect(await aliases({ discountCampaignAlias: 'rea' })).toEqual([]);
    expect((await list()).filters.price.lowest).toBe(79);
  });
});
