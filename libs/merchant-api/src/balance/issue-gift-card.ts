import type { ShopDatabase } from '../database/shop-database.ts';
import { storeGiftCard } from './gift-card.repository.ts';
import { giftCodeOf } from './gift-code.rules.ts';
import { writeEntry } from './ledger.repository.ts';

/** What a new gift card holds, in minor units of a currency, and until when it can be used. */
export interface NewGiftCard {
  currency: string;
  amount: number;
  expiresAt: number;
}

/** What gift cards are issued with: when, and what nobody can guess. */
export interface Issuing {
  now: number;
  randomBytes(size: number): Uint8Array;
}

export interface GiftCardPorts extends Issuing {
  db: ShopDatabase;
}

/** A card with its code, which nobody can read again. */
export interface IssuedGiftCard {
  balanceId: number;
  code: string;
}

/** Issues a gift card and gives its code. */
export async function issueGiftCard({ db, ...issuing }: GiftCardPorts, card: NewGiftCard): Promise<string> {
  const issued = await db.transaction().execute((trx) => addGiftCard(trx, card, issuing));
  return issued.code;
}

/** Issues a gift card within the caller's transaction. */
export async function addGiftCard(
  trx: ShopDatabase,
  { currency, amount, expiresAt }: NewGiftCard,
  { now, randomBytes }: Issuing,
): Promise<IssuedGiftCard> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('A gift card holds whole minor units');
  if (expiresAt <= now) throw new RangeError('A gift card ends in the future');
  const code = giftCodeOf(randomBytes(16));
  const card = { code, currency, issued: new Date(now), expires: new Date(expiresAt) };
  const balanceId = await storeGiftCard(trx, card);
  const reference = giftCardReference(balanceId);
  await writeEntry(trx, { balanceId, amount, reason: 'GIFT_CARD_ISSUED', reference }, now);
  return { balanceId, code };
}

/** Under which it is entered that a card is issued and closed, once each. */
export function giftCardReference(balanceId: number): string {
  return `gift-card-${balanceId}`;
}
