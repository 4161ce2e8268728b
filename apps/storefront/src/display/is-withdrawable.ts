import type { Withdrawal } from '@torg/commerce-sdk/extensions';

/** Whether anything of an order is left to go back on, or nobody knows. */
export function isWithdrawable(withdrawal: Withdrawal | null): boolean {
  return withdrawal?.closure !== 'nothing-left';
}

/** Whether an order was gone back on, and none of its goods are still bought: not those either that nobody can go back on. */
export function isWithdrawnWhole(withdrawal: Withdrawal | null): boolean {
  return (withdrawal?.received ?? []).length > 0 && (withdrawal?.items ?? []).every(({ left }) => left === 0);
}
