import type { Withdrawal } from '@torg/commerce-sdk/extensions';

/** Whether anything of an order is left to go back on or to cancel, or nobody knows. */
export function isWithdrawable(withdrawal: Withdrawal | null): boolean {
  return withdrawal?.closure !== 'nothing-left';
}

/** Whether an order was gone back on, and nothing of it is left. */
export function isWithdrawnWhole(withdrawal: Withdrawal | null): boolean {
  return !isWithdrawable(withdrawal) && (withdrawal?.received ?? []).length > 0;
}
