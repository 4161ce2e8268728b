import { gtinCheckDigit } from '@torg/commerce-sdk/domain';

/** Numbers that start so are for use inside one shop and belong to no real product. */
const inStorePrefix = '200';

/** A fictional GTIN-13 for a size of a product. The product number has four digits. */
export function inStoreGtin(productNumber: number, sizeIndex: number): string {
  const digits = `${inStorePrefix}${productNumber}${String(sizeIndex + 1).padStart(5, '0')}`;
  return `${digits}${gtinCheckDigit(digits)}`;
}
