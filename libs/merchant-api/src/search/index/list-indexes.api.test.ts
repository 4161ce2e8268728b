import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open-database.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../../testing/seeded-database.ts';
import { testCatalogue } from '../../testing/test-catalogue.ts';
import { createListIndexes, type ListIndexes } from './list-indexes.ts';

const DAY = 24 * 60 * 60 * 1000;
const sweden = { marketId: 'se', currency: 'SEK', languageId: 'sv-SE', language: 'sv' } as const;

describeApi('the list index', () => {
  let database: OpenDatabase;
  let indexes: ListIndexes;
  let now: number;
  let statements: number;

  beforeEach(async () => {
    now = testStart;
    statements = 0;
    database = await openSeededDatabase(testCatalogue, () => void (statements += 1));
    const clock = { now: () => now };
    indexes = createListIndexes({ db: database.db, clock, checkEvery: 1000, report: () => {} });
  });
  afterEach(() => database.close());

  const current = () => indexes.indexFor(sweden);

  it('is read once, however many ask at the same time', async () => {
    const [first, second] = await Promise.all([current(), current()]);
    expect(second).toBe(first);
    expect(first.table.size).toBe(6);
  });

  it('asks the database at most once a second whether anything changed', async () => {
    const first = await current();
    statements = 0;
    now += 999;
    expect(await current()).toBe(first);
    expect(statements).toBe(0);
    now += 1;
    await Promise.all([current(), current(), current()]);
    expect(await current()).toBe(first);
    expect(statements).toBe(1);
  });

  it.each([
    ['stock', () => database.db.updateTable('stock').set({ in_stock: 0 })],
    ['a name', () => database.db.updateTable('product_texts').set({ sort_key: 'a' })],
    ['a place in a category', () => database.db.deleteFrom('product_categories')],
    ['what a package asks for', () => database.db.updateTable('package_groups').set({ required: true })],
    ['a brand', () => database.db.updateTable('brands').set({ is_active: false })],
  ])('is made anew when %s changes', async (_, change) => {
    const first = await current();
    await change().execute();
    now += 1000;
    const second = await current();
    expect(second).not.toBe(first);
    now += 1000;
    expect(await current()).toBe(second);
  });

  it('does not count as made anew where only sales were the reason', async () => {
    await current();
    await database.db.updateTable('stock').set({ in_stock: 0 }).execute();
    now += 1000;
    await current();
    expect(indexes.made()).toBe(1);
    await database.db.updateTable('brands').set({ is_active: false }).execute();
    now += 1000;
    await current();
    expect(indexes.made()).toBe(2);
  });

  it('is not made anew for a change that was taken back', async () => {
    const first = await current();
    const change = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('stock').set({ in_stock: 0 }).execute();
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    now += 1000;
    expect(await current()).toBe(first);
  });

  it('is made anew at the moment when a price changes', async () => {
    const { productIds } = (await current()).table;
    const price = { product_id: productIds[0] ?? 0, market_id: 'se', selling_inc_vat: 1, regular_inc_vat: 1 };
    await database.db
      .insertInto('price_log')
      .values({ ...price, valid_from: new Date(now + DAY) })
      .execute();
    now += 1000;
    const before = await current();
    expect(before.changeAt).toBe(Date.parse('2026-11-22T12:00:00Z'));
    now = before.changeAt - 1;
    expect((await current()).selling[0]).toBe(10_000);
    now += 1;
    expect((await current()).selling[0]).toBe(1);
  });
});
