import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { seedMarkets } from './market.seed.ts';
import { readChannelSettings } from './read-channel-settings.ts';

const shirtIn = `query($channelId: String, $languageId: String, $marketId: String) {
  product(alias: "skjorta-bla", channelId: $channelId, languageId: $languageId, marketId: $marketId) {
    unitPrice { sellingPriceIncVat regularPriceIncVat sellingPriceIncVatFormatted vat currency { code rate } }
  }
}`;

describeApi('the markets', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  it('are grouped, and say where one can only look and where one can only deliver to', async () => {
    const { data } = await api.query(
      '{ channel { defaultMarketId markets { id alias groupKey virtual onlyDisplayInCheckout defaultLanguageId allowedLanguages { id } } } }',
    );
    const swedish = { defaultLanguageId: 'sv-SE', allowedLanguages: [{ id: 'sv-SE' }] };
    expect(data.channel).toEqual({
      defaultMarketId: 'se',
      markets: [
        { id: 'se', alias: 'se', groupKey: 'scandinavia', virtual: false, onlyDisplayInCheckout: false, ...swedish },
        { id: 'de', alias: 'de', groupKey: 'europe', virtual: true, onlyDisplayInCheckout: false, ...swedish },
        { id: 'fi', alias: 'fi', groupKey: 'europe', virtual: false, onlyDisplayInCheckout: true, ...swedish },
      ],
    });
  });

  it('convert the prices of their base market, rounded up to whole tenths, and take their own VAT', async () => {
    // 499 kr at 11.20 kr a euro is 44.554 euro.
    const { data } = await api.query(shirtIn, { marketId: 'de' });
    expect(data.product.unitPrice).toEqual({
      sellingPriceIncVat: 44.6,
      regularPriceIncVat: 44.6,
      sellingPriceIncVatFormatted: '44,60\u00a0EUR',
      vat: 7.12,
      currency: { code: 'EUR', rate: 11.2 },
    });
  });

  it('show a reduction as one', async () => {
    // 150 kr instead of 200 kr is 13.393 instead of 17.857 euro.
    const { data } = await api.query(
      '{ product(alias: "fat", marketId: "fi") { unitPrice { sellingPriceIncVat regularPriceIncVat isDiscounted } } }',
    );
    expect(data.product.unitPrice).toEqual({ sellingPriceIncVat: 13.4, regularPriceIncVat: 17.9, isDiscounted: true });
  });

  it('sort and count their lists by converted prices', async () => {
    const { data } = await api.query(
      '{ products(marketId: "de", filter: { sort: PRICE, price: { highest: 14 } }) { count products { unitPrice { sellingPriceIncVat } } } }',
    );
    const prices = data.products.products.map((product: { unitPrice: object }) => product.unitPrice);
    expect(data.products.count).toBe(3);
    expect(prices).toEqual([{ sellingPriceIncVat: 7.1 }, { sellingPriceIncVat: 9 }, { sellingPriceIncVat: 13.4 }]);
  });

  it('keep a price of their own as it is', async () => {
    const { data } = await api.query(shirtIn, { channelId: '2|no' });
    expect(data.product.unitPrice).toMatchObject({ sellingPriceIncVat: 549, currency: { code: 'NOK', rate: 1 } });
  });

  it.each([
    [{ channelId: '9|xx' }, "There is no channel '9|xx'. Known: '1|se', '2|no'."],
    [{ marketId: 'no' }, "The channel '1|se' has no market 'no'. Known: se, de, fi."],
    [{ channelId: '2|no', marketId: "x' or 1=1" }, "The channel '2|no' has no market 'x' or 1=1'. Known: no."],
  ])('refuse %j in plain words', async (shop, reason) => {
    const { codes, errors, data } = await api.query(shirtIn, shop);
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(errors[0]?.message).toBe(reason);
    expect(data?.product ?? null).toBeNull();
  });

  it('show nothing in a language that they are not read in', async () => {
    const { data, errors } = await api.query(shirtIn, { marketId: 'de', languageId: 'nb-NO' });
    expect(errors).toEqual([]);
    expect(data.product).toBeNull();
  });
});

describeApi('a price that comes out even in another currency', () => {
  it('is not rounded', async () => {
    // Binary fractions make 2.5000000000000004 of it.
    const families = testCatalogue.families.map((family) => ({ ...family, price: { sek: 28, nok: 28 } }));
    const api = await openTestApi({ catalogue: { ...testCatalogue, families } });
    const { data } = await api.query(shirtIn, { marketId: 'de' });
    expect(data.product.unitPrice.sellingPriceIncVat).toBe(2.5);
    await api.close();
  });
});

describeApi('the settings of a channel', () => {
  it('say how it differs from the design', async () => {
    const database = await createTestDatabase();
    const { db, close } = await openDatabase(database.place);
    await migrate(db);
    await seedMarkets(db);
    expect(await readChannelSettings(db, '1|se')).toEqual({ channelId: '1|se', theme: {} });
    expect(await readChannelSettings(db, '2|no')).toEqual({
      channelId: '2|no',
      theme: { 'radius.control': '8px', 'radius.card': '14px' },
    });
    expect(await readChannelSettings(db, '9|xx')).toEqual({ channelId: '9|xx', theme: {} });
    await close();
    await database.drop();
  });
});
