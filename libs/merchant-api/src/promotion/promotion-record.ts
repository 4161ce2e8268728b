import type { CustomerType } from '@torg/commerce-sdk/domain';

/** What a promotion gives; amounts are minor units inc VAT, `percent` is whole. */
export type PromotionGift =
  | { kind: 'PERCENT'; percent: number }
  | { kind: 'AMOUNT'; amount: number }
  | { kind: 'FREE_SHIPPING' }
  | { kind: 'MULTI_BUY'; take: number; pay: number }
  | { kind: 'FREE_GIFT'; skuId: number };

/** A promotion that runs now, as one language and market see it. */
export interface PromotionRecord {
  promotionId: number;
  /** Null where it is given without one. */
  code: string | null;
  name: string;
  gift: PromotionGift;
  sparesReduced: boolean;
  customerType: CustomerType | null;
  needsAccount: boolean;
  /** Minor units inc VAT. */
  minimumSubTotal: number;
  /** The products it is about; null for all of them. */
  productIds: ReadonlySet<number> | null;
}
