import type { PackContent } from '@torg/commerce-sdk/domain';
import type { Dimensions } from './dimensions.ts';

/** A product that is for sale, as one language calls it. */
export interface ProductRecord {
  productId: number;
  articleNumber: string;
  brandId: number;
  primaryCategoryId: number;
  variantGroupId: number | null;
  vatClass: string;
  weightGrams: number;
  firstAvailable: Date;
  alias: string;
  name: string;
  /** `product`, `package` or `giftcard`. */
  type: string;
  supplierId: number | null;
  freightClass: string | null;
  /** Null where it was not measured. */
  dimensions: Dimensions | null;
  /** What a pack holds; null where it is not known. */
  content: PackContent | null;
}

/** Whether a product is money for later: it is sold without VAT, and nothing makes it cheaper. */
export function isGiftCard({ type }: Pick<ProductRecord, 'type'>): boolean {
  return type === 'giftcard';
}
