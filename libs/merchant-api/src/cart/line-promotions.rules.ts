import type { LineTotals } from '@torg/commerce-sdk/domain';
import { offerIdOf } from '../promotion/promotion-offers.rules.ts';
import type { PromotionRecord } from '../promotion/promotion-record.ts';
import type { CountedCartLine } from './counted-cart.ts';

/** Which promotions of a cart made one of its lines cheaper, or gave it. */
export function linePromotions(
  { givenBy }: CountedCartLine,
  totals: LineTotals | undefined,
  promotions: readonly PromotionRecord[],
): PromotionRecord[] {
  return promotions.filter(
    (one) => one === givenBy || totals?.reductions.some(({ offerId }) => offerId === offerIdOf(one)),
  );
}
