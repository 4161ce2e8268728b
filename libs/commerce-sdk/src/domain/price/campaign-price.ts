import type { Minor } from '../money/money.ts';

/** What a price campaign does to the regular price. Amounts in minor units inc VAT, `percent` whole. */
export type CampaignDiscount =
  { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor } | { kind: 'price'; price: Minor };

/**
 * The price inc VAT (minor units) that a campaign makes of a regular price. It is never below nothing nor above the regular
 * price, and a percentage is rounded in the shopper's favour, so that what is promised is never more than what is given.
 *
 * @example
 * campaignPrice(10_000, { kind: 'percent', percent: 20 }); // 8000
 */
export function campaignPrice(regular: Minor, discount: CampaignDiscount): Minor {
  return Math.min(regular, Math.max(0, loweredPrice(regular, discount)));
}

function loweredPrice(regular: Minor, discount: CampaignDiscount): Minor {
  switch (discount.kind) {
    case 'percent':
      return Math.floor((regular * (100 - discount.percent)) / 100);
    case 'amount':
      return regular - discount.amount;
    case 'price':
      return discount.price;
  }
}
