import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** An order that is about to be placed. */
export interface GuardedPurchase {
  customerType: CustomerType;
  /** Null for guests. */
  userId: number | null;
  /** What is left to pay, minor units inc VAT. */
  amount: number;
  amountExVat: number;
  isOnAccount: boolean;
}

/** Says what a customer may buy for the organization that they are a member of, and keeps count of it. */
export interface PurchaseGuard {
  /** The number of the organization that is billed; null where the buyer buys for none. */
  billedNumber(customerType: CustomerType): Promise<string | null>;
  /** What of the organization's credit is left, minor units inc VAT; null where the buyer buys for none. */
  creditLeft(customerType: CustomerType): Promise<number | null>;
  /** Why the order may not be placed, within the transaction that places it; null where nothing stands against it. */
  admit(trx: ShopDatabase, purchase: GuardedPurchase): Promise<OrderRefusal | null>;
  /** Notes an order that was admitted, within the same transaction. */
  note(trx: ShopDatabase, purchase: GuardedPurchase & { orderId: number }): Promise<void>;
}
