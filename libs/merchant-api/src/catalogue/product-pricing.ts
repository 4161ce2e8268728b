import type { ProductRecord } from './product-record.ts';

/** What the catalogue shows of prices, in the contract's shapes. The pricing domain fills this port. */
export interface ProductPricing {
  unitPrice(product: ProductRecord): Promise<object | null>;
  lowestPrice(product: ProductRecord): Promise<object | null>;
  priceLog(product: ProductRecord): Promise<object[]>;
  discountType(product: ProductRecord): Promise<'NONE' | 'SALE_PRICE'>;
}
