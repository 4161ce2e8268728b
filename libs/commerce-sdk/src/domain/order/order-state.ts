/** How an order stands, in the few words that a customer is shown. */
export type OrderState = 'received' | 'processing' | 'completed' | 'cancelled';

/**
 * Turns a status of the Merchant API into what a customer is shown. One that is not known is being worked on.
 *
 * @example
 * orderState('on-hold');
 */
export function orderState(status: string): OrderState {
  switch (status.toLowerCase()) {
    case 'pending':
    case 'pending-payment':
    case 'backorder':
      return 'received';
    case 'completed':
    case 'refunded':
      return 'completed';
    case 'cancelled':
    case 'out-of-stock':
      return 'cancelled';
    // partial, inactive and on-hold
    default:
      return 'processing';
  }
}
