import type { CountedCartLine, CountedCartRecord } from '../cart/counted-cart.ts';
import type { PromotionRecord } from '../promotion/promotion-record.ts';

/** A counted cart in the form in which it can be kept as JSON. */
export function freezeCart({ cart, lines, promotions, totals, fees }: CountedCartRecord): CountedCartRecord {
  return {
    // What a gift card's code opens is nobody's business who may look at the order.
    cart: { ...cart, codes: cart.codes.filter(({ kind }) => kind === 'promotion') },
    lines: lines.map((line) => ({ ...line, givenBy: line.givenBy && withoutProducts(line.givenBy) })),
    promotions: promotions.map(withoutProducts),
    totals,
    fees,
    // The ledger says what was drawn from where.
    funds: [],
  };
}

type KeptLine = Omit<CountedCartLine, 'priceCampaignId'> & Partial<CountedCartLine>;

/** A counted cart that was kept as JSON: what a promotion gave is of that very promotion again. */
export function thawCart(kept: CountedCartRecord): CountedCartRecord {
  const ofRecord = (given: PromotionRecord | null) =>
    given && (kept.promotions.find(({ promotionId }) => promotionId === given.promotionId) ?? given);
  // What was kept before the campaign of a price was names none.
  const thaw = ({ priceCampaignId = null, ...line }: KeptLine) => ({
    ...line,
    priceCampaignId,
    givenBy: ofRecord(line.givenBy),
  });
  return { ...kept, lines: kept.lines.map(thaw) };
}

/** Which products it was about has been counted with, and may be thousands. */
function withoutProducts(promotion: PromotionRecord): PromotionRecord {
  return { ...promotion, productIds: null };
}
