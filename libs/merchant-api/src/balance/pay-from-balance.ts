import type { ShopDatabase } from '../database/shop-database.ts';
import type { BalanceReason } from './balance.tables.ts';
import type { Fund } from './fund.ts';
import { customerBalance, readPaid, writeEntry } from './ledger.repository.ts';

/** An order that is paid in part or whole with what the shop holds. */
export interface BalancePayment {
  /** Where the money comes from, the first one first. */
  funds: readonly Fund[];
  /** Minor units. */
  amount: number;
  /** The order. Paid for once, whatever is repeated. */
  reference: string;
}

/**
 * Takes an order's money out of balances, within the caller's transaction. False where they hold less by now: the caller
 * takes the whole transaction back.
 */
export async function payFromBalance(
  trx: ShopDatabase,
  { funds, amount, reference }: BalancePayment,
  now: number,
): Promise<boolean> {
  let left = amount;
  for (const fund of funds) {
    const part = Math.min(left, fund.amount);
    if (part === 0) continue;
    const entry = { balanceId: fund.balanceId, amount: -part, reason: 'ORDER', reference } as const;
    if ((await writeEntry(trx, entry, now)) === 'short') return false;
    left -= part;
  }
  return left === 0;
}

/** Gives back what an order was paid with, such as when its payment fails. Doing it again changes nothing. */
export async function returnToBalance(trx: ShopDatabase, reference: string, now: number): Promise<void> {
  for (const { balanceId, amount } of await readPaid(trx, reference)) {
    await writeEntry(trx, { balanceId, amount, reason: 'ORDER_RETURNED', reference }, now);
  }
}

/** Money for a customer, in minor units of a currency. */
export interface Grant {
  userId: number;
  currency: string;
  amount: number;
  reason: Extract<BalanceReason, 'GRANTED' | 'REFUND'>;
  /** What it is for; the same reason and reference count once. */
  reference: string;
}

/** Puts money on a customer's balance. */
export async function grantBalance(db: ShopDatabase, grant: Grant, now: number): Promise<void> {
  const { userId, currency, amount, reason, reference } = grant;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('A balance is granted whole minor units');
  await db.transaction().execute(async (trx) => {
    const balanceId = await customerBalance(trx, userId, currency);
    await writeEntry(trx, { balanceId, amount, reason, reference }, now);
  });
}

/** Ends the balances of an account that is deleted. The ledger stays, and says where the money went. */
export async function closeBalances(trx: ShopDatabase, userId: number, now: number): Promise<void> {
  const open = trx.selectFrom('balances').select(['balance_id as balanceId', 'amount']).where('user_id', '=', userId);
  for (const { balanceId, amount } of await open.where('amount', '>', 0).forUpdate().execute()) {
    await writeEntry(
      trx,
      { balanceId, amount: -amount, reason: 'ACCOUNT_CLOSED', reference: `account-${userId}` },
      now,
    );
  }
}
