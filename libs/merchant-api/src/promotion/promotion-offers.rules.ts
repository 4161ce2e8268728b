import type { CartOffer, CustomerType } from '@torg/commerce-sdk/domain';
import type { PromotionRecord } from './promotion-record.ts';

/** A cart as promotions look at it. */
export interface PromotedCart {
  lines: readonly PromotedLine[];
  /** What a minimum is held against: the lines less `unconditionalOffers`, minor units inc VAT. */
  subTotal: number;
  customerType: CustomerType;
  isSignedIn: boolean;
}

export interface PromotedLine {
  lineId: string;
  productId: number;
  isReduced: boolean;
  /** Part of a package, which has a price of its own. */
  isPackaged: boolean;
}

/** Whether a cart meets what a promotion asks for. */
export function meetsConditions(promotion: PromotionRecord, cart: PromotedCart): boolean {
  const { minimumSubTotal, customerType, needsAccount, gift } = promotion;
  if (cart.subTotal < minimumSubTotal || cart.lines.length === 0) return false;
  if (customerType !== null && customerType !== cart.customerType) return false;
  if (needsAccount && !cart.isSignedIn) return false;
  return gift.kind === 'FREE_SHIPPING' || linesOf(promotion, cart).length > 0;
}

/**
 * What makes the lines of a cart cheaper whatever it costs, such as three for two. Minimums count what is left after these:
 * a promotion with a minimum of its own cannot be among them, or each would hang on the other.
 */
export function unconditionalOffers(running: readonly PromotionRecord[], cart: PromotedCart): CartOffer[] {
  return running
    .filter((promotion) => promotion.minimumSubTotal === 0 && meetsConditions(promotion, cart))
    .flatMap((promotion) => offerOf(promotion, cart) ?? []);
}

/** How a promotion makes a cart cheaper, where its conditions are met; null for a gift, which is a line of its own. */
export function offerOf(promotion: PromotionRecord, cart: PromotedCart): CartOffer | null {
  const { gift } = promotion;
  const offerId = offerIdOf(promotion);
  const lines = linesOf(promotion, cart);
  switch (gift.kind) {
    case 'PERCENT':
      return { kind: 'percent', offerId, percent: gift.percent, lines };
    case 'AMOUNT':
      return { kind: 'amount', offerId, amount: gift.amount, lines };
    case 'MULTI_BUY':
      return { kind: 'multi-buy', offerId, take: gift.take, pay: gift.pay, lines };
    case 'FREE_SHIPPING':
      return { kind: 'free-shipping', offerId };
    case 'FREE_GIFT':
      return null;
  }
}

/** What the reductions of a promotion are known by in the totals. */
export function offerIdOf({ promotionId }: Pick<PromotionRecord, 'promotionId'>): string {
  return `promotion-${promotionId}`;
}

/** The lines that a promotion is about, by line id. A package is not part of a bundle: it is one already. */
function linesOf({ productIds, sparesReduced, gift }: PromotionRecord, { lines }: PromotedCart): string[] {
  return lines
    .filter(({ productId }) => productIds?.has(productId) ?? true)
    .filter(({ isReduced, isPackaged }) => !(sparesReduced && (isReduced || isPackaged)))
    .filter(({ isPackaged }) => !(isPackaged && gift.kind === 'MULTI_BUY'))
    .map(({ lineId }) => lineId);
}
