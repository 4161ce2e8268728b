import type { Generated } from 'kysely';

/** Why a balance went up or down. */
export type BalanceReason =
  | 'GIFT_CARD_ISSUED'
  | 'GIFT_CARD_CLOSED'
  | 'GRANTED'
  | 'TAKEN'
  | 'ORDER'
  | 'ORDER_RETURNED'
  | 'REFUND'
  | 'ACCOUNT_CLOSED';

/** Money that the shop holds for someone: a customer's, or a gift card's, which belongs to whoever has its code. */
export interface BalancesTable {
  balance_id: Generated<number>;
  /** Null for gift cards, and once the account is deleted. */
  user_id: number | null;
  currency: string;
  /** Minor units; the sum of the entries. */
  amount: number;
}

/** The ledger. The database refuses to change or delete a row. */
export interface BalanceEntriesTable {
  entry_id: Generated<number>;
  balance_id: number;
  /** Minor units; below zero where something was paid with it. */
  amount: number;
  amount_after: number;
  reason: BalanceReason;
  /** What it was for, such as an order. The same reason and reference count once. */
  reference: string;
  created_at: Date;
}

export interface GiftCardsTable {
  balance_id: number;
  code_hash: string;
  /** The last four characters, by which an owner knows the card. */
  code_end: string;
  issued_at: Date;
  expires_at: Date;
}
