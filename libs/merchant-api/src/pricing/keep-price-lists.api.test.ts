import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCompanyDesk, type CompanyDesk } from '../company/testing/open-company-desk.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { setPriceList } from '../back-office/open-company.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { testStart } from '../testing/seeded-database.ts';
import { namePriceList, setListPrice, type NewListPrice } from './keep-price-lists.ts';
import { readPriceListRows, readPriceLists } from './price-list.repository.ts';

/** Mugs are 100 kronor for everybody, and no list says otherwise at first. */
describeApi("price lists that the shop's people keep", () => {
  let desk: CompanyDesk;
  let db: ShopDatabase;
  let number = '';
  beforeAll(async () => {
    desk = await openCompanyDesk({ prepare: (opened) => void (db = opened) });
    const company = await db
      .selectFrom('companies')
      .select('organisation_number')
      .where('country_code', '=', 'SE')
      .executeTakeFirstOrThrow();
    number = company.organisation_number;
  });
  afterAll(() => desk.api.close());

  const set = (changes: Partial<NewListPrice>) =>
    setListPrice(db, {
      ...{ list: 'bygg', product: 'MUG-1', marketId: 'se', fromQuantity: 1, price: 90_00, now: testStart },
      ...changes,
    });
  const ownPrices = async () => {
    const { data } = await desk.ask(desk.buyer, '{ articles(numbers: ["MUG-1"]) { matches { productId } } }');
    const answer = await desk.ask(
      desk.buyer,
      'query($ids: [Int!]!) { ownPrices(productIds: $ids) { isOwn breaks { fromQuantity sellingPriceIncVat } } }',
      { ids: [data.articles[0].matches[0].productId] },
    );
    return answer.data.ownPrices;
  };

  it('members of an organization that has none are told nothing of prices of their own', async () => {
    expect(await readPriceLists(db)).toEqual([]);
    expect(await ownPrices()).toEqual([]);
  });

  it('one is made, filled and given to an organization, whose members buy by it', async () => {
    expect(await set({})).toEqual({ kind: 'unknown-list' });
    expect(await namePriceList(db, { identifier: 'bygg', name: 'Bygg' })).toBe('made');
    expect(await namePriceList(db, { identifier: 'bygg', name: 'Byggavtal' })).toBe('renamed');
    expect(await set({})).toMatchObject({ kind: 'changed', currency: 'SEK', everybody: 100_00 });
    expect(await set({ fromQuantity: 10, price: 80_00 })).toMatchObject({ kind: 'changed' });
    expect(await set({ fromQuantity: 10, price: 75_00 })).toMatchObject({ kind: 'changed' });
    const company = { organisationNumber: number, countryCode: 'SE' };
    expect(await setPriceList(db, { ...company, identifier: 'bygg' })).toBe('set');
    expect(await ownPrices()).toEqual([{ isOwn: true, breaks: [{ fromQuantity: 10, sellingPriceIncVat: 75 }] }]);
    expect(await readPriceLists(db)).toMatchObject([{ identifier: 'bygg', name: 'Byggavtal', prices: 2 }]);
    expect(await readPriceListRows(db, 'bygg')).toMatchObject([
      { marketId: 'se', currency: 'SEK', fromQuantity: 1, price: 90_00 },
      { marketId: 'se', currency: 'SEK', fromQuantity: 10, price: 75_00 },
    ]);
  });

  it('a price is taken away, and there is none to take away then', async () => {
    expect(await set({ fromQuantity: 10, price: null })).toMatchObject({ kind: 'removed' });
    expect(await set({ fromQuantity: 10, price: null })).toEqual({ kind: 'not-listed' });
    expect(await ownPrices()).toEqual([{ isOwn: true, breaks: [] }]);
  });

  it.each([
    [{ product: 'MUG-0' }, 'unknown-product'],
    [{ marketId: 'fi' }, 'unknown-market'],
    [{ list: 'BYGG' }, 'unknown-list'],
  ])('%o is refused: %s', async (changes, kind) => {
    expect(await set(changes)).toEqual({ kind });
    expect(await readPriceListRows(db, 'bygg')).toHaveLength(1);
  });
});
