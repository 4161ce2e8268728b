/** How a payment ended, as its provider tells. */
export type PaymentOutcome = 'paid' | 'declined' | 'blocked' | 'expired';

/** What ends a payment without money. */
export type UnpaidOutcome = Exclude<PaymentOutcome, 'paid'>;
