import type { UserRecord } from '../account/user-record.ts';
import type { CheckoutView } from '../checkout/checkout-view.ts';
import type { OrderRepository } from './order.repository.ts';
import type { PaymentPages } from './payment-pages.ts';
import type { PurchaseGuard } from './purchase-guard.ts';

/** What it takes to work with orders in one shop at one moment. */
export interface OrderView extends CheckoutView {
  orders: OrderRepository;
  payments: PaymentPages;
  purchases: PurchaseGuard;
  currentUser(): Promise<UserRecord | null>;
  /** By which a client says that it sends the same once more; null where it does not say. */
  idempotencyKey: string | null;
}
