import type { Minor } from '../domain/money/money.ts';
import type { LetterRefusal } from '../operations/letter-refusal.ts';

/** Why the right to go back on a purchase does not hold for it, or no longer. */
export type WithdrawalClosure =
  /** The right is a consumer's. */
  | 'organization'
  /** Goods that came later than they usually do are still in time: customer service sees to that. */
  | 'term-over'
  /** All of it has been gone back on or refunded, or cannot be gone back on. */
  | 'nothing-left';

/** Why nobody can go back on goods of a kind (SE distansavtalslagen 2 kap. 11 §, NO angrerettloven § 22). */
export type WithdrawalExemption = 'perishable' | 'made-to-order' | 'newspaper';

/** What of one sku in an order can be gone back on. */
export interface WithdrawableItem {
  skuId: number;
  name: string;
  /** How many were bought. */
  quantity: number;
  /** How many of them are neither gone back on nor refunded. */
  left: number;
  /** Null where the right holds. */
  exemption: WithdrawalExemption | null;
}

/** What of an order can be gone back on now. */
export interface Withdrawal {
  /** The number of the order. */
  orderId: string;
  /** Null while it is open. */
  closure: WithdrawalClosure | null;
  /** The last day, an ISO date; null as long as not all goods were sent, as the time has not begun. */
  lastDay: string | null;
  items: readonly WithdrawableItem[];
  /** What `items` come to; null without them, and where they cannot be gone back on or nothing was paid yet. */
  refund: WithdrawalRefund | null;
  /** What was gone back on so far, the first one first. */
  received: readonly WithdrawalReceipt[];
}

/** What is paid back for goods, as they were bought. What sending them cost comes on top where the law says so. */
export interface WithdrawalRefund {
  /** All of it, with VAT, minor units. */
  amount: Minor;
  /** What of `amount` is taken off a bill that is not paid yet, minor units; the rest goes back to where it came from. */
  offBill: Minor;
  /** ISO 4217 code. */
  currency: string;
}

/** The proof that somebody went back on a purchase. It names nobody; the one by mail does. */
export interface WithdrawalReceipt {
  reference: string;
  orderId: string;
  /** ISO 8601. */
  receivedAt: string;
  items: readonly { skuId: number; name: string; quantity: number }[];
}

/** What became of the wish to go back on a purchase. */
export type WithdrawResult =
  | { kind: 'received'; receipt: WithdrawalReceipt }
  | { kind: 'unknown-order' }
  | { kind: 'closed'; closure: WithdrawalClosure | null; lastDay: string | null }
  | { kind: 'exempt'; skuId: number }
  | { kind: 'too-many'; skuId: number; left: number }
  | LetterRefusal;
