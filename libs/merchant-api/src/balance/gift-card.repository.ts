import { secretHash } from '../database/secret-hash.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { normalisedGiftCode } from './gift-code.rules.ts';
import type { Fund } from './fund.ts';

/** Keeps a card by the hash of its code, empty; its amount is the first entry of its ledger. */
export async function storeGiftCard(
  trx: ShopDatabase,
  card: { code: string; currency: string; issued: Date; expires: Date },
): Promise<number> {
  const code = codeColumns(card.code);
  const balance = { user_id: null, currency: card.currency, amount: 0 };
  const insert = trx.insertInto('balances').values(balance).returning('balance_id');
  const { balance_id } = await insert.executeTakeFirstOrThrow();
  await trx
    .insertInto('gift_cards')
    .values({ balance_id, ...code, issued_at: card.issued, expires_at: card.expires })
    .execute();
  return balance_id;
}

/** Lets another code open a card, and the one before open nothing any more. */
export async function renewGiftCode(trx: ShopDatabase, balanceId: number, code: string): Promise<void> {
  await trx.updateTable('gift_cards').set(codeColumns(code)).where('balance_id', '=', balanceId).execute();
}

function codeColumns(text: string) {
  const code = normalisedGiftCode(text);
  if (code === null) throw new RangeError('That is no code of a gift card');
  return { code_hash: secretHash(code), code_end: code.slice(-4) };
}

/** What a card holds in a currency, nothing included; null where there is none, or it is over. */
export async function findGiftCard(
  db: ShopDatabase,
  text: string,
  { currency, now }: { currency: string; now: number },
): Promise<Fund | null> {
  const code = normalisedGiftCode(text);
  if (code === null) return null;
  const row = await db
    .selectFrom('gift_cards as card')
    .innerJoin('balances as balance', 'balance.balance_id', 'card.balance_id')
    .select(['balance.balance_id as balanceId', 'balance.amount'])
    .where('card.code_hash', '=', secretHash(code))
    .where('card.expires_at', '>', new Date(now))
    .where('balance.currency', '=', currency)
    .executeTakeFirst();
  return row ?? null;
}
