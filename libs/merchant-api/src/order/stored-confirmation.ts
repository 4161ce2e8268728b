import type { OrderConfirmation } from '../mail/templates/order-facts.ts';

/** What a confirmation tells, before the order has its number. */
export type StoredConfirmation = Omit<OrderConfirmation, 'orderId'>;
