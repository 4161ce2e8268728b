import type { ShopDatabase } from '../database/shop-database.ts';

/** Something that happened to an order. */
export interface OrderEventRecord {
  kind: string;
  happenedAt: Date;
  data: Readonly<Record<string, unknown>>;
}

/** What happened to an order, the first thing first. */
export async function readOrderEvents(db: ShopDatabase, orderId: number): Promise<readonly OrderEventRecord[]> {
  return db
    .selectFrom('order_events')
    .select(['kind', 'happened_at as happenedAt', 'data'])
    .where('order_id', '=', orderId)
    .orderBy('event_id')
    .execute();
}
