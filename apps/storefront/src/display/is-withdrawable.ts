import type { Withdrawal } from '@torg/commerce-sdk/extensions';

/** Whether anything of an order is left to go back on or to cancel, or nobody knows. */
export function isWithdrawable(withdrawal: Withdrawal | null): boolean {
  return withdrawal?.closure !== 'nothing-left';
}
