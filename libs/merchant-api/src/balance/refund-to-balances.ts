import type { ShopDatabase } from '../database/shop-database.ts';
import type { Fund } from './fund.ts';
import { writeEntry } from './ledger.repository.ts';

/**
 * What balances paid for an order and did not get back, in the order in which balances are locked everywhere. Refunds are
 * entered under the order's reference and a slash.
 */
export async function readOrderFunds(trx: ShopDatabase, reference: string): Promise<readonly Fund[]> {
  const rows = await trx
    .selectFrom('balance_entries')
    .select(['balance_id as balanceId', (eb) => eb.fn.sum<string>('amount').as('amount')])
    .where((where) => where.or([where('reference', '=', reference), where('reference', 'like', `${reference}/%`)]))
    .groupBy('balance_id')
    .orderBy('balance_id')
    .execute();
  return rows
    .map(({ balanceId, amount }) => ({ balanceId, amount: -Number(amount) }))
    .filter(({ amount }) => amount > 0);
}

/** Gives money of an order back to the balances that paid, within the caller's transaction. */
export async function refundToBalances(
  trx: ShopDatabase,
  { funds, amount, reference }: { funds: readonly Fund[]; amount: number; reference: string },
  now: number,
): Promise<void> {
  let left = amount;
  for (const fund of funds) {
    const part = Math.min(left, fund.amount);
    if (part === 0) continue;
    await writeEntry(trx, { balanceId: fund.balanceId, amount: part, reason: 'REFUND', reference }, now);
    left -= part;
  }
  if (left > 0) throw new Error('Balances were to get back more than they paid');
}
