import type { LowestPriceType, PriceLogItemType, PriceType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { ProductRecord } from './product-record.ts';

/** What a kilogram, litre, metre or piece of a product costs inc VAT. */
export interface PricePerUnit {
  /** As shoppers read it, such as `238,00 kr/kg`. */
  text: string;
  /** In kronor with two decimals and a point. */
  amount: string;
  /** kg, l, m, m2 or piece. */
  unit: string;
}

/** What the catalogue shows of prices, in the contract's shapes. The pricing domain fills this port. */
export interface ProductPricing {
  unitPrice(product: ProductRecord): Promise<Presented<PriceType> | null>;
  lowestPrice(product: ProductRecord): Promise<Presented<LowestPriceType> | null>;
  priceLog(product: ProductRecord): Promise<readonly Presented<PriceLogItemType>[]>;
  discountType(product: ProductRecord): Promise<'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN'>;
  /** Null where the content of a pack is not known, or where the law asks for no such price. */
  pricePerUnit(product: ProductRecord): Promise<PricePerUnit | null>;
}
