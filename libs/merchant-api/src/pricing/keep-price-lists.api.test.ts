import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPriceList } from '../back-office/open-company.ts';
import { openCompanyDesk, type CompanyDesk } from '../company/testing/open-company-desk.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { namePriceList, setListPrice, type NewListPrice } from './keep-price-lists.ts';
import { readPriceListRows, readPriceLists } from './price-list.repository.ts';

/** Mugs are 100 kronor for everybody, and no list says otherwise at first. */
const setIn = (db: ShopDatabase, changes: Partial<NewListPrice>) =>
  setListPrice(db, {
    ...{ list: 'bygg', product: 'MUG-1', marketId: 'se', fromQuantity: 1, price: 90_00, now: testStart },
    ...changes,
  });

describeApi("price lists that the shop's people keep", () => {
  let seeded: OpenDatabase;
  beforeAll(async () => {
    seeded = await openSeededDatabase(testCatalogue);
  });
  afterAll(() => seeded.close());

  const set = (changes: Partial<NewListPrice>) => setIn(seeded.db, changes);

  it('are made, renamed and filled', async () => {
    const { db } = seeded;
    expect(await readPriceLists(db)).toEqual([]);
    expect(await set({})).toEqual({ kind: 'unknown-list' });
    expect(await namePriceList(db, { identifier: 'bygg', name: 'Bygg' })).toBe('made');
    expect(await namePriceList(db, { identifier: 'bygg', name: 'Byggavtal' })).toBe('renamed');
    expect(await set({})).toMatchObject({ kind: 'changed', currency: 'SEK', everybody: 100_00 });
    expect(await set({ fromQuantity: 10, price: 80_00 })).toMatchObject({ kind: 'changed' });
    expect(await set({ fromQuantity: 10, price: 75_00 })).toMatchObject({ kind: 'changed' });
    expect(await readPriceLists(db)).toMatchObject([{ identifier: 'bygg', name: 'Byggavtal', prices: 2 }]);
    expect(await readPriceListRows(db, 'bygg')).toMatchObject([
      { marketId: 'se', currency: 'SEK', fromQuantity: 1, price: 90_00 },
      { marketId: 'se', currency: 'SEK', fromQuantity: 10, price: 75_00 },
    ]);
  });

  it('a price is taken away, and there is none to take away then', async () => {
    expect(await set({ fromQuantity: 10, price: null })).toMatchObject({ kind: 'removed' });
    expect(await set({ fromQuantity: 10, price: null })).toEqual({ kind: 'not-listed' });
  });

  it.each([
    [{ product: 'MUG-0' }, 'unknown-product'],
    [{ marketId: 'dk' }, 'unknown-market'],
    [{ list: 'BYGG' }, 'unknown-list'],
  ])('%o is refused: %s', async (changes, kind) => {
    expect(await set(changes)).toEqual({ kind });
    expect(await readPriceListRows(seeded.db, 'bygg')).toHaveLength(1);
  });
});

describeApi("a price list that the shop's people gave to an organization", () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await openCompanyDesk({
      async prepare(db) {
        await namePriceList(db, { identifier: 'bygg', name: 'Bygg' });
        await setIn(db, {});
        await setIn(db, { fromQuantity: 10, price: 75_00 });
        const { organisation_number } = await db
          .selectFrom('companies')
          .select('organisation_number')
          .where('country_code', '=', 'SE')
          .executeTakeFirstOrThrow();
        const company = { organisationNumber: organisation_number, countryCode: 'SE' };
        expect(await setPriceList(db, { ...company, identifier: 'bygg' })).toBe('set');
      },
    });
  });
  afterAll(() => desk.api.close());

  it('is what its members buy by, and nobody else', async () => {
    const { data } = await desk.ask(desk.buyer, '{ articles(numbers: ["MUG-1"]) { matches { productId } } }');
    const ids = [data.articles[0].matches[0].productId];
    const ask =
      'query($ids: [Int!]!) { ownPrices(productIds: $ids) { isOwn breaks { fromQuantity sellingPriceIncVat } } }';
    const ownPrices = async (token: string) => (await desk.ask(token, ask, { ids })).data.ownPrices;
    expect(await ownPrices(desk.buyer)).toEqual([
      { isOwn: true, breaks: [{ fromQuantity: 10, sellingPriceIncVat: 75 }] },
    ]);
    expect(await ownPrices(desk.stranger)).toEqual([]);
  });
});
