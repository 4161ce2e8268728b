import type { ShopDatabase } from '../database/shop-database.ts';
import { keepGiftCard } from './gift-card.repository.ts';
import { giftCodeOf } from './gift-code.rules.ts';
import { writeEntry } from './ledger.repository.ts';

/** What a new gift card holds, in minor units of a currency, and until when it can be used. */
export interface NewGiftCard {
  currency: string;
  amount: number;
  expiresAt: number;
}

export interface GiftCardPorts {
  db: ShopDatabase;
  now: number;
  randomBytes(size: number): Uint8Array;
}

/** Issues a gift card and gives its code, which nobody can read again. */
export async function issueGiftCard(
  { db, now, randomBytes }: GiftCardPorts,
  { currency, amount, expiresAt }: NewGiftCard,
): Promise<string> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('A gift card holds whole minor units');
  if (expiresAt <= now) throw new RangeError('A gift card ends in the future');
  const code = giftCodeOf(randomBytes(16));
  await db.transaction().execute(async (trx) => {
    const card = { code, currency, issued: new Date(now), expires: new Date(expiresAt) };
    const balanceId = await keepGiftCard(trx, card);
    const reference = `gift-card-${balanceId}`;
    await writeEntry(trx, { balanceId, amount, reason: 'GIFT_CARD_ISSUED', reference }, now);
  });
  return code;
}
