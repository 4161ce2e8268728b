import { dateAfter, localDateWriter } from '@torg/commerce-sdk/domain';
import type { StoredWithdrawal, WithdrawnItem } from './withdrawal.rules.ts';

/** Units that were refunded; the moment in milliseconds since 1970. */
export interface RefundedUnits {
  skuId: number;
  quantity: number;
  at: number;
}

/** A withdrawal of which something was not refunded, with what that is. */
export interface UnpaidWithdrawal {
  withdrawal: StoredWithdrawal;
  items: readonly WithdrawnItem[];
}

/** Within how many days of hearing of it a trader pays back, by the law of distance contracts in Sweden and in Norway. */
const PAY_BACK_DAYS = 14;

/** The last day to pay back, as an ISO date of the market's time zone; the day on which the shop heard of it does not count. */
export function lastDayToPayBack(receivedAt: number, timeZone: string): string {
  return dateAfter(localDateWriter(timeZone)(receivedAt), PAY_BACK_DAYS);
}

/**
 * Which withdrawals of an order are open. Units that were refunded after a withdrawal close it, the oldest withdrawal first;
 * what was refunded before was another unit.
 */
export function openWithdrawals(
  withdrawals: readonly StoredWithdrawal[],
  refunded: readonly RefundedUnits[],
): readonly UnpaidWithdrawal[] {
  const units = refunded.map((refund) => ({ ...refund }));
  const unpaid = withdrawals.map((withdrawal) => ({
    withdrawal,
    items: withdrawal.items.flatMap((item) => {
      let quantity = item.quantity;
      for (const refund of units) {
        if (refund.skuId !== item.skuId || refund.at < withdrawal.receivedAt) continue;
        const part = Math.min(quantity, refund.quantity);
        refund.quantity -= part;
        quantity -= part;
      }
      return quantity === 0 ? [] : [{ ...item, quantity }];
    }),
  }));
  return unpaid.filter(({ items }) => items.length > 0);
}
