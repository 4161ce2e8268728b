import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../database/open-database.ts';
import { acceptReview } from '../../review/decide-review.ts';
import { seedShop } from '../../server/seed-shop.ts';
import { catalogueWithLaterSale } from '../../testing/later-sale.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCatalogueEdition, type CatalogueEdition } from './catalogue-edition.ts';

const DAY = 24 * 60 * 60 * 1000;

describeApi('the edition of the catalogue', () => {
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  let edition: CatalogueEdition;
  let now: number;
  let statements: number;
  let sold: number[];
  let indexes: number;

  beforeEach(async () => {
    now = Date.parse('2026-11-21T12:00:00Z');
    [statements, indexes, sold] = [0, 0, []];
    const made = await createTestDatabase();
    drop = made.drop;
    database = await openDatabase(made.place, () => void (statements += 1));
    await migrate(database.db);
    await seedShop(database.db, now, {
      catalogue: catalogueWithLaterSale({ version: 'editions-1', family: 'skjorta', percent: 90 }),
    });
    edition = createCatalogueEdition({
      db: database.db,
      clock: { now: () => now },
      checkEvery: 1000,
      indexes: { made: () => indexes },
      onStock: (productIds) => void sold.push(...productIds),
      timeZones: ['Europe/Stockholm', 'Europe/Helsinki'],
    });
  });
  afterEach(() => database.close().finally(drop));

  it('stays the same while nothing changes; the database is asked once a second', async () => {
    const first = await edition.current();
    statements = 0;
    now += 499;
    expect([await edition.current(), statements]).toEqual([first, 0]);
    now += 501;
    expect(new Set(await Promise.all([edition.current(), edition.current()]))).toEqual(new Set([first]));
    expect(statements).toBe(1);
  });

  it('is asked about ahead of time where many come, so that none of them waits', async () => {
    const first = await edition.current();
    await database.db.updateTable('brands').set({ is_active: false }).execute();
    statements = 0;
    now += 500;
    expect(await edition.current()).toBe(first);
    await expect.poll(() => statements).toBe(3);
    now += 499;
    expect(await edition.current()).not.toBe(first);
    expect(statements).toBe(3);
  });

  it('is another one a second after a change at the latest', async () => {
    const first = await edition.current();
    await database.db.updateTable('brands').set({ is_active: false }).execute();
    now += 1000;
    const second = await edition.current();
    expect(second).not.toBe(first);
    now += 1000;
    expect(await edition.current()).toBe(second);
  });

  it('is another one when a review is accepted', async () => {
    const { db } = database;
    const goods = db.selectFrom('products').select('product_id').orderBy('product_id').limit(1);
    const review = { language_id: 'sv-SE', rating: 5, author: 'Maja', comment: 'Bra', written_at: new Date(now) };
    const { product_id } = await goods.executeTakeFirstOrThrow();
    const row = { ...review, product_id, is_published: false, is_demo: false, user_id: null };
    const { review_id } = await db.insertInto('reviews').values(row).returning('review_id').executeTakeFirstOrThrow();
    const before = await edition.current();
    expect(await acceptReview(db, review_id, { now, channelUrls: {} })).toBe(true);
    now += 1000;
    expect(await edition.current()).not.toBe(before);
  });

  it('stays the same when goods are sold, and tells which', async () => {
    const first = await edition.current();
    const { product_id, sku_id } = await database.db
      .selectFrom('skus')
      .select(['product_id', 'sku_id'])
      .orderBy('sku_id')
      .executeTakeFirstOrThrow();
    await database.db.updateTable('stock').set({ in_stock: 1 }).where('sku_id', '=', sku_id).execute();
    now += 999;
    expect([await edition.current(), sold]).toEqual([first, []]);
    now += 1;
    expect([await edition.current(), sold]).toEqual([first, [product_id]]);
    now += 1000;
    expect([await edition.current(), sold]).toEqual([first, [product_id]]);
  });

  it('is another one when so much stock changes at once that it is no sale', async () => {
    await sql`
      insert into skus (product_id, article_number, gtin, position, is_active)
      select product_id, 'many-' || n, '', n, true from (select min(product_id) as product_id from products) one,
        generate_series(1, 201) n
    `.execute(database.db);
    const many = sql`select sku_id from skus where article_number like 'many-%'`;
    const first = await edition.current();
    await sql`insert into stock (sku_id, in_stock, oversellable, static_stock) select sku_id, 1, 0, 0 from (${many}) sku`.execute(
      database.db,
    );
    now += 1000;
    const second = await edition.current();
    expect(second).not.toBe(first);
    await sql`update stock set in_stock = 2 where sku_id in (${many} limit 200)`.execute(database.db);
    now += 1000;
    expect([await edition.current(), sold.length]).toEqual([second, 1]);
  });

  it('is another one at the moment when a price changes', async () => {
    now = Date.parse('2026-11-22T22:59:59.999Z');
    const before = await edition.current();
    now += 1;
    expect(await edition.current()).not.toBe(before);
  });

  it('is another one at midnight in each time zone', async () => {
    const editions = [];
    for (const moment of ['21:59:59.999', '22:00:00', '22:59:59.999', '23:00:00']) {
      now = Date.parse(`2027-03-01T${moment}Z`);
      editions.push((await edition.current()).name);
    }
    const [evening, finnish, later, swedish] = editions;
    expect([finnish === evening, later === finnish, swedish === later]).toEqual([false, true, false]);
  });

  it('is another one when a picture changes', async () => {
    const first = await edition.current();
    await database.db.updateTable('product_images').set({ position: 7 }).execute();
    now += 1000;
    expect(await edition.current()).not.toBe(first);
  });

  it('is another one as soon as lists are made anew', async () => {
    const first = await edition.current();
    indexes += 1;
    expect(await edition.current()).not.toBe(first);
  });

  it('is not trusted after a night without questions', async () => {
    const first = await edition.current();
    now += DAY;
    expect(await edition.current()).not.toBe(first);
  });
});
