import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { setPrice, type NewPrice } from './set-price.ts';

describeApi('a price of the shop', () => {
  let open: OpenDatabase;
  beforeAll(async () => void (open = await openSeededDatabase(featureCatalogue)));
  afterAll(() => open.close());

  const set = (changes: Partial<NewPrice>) =>
    setPrice(open.db, {
      product: 'fat',
      marketId: 'se',
      selling: 500_00,
      regular: 500_00,
      now: testStart,
      ...changes,
    });
  const logOf = async (alias: string, marketId = 'se') => {
    const rows = await open.db
      .selectFrom('price_log as entry')
      .innerJoin('product_texts as text', 'text.product_id', 'entry.product_id')
      .selectAll('entry')
      .where('text.alias', '=', alias)
      .where('text.language_id', '=', 'sv-SE')
      .where('entry.market_id', '=', marketId)
      .orderBy('entry.valid_from')
      .orderBy('entry.price_log_id')
      .execute();
    return rows.map((row) => [row.selling_inc_vat, row.regular_inc_vat, row.valid_from.toISOString()]);
  };

  it('holds from now on, and what was asked before stays in the log', async () => {
    const before = await logOf('fat');
    const norwegian = await logOf('fat', 'no');
    expect(await set({ selling: 199_50, regular: 249_00 })).toMatchObject({
      kind: 'changed',
      product: { alias: 'fat' },
      currency: 'SEK',
      shown: 199_50,
    });
    expect(await logOf('fat')).toEqual([...before, [199_50, 249_00, '2026-11-21T12:00:00.000Z']]);
    expect(await logOf('fat', 'no')).toEqual(norwegian);
  });

  it('lets a campaign go on from it, and holds when that has ended', async () => {
    const past = (await logOf('skjorta-bla')).slice(0, 1);
    expect(await set({ product: 'SHI-1-L', selling: 400_00, regular: 400_00 })).toMatchObject({ shown: 300_00 });
    const [first, reduced, ...planned] = await logOf('skjorta-bla');
    expect([first]).toEqual(past);
    expect(reduced?.slice(0, 2)).toEqual([374_25, 499_00]);
    expect(planned).toEqual([
      [300_00, 400_00, '2026-11-21T12:00:00.000Z'],
      [400_00, 400_00, '2026-11-26T23:00:00.000Z'],
    ]);
  });

  it('leaves the log closed', async () => {
    await set({});
    await expect(open.db.deleteFrom('price_log').execute()).rejects.toThrow(/only ever added to/);
  });

  it.each([
    [{ product: 'saknas' }, 'unknown-product'],
    [{ product: "' or 1=1 --" }, 'unknown-product'],
    [{ product: '' }, 'unknown-product'],
    [{ marketId: 'xx' }, 'unknown-market'],
    [{ marketId: 'fi' }, 'no-own-prices'],
    [{ selling: 2, regular: 1 }, 'not-reduced'],
  ])('with %j is refused as %s', async (changes, kind) => {
    const before = await logOf('fat');
    expect(await set(changes)).toMatchObject({ kind });
    expect(await logOf('fat')).toEqual(before);
  });

  it('is not set where a name means one product here and another there', async () => {
    const renamed = (from: string, to: string) =>
      open.db
        .updateTable('product_texts')
        .set({ alias: to })
        .where('alias', '=', from)
        .where('language_id', '=', 'nb-NO')
        .execute();
    await renamed('fat', 'skal');
    await renamed('bok', 'fat');
    expect(await set({})).toEqual({ kind: 'ambiguous', aliases: ['fat', 'bok'] });
  });
});
