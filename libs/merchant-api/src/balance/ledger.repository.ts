import type { ShopDatabase } from '../database/shop-database.ts';
import type { BalanceReason } from './balance.tables.ts';
import type { Fund } from './fund.ts';

/** Something that makes a balance go up, or down where `amount` (minor units) is below zero. */
export interface LedgerEntry {
  balanceId: number;
  amount: number;
  reason: BalanceReason;
  /** What it is for. The same reason and reference count once for a balance. */
  reference: string;
}

/**
 * Writes an entry within the caller's transaction: `repeated` where it was written before, `short` where the balance does
 * not hold that much. Entries of one balance wait for each other, so it never falls below zero.
 */
export async function writeEntry(
  trx: ShopDatabase,
  { balanceId, amount, reason, reference }: LedgerEntry,
  now: number,
): Promise<'written' | 'repeated' | 'short'> {
  const row = { balance_id: balanceId, reason, reference };
  const held = await trx
    .selectFrom('balances')
    .select('amount')
    .where('balance_id', '=', balanceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const same = await trx
    .selectFrom('balance_entries')
    .select('entry_id')
    .where('balance_id', '=', balanceId)
    .where('reason', '=', reason)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (same) return 'repeated';
  const after = held.amount + amount;
  if (after < 0) return 'short';
  await trx.updateTable('balances').set({ amount: after }).where('balance_id', '=', balanceId).execute();
  const entry = { ...row, amount, amount_after: after, created_at: new Date(now) };
  await trx.insertInto('balance_entries').values(entry).execute();
  return 'written';
}

/**
 * Whether balances hold what they were seen to hold, together with what was drawn from them for an order that is about to be
 * replaced. They stay so until the transaction ends.
 */
export async function lockFunds(trx: ShopDatabase, funds: readonly Fund[], drawn: DrawnFunds): Promise<boolean> {
  // What was drawn goes back to where it came from, which need not be among what pays now.
  const held = await lockBalances(trx, [...funds.map(({ balanceId }) => balanceId), ...drawn.keys()]);
  return funds.every(({ balanceId, amount }) => (held.get(balanceId) ?? 0) + (drawn.get(balanceId) ?? 0) === amount);
}

/**
 * What balances hold, by id and in minor units; they stay so until the transaction ends. Whoever locks several does it here and
 * at once, in the order of their ids: two who lock the same never wait for each other.
 */
export async function lockBalances(trx: ShopDatabase, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom('balances')
    .select(['balance_id', 'amount'])
    .where('balance_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .orderBy('balance_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ balance_id, amount }) => [balance_id, amount]));
}

/** The balance of a customer in a currency, made where there was none. */
export async function customerBalance(trx: ShopDatabase, userId: number, currency: string): Promise<number> {
  await trx
    .insertInto('balances')
    .values({ user_id: userId, currency, amount: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'currency']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('balances')
    .select('balance_id')
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return row.balance_id;
}

/** What an order drew, by the id of the balance; in minor units. */
export type DrawnFunds = ReadonlyMap<number, number>;

/** What an order was paid with. */
export async function readPaid(trx: ShopDatabase, reference: string): Promise<readonly Fund[]> {
  const rows = await trx
    .selectFrom('balance_entries')
    .select(['balance_id as balanceId', 'amount'])
    .where('reference', '=', reference)
    .where('reason', '=', 'ORDER')
    // In the order in which balances are locked everywhere.
    .orderBy('balance_id')
    .execute();
  return rows.map(({ balanceId, amount }) => ({ balanceId, amount: -amount }));
}

/** What a customer's balances hold, by currency. */
export async function readBalances(
  db: ShopDatabase,
  userId: number,
): Promise<readonly (Fund & { currency: string })[]> {
  return db
    .selectFrom('balances')
    .select(['balance_id as balanceId', 'currency', 'amount'])
    .where('user_id', '=', userId)
    .orderBy('currency')
    .execute();
}
