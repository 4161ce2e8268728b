import type { RefundRow } from './plan-refund.rules.ts';

/** How many units of a line were refunded. */
export function refundedUnits(rows: readonly RefundRow[], linePosition: number): number {
  return rows.filter((row) => row.linePosition === linePosition).reduce((sum, { quantity }) => sum + quantity, 0);
}
