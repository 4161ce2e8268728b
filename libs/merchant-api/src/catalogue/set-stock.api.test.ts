import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { MOST_UNITS, setStock } from './set-stock.ts';

describeApi('a stock', () => {
  let open: OpenDatabase;
  beforeAll(async () => void (open = await openSeededDatabase(testCatalogue)));
  afterAll(() => open.close());
  beforeEach(async () => void (await setStock(open.db, 'KAF-1', { kind: 'count', units: 10 })));

  const stockOf = async (articleNumber: string) => {
    const query = open.db.selectFrom('stock').innerJoin('skus', 'skus.sku_id', 'stock.sku_id');
    const row = await query
      .select(['in_stock', 'oversellable', 'static_stock'])
      .where('article_number', '=', articleNumber)
      .executeTakeFirstOrThrow();
    return [row.in_stock, row.oversellable, row.static_stock];
  };

  it('is what was counted, and no other stock is', async () => {
    const others = await stockOf('MUG-1');
    expect(await setStock(open.db, 'KAF-1', { kind: 'count', units: 0 })).toEqual({ kind: 'changed', inStock: 0 });
    expect([await stockOf('KAF-1'), await stockOf('MUG-1')]).toEqual([[0, 2, 3], others]);
  });

  it('loses none of the units that come and go at one time', async () => {
    await Promise.all([5, -3, 4, -2].map((units) => setStock(open.db, 'KAF-1', { kind: 'move', units })));
    expect(await stockOf('KAF-1')).toEqual([14, 2, 3]);
  });

  it.each([
    [{ kind: 'move', units: -11 }],
    [{ kind: 'count', units: -1 }],
    [{ kind: 'move', units: MOST_UNITS }],
  ] as const)('does not become impossible by %j', async (change) => {
    expect(await setStock(open.db, 'KAF-1', change)).toEqual({ kind: 'impossible', inStock: 10 });
    expect(await stockOf('KAF-1')).toEqual([10, 2, 3]);
  });

  it('is that of a known article number', async () => {
    expect(await setStock(open.db, 'saknas', { kind: 'count', units: 1 })).toEqual({ kind: 'unknown' });
  });
});
