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
}
