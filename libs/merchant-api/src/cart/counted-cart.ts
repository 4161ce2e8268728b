import type { CartTotals, CountedLine } from '@torg/commerce-sdk/domain';
import type { Fund } from '../balance/fund.ts';
import type { PromotionRecord } from '../promotion/promotion-record.ts';
import type { CartLineRecord, CartRecord } from './cart-record.ts';
import type { ChosenFees } from './chosen-fees.ts';

/** A line of a cart, bought or given, with what it counts for. */
export interface CountedCartLine {
  line: CartLineRecord;
  counted: CountedLine;
  /** The promotion that gives it; null where it was put there by the shopper. */
  givenBy: PromotionRecord | null;
  /** The campaign of which its unit price is; null where it is of none, and for lines of orders from before it was kept. */
  priceCampaignId: number | null;
}

/** A cart at this market's prices of this moment. */
export interface CountedCartRecord {
  cart: CartRecord;
  lines: readonly CountedCartLine[];
  /** What made it cheaper, the code's promotion last. */
  promotions: readonly PromotionRecord[];
  totals: CartTotals;
  /** What its checkout adds. */
  fees: ChosenFees;
  /** What pays `totals.balance.pending` of it, in the order in which it is drawn. */
  funds: readonly Fund[];
}
