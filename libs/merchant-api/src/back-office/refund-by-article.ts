import type { ShopDatabase } from '../database/shop-database.ts';
import type { OrderAction } from '../order/order-action.ts';
import { createOrderRepository } from '../order/order.repository.ts';
import { payBackRefunds, type PayBackPort, type PayBackResult } from '../order/pay-back.ts';
import { refundOrder, type RefundResult } from '../order/refund-order.ts';
import { readOrderLines } from '../order/refund.repository.ts';

/** A refund as people say it: everything, or units by article number. */
export interface ArticleRefund extends OrderAction {
  reason: string;
  /** Null for everything that is left. */
  units: ReadonlyMap<string, number> | null;
  withShipping: boolean;
  /** Whether it is meant although the same amount was refunded just before. */
  isMeantAgain: boolean;
}

export type ArticleRefundResult = RefundResult | { kind: 'unknown-article'; articleNumber: string };

interface Ports {
  db: ShopDatabase;
  payments: PayBackPort;
}

/** Refunds an order by the article numbers of what was bought. */
export async function refundByArticle(ports: Ports, refund: ArticleRefund): Promise<ArticleRefundResult> {
  const { units, withShipping, ...action } = refund;
  if (units === null) return refundOrder(ports, { ...action, request: { kind: 'whole' } });
  const lines = await readOrderLines(ports.db, refund.orderId);
  const bySku = new Map<number, number>();
  for (const [articleNumber, count] of units) {
    const line = lines.find((own) => own.articleNumber === articleNumber);
    if (!line) return lines.length === 0 ? { kind: 'unknown-order' } : { kind: 'unknown-article', articleNumber };
    bySku.set(line.skuId, count);
  }
  return refundOrder(ports, { ...action, request: { kind: 'part', units: bySku, withShipping } });
}

/** Asks once more to pay back what refunds of an order still owe; null where there is no such order. */
export async function payBackOrder(
  { db, payments }: Ports,
  { orderId, now }: { orderId: number; now: number },
): Promise<PayBackResult | null> {
  const order = await createOrderRepository(db).find(orderId);
  return order && payBackRefunds({ db, payments, now }, order);
}
