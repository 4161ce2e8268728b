import type { Minor } from '../money/money.ts';

/** The lines an offer is about, by line id; null where it is about all of them. */
export type OfferedLines = readonly string[] | null;

/**
 * A reduction that a cart has earned, whether by a code or a campaign. Whoever gives it to the totals has checked that its
 * conditions are met. Percent is whole, amounts are minor units inc VAT.
 */
export type CartOffer =
  /** What the lines of one package cost together; at most what they would cost one by one. Its units are in no bundle. */
  | { kind: 'package-price'; offerId: string; price: Minor; lines: readonly string[] }
  /** Of every `take` units, the dearest first, only `pay` are paid for: the cheapest of each bundle are free. */
  | { kind: 'multi-buy'; offerId: string; take: number; pay: number; lines: OfferedLines }
  /** Off what is left of each line after packages and bundles; rounded in the shopper's favour. */
  | { kind: 'percent'; offerId: string; percent: number; lines: OfferedLines }
  /** Off the cart as a whole, spread over its lines in proportion to what is left of them. */
  | { kind: 'amount'; offerId: string; amount: Minor; lines: OfferedLines }
  | { kind: 'free-shipping'; offerId: string };
