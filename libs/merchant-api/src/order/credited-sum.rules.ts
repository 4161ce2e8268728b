import type { RefundRecord } from './refund.repository.ts';

/** What refunds took off the bill of an order while it was not paid, in minor units inc VAT. */
export function creditedSum(rows: readonly RefundRecord[]): number {
  return rows.reduce((sum, { isCredit, toBalance, incVat }) => sum + (isCredit && !toBalance ? incVat : 0), 0);
}
