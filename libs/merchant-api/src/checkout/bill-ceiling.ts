/**
 * The most (minor units inc VAT) that a shopper is billed whose account has not paid for an order yet: nobody proves who they
 * are, and the goods leave the stock at once.
 */
export const firstBillCeilings: Readonly<Record<string, number>> = { SEK: 500_000, NOK: 500_000 };
