import { decimalFromMinor, type CountedLine, type LineTotals } from '@torg/commerce-sdk/domain';
import type { Shop } from '../market/find-shop.ts';
import { amountOf, presentPrice } from '../pricing/present-price.ts';
import { offerIdOf } from '../promotion/promotion-offers.rules.ts';
import { presentPromotion } from '../promotion/present-promotion.ts';
import type { PromotionRecord } from '../promotion/promotion-record.ts';

/** A line with the promotions that made it cheaper. */
export interface PromotedLineTotals {
  counted: CountedLine;
  totals: LineTotals;
  promotions: readonly PromotionRecord[];
}

/** What promotions make of a line as the contract's CampaignType; null where they leave it as it is. */
export function presentLineCampaign({ counted, totals, promotions }: PromotedLineTotals, shop: Shop) {
  if (promotions.length === 0) return null;
  return {
    appliedCampaigns: promotions.map((promotion) => presentPromotion(promotion)),
    prices: unitPrices(counted, totals, promotions).map(({ quantity, selling }) => {
      const saved = counted.regular - selling;
      return {
        quantity,
        discount: decimalFromMinor(saved),
        discountPercentage: counted.regular === 0 ? 0 : Math.floor((saved * 100) / counted.regular),
        price: presentPrice(
          { selling: amountOf(selling, counted.rateBp), regular: amountOf(counted.regular, counted.rateBp) },
          shop,
        ),
      };
    }),
  };
}

/** The units of a line by what each of them costs: those of a bundle that are free stand by themselves. */
function unitPrices(
  { quantity, selling }: CountedLine,
  { selling: total, reductions }: LineTotals,
  promotions: readonly PromotionRecord[],
): { quantity: number; selling: number }[] {
  const bundles = new Set(promotions.filter(({ gift }) => gift.kind === 'MULTI_BUY').map(offerIdOf));
  const given = reductions.reduce((sum, { offerId, amount }) => sum + (bundles.has(offerId) ? amount : 0), 0);
  const free = selling === 0 ? 0 : given / selling;
  const paid = quantity - free;
  return [
    ...(paid > 0 ? [{ quantity: paid, selling: Math.round(total.incVat / paid) }] : []),
    ...(free > 0 ? [{ quantity: free, selling: 0 }] : []),
  ];
}
