import type { ShopDatabase } from '../database/shop-database.ts';
import { findGiftCard } from './gift-card.repository.ts';
import type { Fund } from './fund.ts';
import { readBalances, type DrawnFunds } from './ledger.repository.ts';

/** What pays for carts beside the payment, in the currency of one shop at one moment. */
export interface CartFunds {
  /** What a gift card holds for a cart; null where the code is none of one that can be used. */
  giftCard(cartId: string, code: string): Promise<Fund | null>;
  /**
   * What pays for a cart with the codes of these gift cards, in the order in which it is drawn: gift cards end, a balance does
   * not. What the cart's own unpaid order drew is there for it still.
   */
  ofCart(cartId: string, codes: readonly string[]): Promise<readonly Fund[]>;
}

export interface CartFundsOptions {
  currency: string;
  now: number;
  /** The customer who asks, by id; null where nobody is signed in. */
  customerId(): Promise<number | null>;
  /** What the unpaid order of a cart drew. */
  drawnFor(cartId: string): Promise<DrawnFunds>;
}

/** Reads what pays for carts. */
export function createCartFunds(
  db: ShopDatabase,
  { currency, now, customerId, drawnFor }: CartFundsOptions,
): CartFunds {
  const ownFunds = async () => {
    const userId = await customerId();
    if (userId === null) return [];
    return (await readBalances(db, userId)).filter((balance) => balance.currency === currency);
  };
  const cardOf = (code: string) => findGiftCard(db, code, { currency, now });
  const usable = async (cartId: string, funds: readonly Fund[]) => {
    if (funds.length === 0) return [];
    const drawn = await drawnFor(cartId);
    return funds
      .map(({ balanceId, amount }) => ({ balanceId, amount: amount + (drawn.get(balanceId) ?? 0) }))
      .filter(({ amount }) => amount > 0);
  };
  return {
    async giftCard(cartId, code) {
      const card = await cardOf(code);
      return card && ((await usable(cartId, [card]))[0] ?? null);
    },
    async ofCart(cartId, codes) {
      const [cards, own] = await Promise.all([Promise.all(codes.map(cardOf)), ownFunds()]);
      return usable(cartId, [...cards.filter((card) => card !== null), ...own]);
    },
  };
}
