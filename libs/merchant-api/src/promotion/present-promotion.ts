import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import type { CampaignRuleType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { PromotionGift, PromotionRecord } from './promotion-record.ts';

/** A promotion as the contract's CampaignRuleType. */
export function presentPromotion({ promotionId, name, gift, code }: PromotionRecord): Presented<CampaignRuleType> {
  return {
    campaignId: String(promotionId),
    name,
    hideTitle: false,
    ruleType: code === null ? 'CART' : 'PROMO_CODE',
    category: 'CART',
    action: gift.kind,
    actionValue: valueOf(gift),
    canonicalUrl: null,
  };
}

/** Percent, kronor, or a bundle as it is spoken: three for two is `3/2`. */
function valueOf(gift: PromotionGift): string | null {
  switch (gift.kind) {
    case 'PERCENT':
      return String(gift.percent);
    case 'AMOUNT':
      return String(decimalFromMinor(gift.amount));
    case 'MULTI_BUY':
      return `${gift.take}/${gift.pay}`;
    case 'FREE_SHIPPING':
    case 'FREE_GIFT':
      return null;
  }
}
