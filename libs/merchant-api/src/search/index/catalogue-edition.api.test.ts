import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../database/open-database.ts';
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
  let indexes: number;

  beforeEach(async () => {
    now = Date.parse('2026-11-21T12:00:00Z');
    [statements, indexes] = [0, 0];
    const made = await createTestDatabase();
    drop = made.drop;
    database = await openDatabase(made.place, () => void (statements += 1));
    await migrate(database.db);
    await seedShop(database.db, catalogueWithLaterSale({ version: 'editions-1', family: 'skjorta', percent: 90 }), now);
    edition = createCatalogueEdition({
      db: database.db,
      clock: { now: () => now },
      checkEvery: 1000,
      indexes: { made: () => indexes },
      timeZones: ['Europe/Stockholm', 'Europe/Helsinki'],
    });
  });
  afterEach(() => database.close().finally(drop));

  it('stays the same while nothing changes; the database is asked once a second', async () => {
    const first = await edition.current();
    statements = 0;
    now += 999;
    expect([await edition.current(), statements]).toEqual([first, 0]);
    now += 1;
    expect(new Set(await Promise.all([edition.current(), edition.current()]))).toEqual(new Set([first]));
    expect(statements).toBe(1);
  });

  it('is another one a second after a change at the latest', async () => {
    const first = await edition.current();
    await database.db.updateTable('stock').set({ in_stock: 0 }).execute();
    now += 1000;
    const second = await edition.current();
    expect(second).not.toBe(first);
    now += 1000;
    expect(await edition.current()).toBe(second);
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
