import type { OrderView } from '../order/order-view.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** What it takes to work with payments in one shop at one moment. */
export interface PaymentView extends OrderView {
  payments: PaymentDesk;
}
