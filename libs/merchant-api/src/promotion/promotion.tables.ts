import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { Generated } from 'kysely';

/** What a promotion gives. */
export type PromotionKind = 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING' | 'MULTI_BUY' | 'FREE_GIFT';

/** What makes carts cheaper. With a code it is given to those who write it, without one to everyone. */
export interface PromotionsTable {
  promotion_id: Generated<number>;
  key: string;
  /** In capitals. */
  code: string | null;
  kind: PromotionKind;
  /** Whole percent. */
  percent: number | null;
  /** Of so many units … */
  bundle_take: number | null;
  /** … so many are paid for. */
  bundle_pay: number | null;
  gift_sku_id: number | null;
  /** Leaves goods alone whose price is reduced already. */
  spares_reduced: boolean;
  /** Who it is for; null for everyone. */
  customer_type: CustomerType | null;
  needs_account: boolean;
  most_uses: number | null;
  most_uses_each: number | null;
  is_active: boolean;
}

export interface PromotionTextsTable {
  promotion_id: number;
  language_id: string;
  name: string;
}

/** When and for how much a promotion counts in a market; amounts are minor units inc VAT. */
export interface PromotionMarketsTable {
  promotion_id: number;
  market_id: string;
  starts_at: Date;
  ends_at: Date;
  amount: number | null;
  minimum_sub_total: number;
}

/** The products a promotion is about; none where it is about all of them. */
export interface PromotionProductsTable {
  promotion_id: number;
  product_id: number;
}

/** Which orders a promotion made cheaper. */
export interface PromotionUsesTable {
  promotion_id: number;
  order_id: number;
  /** In lower case. */
  email: string;
  /** When it counts no more without being paid; null where it counts for good. */
  expires_at: Date | null;
}
