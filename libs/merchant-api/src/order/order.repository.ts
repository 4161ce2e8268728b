import { readPaid, type DrawnFunds } from '../balance/ledger.repository.ts';
import { sql, type Selectable } from 'kysely';
import { createBatchLoader, type BatchLoader } from '../database/batch-loader.ts';
import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { balanceReference } from './balance-reference.ts';
import { thawCart } from './frozen-cart.rules.ts';
import type { OrderRecord } from './order-record.ts';
import { endedStatuses, type OrderStatus } from './order-status.ts';
import type { OrdersTable } from './order.tables.ts';
import { holdsOfCarts } from './own-holds.repository.ts';
import { readParcels, type ParcelRecord } from './parcel.repository.ts';
import { readRefunds, type RefundRecord } from './refund.repository.ts';

/** Reads orders. */
export interface OrderRepository {
  db: ShopDatabase;
  /** The orders of a customer, newest first. */
  ofUser(userId: number): Promise<readonly OrderRecord[]>;
  find(orderId: number): Promise<OrderRecord | null>;
  findPublic(publicId: string): Promise<OrderRecord | null>;
  /** The order of a cart that is not over, else the newest one that is. */
  ofCart(cartId: string): Promise<OrderRecord | null>;
  /** Which order it is that an email made, counting those that stand; at least 1. */
  nthPurchase(order: OrderRecord): Promise<number>;
  /** Whether a customer has paid for an order. */
  hasPaid(userId: number): Promise<boolean>;
  /** What was sent of orders, by their numbers, the first parcel first. */
  parcels: BatchLoader<number, readonly ParcelRecord[]>;
  /** What was refunded of orders, by their numbers, the first refund first. */
  refunds: BatchLoader<number, readonly RefundRecord[]>;
  /** The units that are held for a cart's unpaid order, by sku id. */
  ownHolds(cartId: string, now: number): Promise<ReadonlyMap<number, number>>;
  /** Until when stock is held for an order, by what ends first; null where none is held at `now`. */
  heldUntil(orderId: number, now: number): Promise<Date | null>;
  /** What a cart's unpaid order drew from balances and gift cards. */
  ownDrawn(cartId: string): Promise<DrawnFunds>;
}

/** Reads orders from the database. */
export function createOrderRepository(
  db: ShopDatabase,
  reads: GatheredReads = createGatheredReads(db),
): OrderRepository {
  const orders = () => db.selectFrom('orders').selectAll();
  return {
    db,
    async ofUser(userId) {
      const rows = await orders().where('user_id', '=', userId).orderBy('order_id', 'desc').execute();
      return rows.map(toOrder);
    },
    find: async (orderId) => orNull(await orders().where('order_id', '=', orderId).executeTakeFirst()),
    findPublic: async (publicId) => orNull(await orders().where('public_id', '=', publicId).executeTakeFirst()),
    ofCart: async (cartId) =>
      orNull(
        await orders()
          .where('cart_id', '=', cartId)
          .orderBy(sql`status in ('cancelled', 'out-of-stock')`)
          .orderBy('order_id', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),
    parcels: createBatchLoader((orderIds) => readParcels(db, orderIds)),
    refunds: createBatchLoader((orderIds) => readRefunds(db, orderIds)),
    nthPurchase: (order) => countPurchases(db, order),
    async hasPaid(userId) {
      const paid = db.selectFrom('orders').select('order_id').where('user_id', '=', userId).where('is_paid', '=', true);
      return (await paid.limit(1).executeTakeFirst()) !== undefined;
    },
    ownHolds: async (cartId, now) => (await reads.anew(holdsOfCarts(now), cartId)) ?? new Map(),
    heldUntil: (orderId, now) => heldUntil(db, orderId, now),
    ownDrawn: (cartId) => readOwnDrawn(db, cartId),
  };
}

/** What a cart's unpaid order drew from balances and gift cards. */
export async function readOwnDrawn(db: ShopDatabase, cartId: string): Promise<DrawnFunds> {
  const unpaid = db.selectFrom('orders').select('order_id').where('cart_id', '=', cartId);
  const order = await unpaid.where('status', '=', 'pending-payment').executeTakeFirst();
  const paid = order ? await readPaid(db, balanceReference(order.order_id)) : [];
  return new Map(paid.map(({ balanceId, amount }) => [balanceId, amount]));
}

/** Finds the order that the same sending of the same cart made before. */
export async function findOrderByKey(db: ShopDatabase, cartId: string, key: string): Promise<OrderRecord | null> {
  return orNull(
    await db
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', '=', cartId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst(),
  );
}

/** Finds the one order of a cart that is not over, and keeps others from changing it until the transaction ends. */
export async function lockLiveOrder(db: ShopDatabase, cartId: string): Promise<OrderRecord | null> {
  return orNull(
    await db
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', '=', cartId)
      .where('status', 'not in', endedStatuses)
      .forUpdate()
      .executeTakeFirst(),
  );
}

/** Finds an order by its number, and keeps others from changing it until the transaction ends. */
export async function lockOrder(db: ShopDatabase, orderId: number): Promise<OrderRecord | null> {
  const row = db.selectFrom('orders').selectAll().where('order_id', '=', orderId).forUpdate();
  return orNull(await row.executeTakeFirst());
}

/** Which cart an order was made of; null where there is no such order. */
export async function cartOfOrder(db: ShopDatabase, orderId: number): Promise<string | null> {
  const row = await db.selectFrom('orders').select('cart_id').where('order_id', '=', orderId).executeTakeFirst();
  return row?.cart_id ?? null;
}

/** Until when stock is held for an order, by what ends first; null where none is held at `now`. */
async function heldUntil(db: ShopDatabase, orderId: number, now: number): Promise<Date | null> {
  const row = await db
    .selectFrom('stock_holds')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .where('expires_at', '>', new Date(now))
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Whether stock is held for an order at a moment. */
export async function hasLiveHold(db: ShopDatabase, orderId: number, now: number): Promise<boolean> {
  return (await heldUntil(db, orderId, now)) !== null;
}

/** How an order stands after a change. */
export interface OrderState {
  status: OrderStatus;
  isPaid: boolean;
  isRefundDue: boolean;
}

/** Writes how an order stands, and what happened to it. */
export async function writeOrderState(
  db: ShopDatabase,
  orderId: number,
  { status, isPaid, isRefundDue }: OrderState,
  event: { kind: string; now: number; data?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const moment = new Date(event.now);
  await db
    .updateTable('orders')
    .set({ status, is_paid: isPaid, is_refund_due: isRefundDue, updated_at: moment })
    .$if(isPaid, (update) => update.set({ paid_at: sql`coalesce(paid_at, ${moment})` }))
    .$if(status === 'completed', (update) => update.set({ completed_at: sql`coalesce(completed_at, ${moment})` }))
    .where('order_id', '=', orderId)
    .execute();
  await addOrderEvent(db, orderId, { ...event, data: { status, ...event.data } });
}

/** Adds to what happened to an order. */
export async function addOrderEvent(
  db: ShopDatabase,
  orderId: number,
  { kind, now, data }: { kind: string; now: number; data: Readonly<Record<string, unknown>> },
): Promise<void> {
  const row = { order_id: orderId, kind, happened_at: new Date(now), data: JSON.stringify(data) };
  await db.insertInto('order_events').values(row).execute();
}

async function countPurchases(db: ShopDatabase, { email, orderId }: OrderRecord): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('email', '=', email)
    .where('order_id', '<=', orderId)
    .where('status', 'not in', [...endedStatuses, 'pending-payment' as const])
    .executeTakeFirstOrThrow();
  return Math.max(1, count);
}

function orNull(row: Selectable<OrdersTable> | undefined): OrderRecord | null {
  return row ? toOrder(row) : null;
}

function toOrder(row: Selectable<OrdersTable>): OrderRecord {
  return {
    orderId: row.order_id,
    publicId: row.public_id,
    cartId: row.cart_id,
    cartVersion: row.cart_version,
    nextCartId: row.next_cart_id,
    channelId: row.channel_id,
    marketId: row.market_id,
    languageId: row.language_id,
    currency: row.currency,
    userId: row.user_id,
    email: row.email,
    status: row.status,
    isPaid: row.is_paid,
    isRefundDue: row.is_refund_due,
    paidAt: row.paid_at,
    completedAt: row.completed_at,
    counted: thawCart(row.counted),
    checkout: row.checkout,
    confirmation: row.confirmation,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
