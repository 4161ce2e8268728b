import type { VatAmount } from '../money/money.ts';
import type { UnitPriceBreak } from '../price/price-break.ts';

/** A sku that an article number names, as it is sold now. */
export interface ArticleMatch {
  skuId: number;
  productId: number;
  articleNumber: string;
  productName: string;
  /** The size or the like; null where there is only one. */
  skuName: string | null;
  canonicalUrl: string;
  /** How many units can be sold. */
  totalStock: number;
  /** What one costs, and what it would cost without a reduction. ISO 4217 code. */
  selling: VatAmount;
  regular: VatAmount;
  currency: string;
  /** What makes one cheaper by number, by quantity; empty where nothing does. */
  breaks: readonly UnitPriceBreak[];
}

/** What an article number names. */
export interface Article {
  /** As it was asked for. */
  number: string;
  /** One where the number is a sku's; all sizes where it is that of a product. */
  matches: readonly ArticleMatch[];
  /** What may have been meant where nothing matches; the nearest first. */
  nearest: readonly ArticleMatch[];
  /** Whether there was such an article, which is sold no more. */
  isWithdrawn: boolean;
}
