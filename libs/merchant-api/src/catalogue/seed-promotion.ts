import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { Localised, SeedPrice } from './localised.ts';

/** What a promotion gives; prices in kronor inc VAT. */
export type SeedPromotionGift =
  | { kind: 'PERCENT'; percent: number }
  | { kind: 'AMOUNT'; amount: SeedPrice }
  | { kind: 'FREE_SHIPPING' }
  | { kind: 'MULTI_BUY'; take: number; pay: number }
  | { kind: 'FREE_GIFT'; articleNumber: string };

/** What makes carts cheaper: with a code for those who write it, without one for everyone. */
export interface SeedPromotion {
  key: string;
  /** In capitals. */
  code?: string;
  name: Localised;
  gift: SeedPromotionGift;
  /** Leaves goods alone whose price is reduced already. */
  sparesReduced?: boolean;
  customerType?: CustomerType;
  needsAccount?: boolean;
  mostUses?: number;
  mostUsesEach?: number;
  /** The least that the goods must cost, in kronor inc VAT. */
  minimum?: SeedPrice;
  /** From the beginning of the day that many days before seeding. */
  startsDaysAgo: number;
  /** To the end of the day that many days after seeding. */
  endsInDays: number;
  /** What it is about; everything where it is left out. */
  families?: readonly string[];
}
