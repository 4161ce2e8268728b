import type { RefundRecord } from './refund.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** When the same amount of an order was refunded within the last day, which is more often a slip than meant; null where it was not. */
export function repeatedRefund(earlier: readonly RefundRecord[], amount: number, now: number): number | null {
  const sums = new Map<number, { amount: number; at: number }>();
  for (const { refundId, incVat, createdAt } of earlier) {
    const { amount: before } = sums.get(refundId) ?? { amount: 0 };
    sums.set(refundId, { amount: before + incVat, at: createdAt.getTime() });
  }
  const same = [...sums.values()].filter((refund) => refund.amount === amount && now - refund.at < DAY_MS);
  return same.at(-1)?.at ?? null;
}
