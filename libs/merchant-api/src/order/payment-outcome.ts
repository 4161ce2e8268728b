/** How a payment ended, as its provider tells. */
export type PaymentOutcome = 'paid' | 'declined' | 'blocked' | 'expired';
