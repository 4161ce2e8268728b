import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createCartRepository } from '../cart/cart.repository.ts';
import { createOrderRepository } from '../order/order.repository.ts';
import { CHANGED, keepShop, keptOrders } from '../testing/kept-shop.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { ShopDatabase } from './shop-database.ts';

/** The forms before each migration that moves what is kept. */
const forms = [
  '0018-withdrawal-exemptions',
  '0023-withdrawals-to-pay-back',
  '0024-rest-of-an-ordered-cart',
  '0025-codes-of-a-cart',
  '0026-credited-bills',
  '0027-bought-gift-cards',
];

describeApi('a database that was kept', () => {
  let close = async () => {};
  afterEach(() => close());

  async function openOld(form: string): Promise<ShopDatabase> {
    const { place, drop } = await createTestDatabase();
    const opened = await openDatabase(place);
    close = () => opened.close().finally(drop);
    await sql`drop schema public cascade`.execute(opened.db);
    await sql`create schema public`.execute(opened.db);
    await migrate(opened.db, form);
    await keepShop(opened.db, form);
    return opened.db;
  }

  it.each(forms)('in the form of %s holds the same in the newest one', async (form) => {
    const db = await openOld(form);
    await migrate(db);
    for (const { cart } of keptOrders) {
      expect(await createCartRepository(db).find(`${cart.id}-open`)).toMatchObject({
        codes: cart.codes,
        version: 3,
        continuedAs: null,
      });
    }
    expect((await createCartRepository(db).find('plain-open'))?.lines.map(({ message }) => message)).toEqual([
      null,
      'Till Ulla',
    ]);
    const orders = createOrderRepository(db);
    for (const { cart, orderId, cartId, status, isPaid, isStanding } of keptOrders) {
      const order = await orders.find(orderId);
      expect(order).toMatchObject({ cartId, status, isPaid, paidAt: isPaid ? new Date(CHANGED) : null });
      expect(order?.counted.cart.codes).toEqual(cart.ordered);
      const taken = db.selectFrom('taken_stock').select(['sku_id', 'in_stock']).where('order_id', '=', orderId);
      const units = { 7: 3, 8: 1 };
      const rows = await taken.orderBy('sku_id').execute();
      expect(Object.fromEntries(rows.map((row) => [row.sku_id, row.in_stock]))).toEqual(isStanding ? units : {});
    }
    const next = await db.selectFrom('orders').select('next_cart_id').distinct().execute();
    expect(next).toHaveLength(keptOrders.length);
    const numbers = await db.selectFrom('skus').select(['article_number', 'part_number']).orderBy('sku_id').execute();
    expect(numbers.map(({ article_number, part_number }) => [article_number, part_number])).toEqual([
      ['A-7', 'MAKER-1'],
      ...['A-8', 'A-9', 'A-10'].map((article) => [article, null]),
    ]);
    expect(await db.selectFrom('stock').selectAll().execute()).toMatchObject([{ in_stock: 5, is_counted: true }]);
    const credits = await db.selectFrom('refunds').select('is_credit').distinct().execute();
    expect(credits.filter(({ is_credit }) => is_credit)).toEqual([]);
  });

  it('in an old form has the very columns of a new one afterwards', async () => {
    const columns = async (db: ShopDatabase) => {
      const { rows } = await sql`select table_name, column_name, data_type, is_nullable, column_default
        from information_schema.columns where table_schema = 'public' order by table_name, column_name`.execute(db);
      return rows;
    };
    const old = await openOld(forms[0] ?? '');
    await migrate(old);
    const upgraded = await columns(old);
    await close();
    const { place, drop } = await createTestDatabase();
    const opened = await openDatabase(place);
    close = () => opened.close().finally(drop);
    expect(upgraded).toEqual(await columns(opened.db));
  });
});
