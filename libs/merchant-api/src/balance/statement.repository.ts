import type { ShopDatabase } from '../database/shop-database.ts';

/** More are of no use on a page; bookkeeping has them all. */
const MOST_ENTRIES = 200;

/** What made the balance of a customer in a currency go up and down, the newest first; amounts are minor units. */
export async function readStatement(db: ShopDatabase, userId: number, currency: string) {
  return db
    .selectFrom('balance_entries as entry')
    .innerJoin('balances as balance', 'balance.balance_id', 'entry.balance_id')
    .select(['entry.amount', 'entry.amount_after as amountAfter', 'entry.reason', 'entry.reference'])
    .select(['entry.created_at as at', 'balance.currency'])
    .where('balance.user_id', '=', userId)
    .where('balance.currency', '=', currency)
    .orderBy('entry.entry_id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
}

/** The gift cards that orders of a customer bought, the newest first; amounts are minor units. What is left is their holders' affair. */
export async function readCardsBoughtBy(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('bought_gift_cards as bought')
    .innerJoin('gift_cards as card', 'card.balance_id', 'bought.balance_id')
    .innerJoin('orders', 'orders.order_id', 'bought.order_id')
    .select(['bought.order_id as orderId', 'bought.amount', 'bought.closed_amount as closedAmount'])
    .select(['card.code_end as codeEnd', 'card.issued_at as boughtAt', 'card.expires_at as expiresAt'])
    .select('orders.currency')
    .where('orders.user_id', '=', userId)
    .orderBy('card.issued_at', 'desc')
    .orderBy('bought.line_position')
    .orderBy('bought.unit')
    .limit(MOST_ENTRIES)
    .execute();
}
