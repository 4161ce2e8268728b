import type { ShopDatabase } from '../database/shop-database.ts';
import { findGiftCard } from './gift-card.repository.ts';
import type { Fund } from './fund.ts';
import { readBalances } from './ledger.repository.ts';

/** What pays for carts beside the payment, in the currency of one shop at one moment. */
export interface CartFunds {
  /** What a gift card holds; null where the code is none of one that can be used. */
  giftCard(code: string): Promise<Fund | null>;
  /** What pays for a cart with this code, in the order in which it is drawn: a gift card ends, a balance does not. */
  ofCart(code: string | null): Promise<readonly Fund[]>;
}

export interface CartFundsOptions {
  currency: string;
  now: number;
  /** The customer who asks, by id; null where nobody is signed in. */
  customerId(): Promise<number | null>;
}

/** Reads what pays for carts. */
export function createCartFunds(db: ShopDatabase, { currency, now, customerId }: CartFundsOptions): CartFunds {
  const giftCard = (code: string) => findGiftCard(db, code, { currency, now });
  const ownFunds = async () => {
    const userId = await customerId();
    if (userId === null) return [];
    return (await readBalances(db, userId)).filter((balance) => balance.currency === currency);
  };
  return {
    giftCard,
    async ofCart(code) {
      const [card, own] = await Promise.all([code === null ? null : giftCard(code), ownFunds()]);
      const funds = card ? [card, ...own] : own;
      return funds.map(({ balanceId, amount }) => ({ balanceId, amount })).filter(({ amount }) => amount > 0);
    },
  };
}
