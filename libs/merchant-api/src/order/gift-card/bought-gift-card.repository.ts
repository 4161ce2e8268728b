import { giftCardReference } from '../../balance/issue-gift-card.ts';
import type { Fund } from '../../balance/fund.ts';
import { lockBalances, writeEntry } from '../../balance/ledger.repository.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { takeBackMails } from '../../mail/mail.repository.ts';
import type { BoughtGiftCard, PaidGiftCard } from './bought-gift-card.rules.ts';

/** Writes for what an issued card was bought. A unit of an order that has one gets no other. */
export async function writeBoughtCard(
  trx: ShopDatabase,
  { orderId, balanceId, card }: { orderId: number; balanceId: number; card: PaidGiftCard },
): Promise<void> {
  const { linePosition, unit, amount } = card;
  const row = { balance_id: balanceId, order_id: orderId, line_position: linePosition, unit, amount };
  await trx
    .insertInto('bought_gift_cards')
    .values({ ...row, closed_amount: null })
    .execute();
}

/** The gift cards that an order bought, in the order of its lines. */
export async function readBoughtCards(db: ShopDatabase, orderId: number): Promise<readonly BoughtGiftCard[]> {
  const rows = await db
    .selectFrom('bought_gift_cards as bought')
    .innerJoin('gift_cards as card', 'card.balance_id', 'bought.balance_id')
    .innerJoin('balances as balance', 'balance.balance_id', 'bought.balance_id')
    .select(['bought.balance_id as balanceId', 'bought.line_position as linePosition', 'bought.unit', 'bought.amount'])
    .select(['bought.closed_amount as closedAmount', 'card.code_end as codeEnd', 'card.expires_at'])
    .select('balance.amount as held')
    .where('bought.order_id', '=', orderId)
    .orderBy('bought.line_position')
    .orderBy('bought.unit')
    .execute();
  return rows.map(({ expires_at, ...card }) => ({ ...card, expiresAt: expires_at.getTime() }));
}

/**
 * The same, which nobody pays with until the transaction ends. Balances that are written to in the same transaction are
 * locked together with them.
 */
export async function lockBoughtCards(
  trx: ShopDatabase,
  orderId: number,
  others: readonly Fund[] = [],
): Promise<readonly BoughtGiftCard[]> {
  const bought = trx.selectFrom('bought_gift_cards').select('balance_id as balanceId').where('order_id', '=', orderId);
  const balances = [...others, ...(await bought.execute())];
  await lockBalances(
    trx,
    balances.map(({ balanceId }) => balanceId),
  );
  return readBoughtCards(trx, orderId);
}

/**
 * Takes what is left of cards whose purchase is taken back, and the mails that wait to bring them to their receivers. What is
 * paid back onto one later stays its holder's.
 */
export async function closeBoughtCards(
  trx: ShopDatabase,
  cards: readonly BoughtGiftCard[],
  now: number,
): Promise<void> {
  for (const { balanceId, held, amount } of cards) {
    const entry = {
      balanceId,
      amount: -held,
      reason: 'GIFT_CARD_CLOSED',
      reference: giftCardReference(balanceId),
    } as const;
    if (held > 0) await writeEntry(trx, entry, now);
    await takeBackMails(trx, { kind: 'gift-card-received', cardId: balanceId });
    const closed = trx.updateTable('bought_gift_cards').set({ closed_amount: Math.min(held, amount) });
    await closed.where('balance_id', '=', balanceId).execute();
  }
}
