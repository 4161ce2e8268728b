import { sql } from 'kysely';
import { groupBy } from '../../database/group-by.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { StoredConfirmation } from '../stored-confirmation.ts';
import { readRefunds } from '../refund.repository.ts';
import { lastDayToPayBack, openWithdrawals } from './open-withdrawals.rules.ts';
import { timeZoneOf, WITHDRAWN, type StoredWithdrawal, type WithdrawnItem } from './withdrawal.rules.ts';

/** A withdrawal that the shop has still to pay back. */
export interface OpenWithdrawal {
  orderId: number;
  reference: string;
  name: string;
  email: string;
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** That of the order's market. */
  timeZone: string;
  /** What of it was not refunded. */
  items: readonly WithdrawnItem[];
  /** ISO date of the market: by law the money is back by then. */
  payBackBy: string;
  /** Where it is not, the bill is taken back instead. */
  isPaid: boolean;
}

/** Reads what was gone back on and not refunded, what came first first. */
export async function readOpenWithdrawals(db: ShopDatabase): Promise<readonly OpenWithdrawal[]> {
  const rows = await db
    .selectFrom('order_events as event')
    .innerJoin('orders', 'orders.order_id', 'event.order_id')
    .select(['event.order_id as orderId', 'event.data', 'orders.is_paid as isPaid'])
    .select(sql<StoredConfirmation | null>`orders.confirmation`.as('confirmation'))
    .where('event.kind', '=', WITHDRAWN)
    .where('orders.status', 'not in', ['refunded', 'cancelled'])
    .orderBy('event.event_id')
    .execute();
  if (rows.length === 0) return [];
  const byOrder = groupBy(rows, ({ orderId }) => orderId);
  const refunds = await readRefunds(db, [...byOrder.keys()]);
  const open = [...byOrder].flatMap(([orderId, own]) => {
    const refunded = (refunds.get(orderId) ?? []).flatMap(({ skuId, quantity, createdAt }) =>
      skuId === null ? [] : [{ skuId, quantity, at: createdAt.getTime() }],
    );
    const isPaid = own.some((row) => row.isPaid);
    const timeZone = timeZoneOf({ confirmation: own[0]?.confirmation ?? null });
    const withdrawals = own.map(({ data }) => data as unknown as StoredWithdrawal); // `withdraw` alone writes events of this kind
    return openWithdrawals(withdrawals, refunded).map(({ withdrawal, items }) => {
      const { reference, name, email, receivedAt } = withdrawal;
      const payBackBy = lastDayToPayBack(receivedAt, timeZone);
      return { orderId, reference, name, email, receivedAt, timeZone, items, payBackBy, isPaid };
    });
  });
  return open.toSorted((one, other) => one.receivedAt - other.receivedAt);
}
